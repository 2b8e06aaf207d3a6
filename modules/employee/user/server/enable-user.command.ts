import { f } from '#core/fields.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { OutlastsToken } from '../../errors.ts';
import { requireWithinOwnAccess } from '../../grant/server/check-grants.ts';
import { user } from '../user.entity.ts';

/** Lets somebody in again, with the rights he had: for longer than a token lasts, so no token does it. */
export const enableUser = defineCommand({
  name: 'user.enable',
  route: 'PUT api/user/enable',
  permission: 'modify_employee',
  fields: { id: f.id('user', { required: true }) },
  answers: { entity: user, form: 'row' },
  async run(context) {
    const { tx, actor, input } = context;
    if (actor.token_id) throw OutlastsToken();
    const before = await tx.lock(user, input.id);
    await requireWithinOwnAccess(context, [before], user.permissions.modify);
    return tx.save(user, before, { status: 'active' });
  },
});
