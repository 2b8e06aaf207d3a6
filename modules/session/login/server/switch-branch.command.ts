import { f } from '#core/fields.ts';
import { PermissionDenied } from '#server-kit/http/errors.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { NoBranch } from '../../errors.ts';
import { callerOf } from '../../guard/server/caller-of.ts';
import { readCaller } from '../../guard/server/caller-row.ts';
import { loggedInUser } from '../../guard/server/logged-in-user.ts';

/** Moves the session to another branch of the user; tabs that name their branch stay where they are. */
export const switchBranch = defineCommand({
  name: 'user.switch-branch',
  route: 'PUT api/user/switch-branch',
  permission: 'switch_between_branches',
  isPersonal: true,
  fields: { branch: f.ref('branch', { required: true }) },
  async run({ tx, actor, language, input }) {
    if (!actor.branch_ids.includes(input.branch_id)) throw PermissionDenied();
    await tx.query('select ctx.move_access($1)', [input.branch_id]);
    const row = await readCaller(tx, input.branch_id);
    if (!row) throw NoBranch();
    return loggedInUser(row, callerOf(row, input.branch_id, language));
  },
});
