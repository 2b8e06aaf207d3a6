import { type AnyEntity, columnOf } from '../define-entity.ts';

/** Where a row of the whole business carries a branch: it is one, a column names it, or its lines do. */
export type BranchPlace = { in: 'row' } | { in: 'column'; column: string } | { in: 'lines'; key: string };

/**
 * Whether rows of a definition stand behind the wall of branches though they belong to the whole business, and by what of
 * them. Rows of a branch itself are kept apart by their own `branch_id`.
 */
export function branchPlaceOf(entity: AnyEntity): BranchPlace | null {
  if (entity.scope === 'branch') return null;
  if (entity.name === 'branch') return { in: 'row' };
  const fields = Object.entries(entity.fields);
  const named = fields.find(([, field]) => field.kind.name === 'ref' && field.target === 'branch');
  if (named) return { in: 'column', column: columnOf(...named) };
  const listed = fields.find(([, { lines }]) => lines?.branch?.target === 'branch');
  return listed ? { in: 'lines', key: listed[0] } : null;
}
