import { f } from '#core/fields.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { OwnAccess } from '../../errors.ts';
import { requireWithinOwnAccess } from '../../grant/server/check-grants.ts';
import { user } from '../user.entity.ts';
import { endAccess } from './end-access.ts';
import { requireAnOwner } from './require-an-owner.ts';

/** Shuts somebody out at once: every session and token of his ends in this transaction. */
export const disableUser = defineCommand({
  name: 'user.disable',
  route: 'PUT api/user/disable',
  permission: 'modify_employee',
  fields: { id: f.id('user', { required: true }) },
  answers: { entity: user, form: 'row' },
  async run(context) {
    const { tx, actor, input } = context;
    if (input.id === actor.user_id) throw OwnAccess();
    await requireAnOwner(context, [input.id]);
    const before = await tx.lock(user, input.id);
    await requireWithinOwnAccess(context, [before], user.permissions.modify);
    await endAccess(context, [input.id]);
    return tx.save(user, before, { status: 'disabled' });
  },
});
