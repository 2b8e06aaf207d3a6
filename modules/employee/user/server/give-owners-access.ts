import type { RowOf } from '#core/define-entity.ts';
import type { BranchOpener } from '#modules/branch/public.ts';
import { lockRowsOfBusiness } from '#server-kit/command/lock-rows.ts';
import { type AccessOfRow, accessOf } from '../../grant/server/holdings.ts';
import { user } from '../user.entity.ts';

/**
 * Whoever makes a branch, and every owner of the business, has access to it as he has here. An owner who does not work
 * here has all of it where no role narrows him anywhere, else none; the others are given it one by one.
 */
export const accessOfOwners: BranchOpener = {
  name: 'access',
  async open(context, opened) {
    const { tx, actor, branch: here } = context;
    const people = await tx.query<{ id: string }>(
      `select id from ${user.table} where deleted_at is null and (account_type = 'owner' or id = $1)`,
      [actor.user_id],
    );
    const ids = people.map(({ id }) => id);
    const rows = (await lockRowsOfBusiness(user, ids, context)) as RowOf<typeof user>[];
    for (const row of rows) {
      const lines = accessOf(row);
      const role_id = roleInNewBranch(lines, here.id);
      if (role_id === undefined) continue;
      const line = { branch_id: opened.id, role_id, store_ids: [] };
      await tx.save(user, row, { access: [...lines, line] });
    }
    return {};
  },
};

/** The role that somebody gets there, null where he gets none and so, as an owner, everything; undefined for no access. */
function roleInNewBranch(lines: readonly AccessOfRow[], hereId: string): string | null | undefined {
  const asHere = lines.find(({ branch_id }) => branch_id === hereId);
  if (asHere) return asHere.role_id;
  return lines.every(({ role_id }) => role_id === null) ? null : undefined;
}
