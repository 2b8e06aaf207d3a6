import { type AnyEntity, columnOf } from '../define-entity.ts';

/** Where a row of the whole business carries a branch: it is one, a column names it, its lines do, or it stands between two. */
export type BranchPlace =
  | { in: 'row' }
  | { in: 'column'; column: string }
  | { in: 'lines'; key: string }
  | { in: 'sides'; columns: readonly string[] };

/**
 * Whether rows of a definition stand behind the wall of branches though they belong to the whole business, and by what of
 * them. Rows of a branch itself are kept apart by their own `branch_id`.
 */
export function branchPlaceOf(entity: AnyEntity): BranchPlace | null {
  if (entity.scope === 'branch') return null;
  if (entity.name === 'branch') return { in: 'row' };
  const fields = Object.entries(entity.fields);
  const naming = (target: string) =>
    fields
      .filter(([, field]) => field.kind.name === 'ref' && field.target === target)
      .map(([key, field]) => columnOf(key, field));
  const [column, other] = naming('branch');
  if (column && other) return { in: 'sides', columns: naming('branch') };
  if (column) return { in: 'column', column };
  const listed = fields.find(([, { lines }]) => lines?.branch?.target === 'branch');
  return listed ? { in: 'lines', key: listed[0] } : null;
}
