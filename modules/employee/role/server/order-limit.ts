import { linesTableName } from '#core/derive/table.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { user } from '../../user/user.entity.ts';
import { role } from '../role.entity.ts';

/**
 * Up to how much, in minor units, the actor may send purchase orders of the branch of the call by himself; null where his role
 * sets no limit, or he has none. A token has the limit of its maker, and whoever looks as a role that of the role.
 */
export async function orderLimitOf({
  tx,
  actor,
  branch,
}: Pick<ActorContext, 'tx' | 'actor' | 'branch'>): Promise<bigint | null> {
  const [held] = await tx.query<{ order_limit: bigint | null }>(LIMIT, [
    actor.user_id,
    branch.id,
    actor.seen_as?.id ?? null,
  ]);
  return held?.order_limit ?? null;
}

const LIMIT = `
select r.order_limit from ${linesTableName(user, 'access')} l
join ${role.table} r on r.id = coalesce($3, l.role_id) and r.deleted_at is null
where l.user_id = $1 and l.branch_id = $2`;
