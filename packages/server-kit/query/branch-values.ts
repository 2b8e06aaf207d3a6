import type { AnyEntity } from '#core/define-entity.ts';
import { branchTableName, ownerColumn } from '#core/derive/table.ts';

/**
 * A join, as SQL text, to what a branch works with of the per-branch fields of a record: what it has set, and where it has set
 * nothing of its own, what the first branch of its currency did, for a price in shillings is none in dollars. It is the rule by
 * which lists show these fields (`rowSource`), for statements written by hand. `id` and `branch` are expressions of the
 * statement, `as` the alias of the row.
 */
export function branchValues(
  entity: AnyEntity,
  { id, branch, as }: { id: string; branch: string; as: string },
): string {
  return `left join lateral (
  select f.* from ${branchTableName(entity)} f
  join branches o on o.business_id = f.business_id and o.id = f.branch_id
  where f.${ownerColumn(entity)} = ${id}
    and o.currency = (select h.currency from branches h where h.id = ${branch})
  order by f.branch_id = ${branch} desc, f.created_at, f.branch_id limit 1) ${as} on true`;
}
