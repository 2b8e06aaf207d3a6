import { addBranchOpener } from '#modules/branch/public.ts';
import { user } from '../user.entity.ts';

/** Whoever makes a branch, and every owner of the business, has access to it; the others are given it one by one. */
export function giveOwnersAccess(): void {
  addBranchOpener({
    name: 'access',
    place: 1,
    async open({ tx, actor, branch: here }, opened) {
      const people = await tx.query<{ id: string }>(
        `select id from ${user.table} where deleted_at is null and (account_type = 'owner' or id = $1)`,
        [actor.user_id],
      );
      const rows = await tx.lockAll(
        user,
        people.map(({ id }) => id),
      );
      for (const row of rows) {
        const lines = row.access as AccessLine[];
        const asHere = lines.find(({ branch_id }) => branch_id === here.id);
        const line: AccessLine = { branch_id: opened.id, role_id: asHere?.role_id ?? null, store_ids: [] };
        await tx.save(user, row, { access: [...lines, line] });
      }
      return {};
    },
  });
}

interface AccessLine {
  branch_id: string;
  role_id: string | null;
  store_ids: string[];
}
