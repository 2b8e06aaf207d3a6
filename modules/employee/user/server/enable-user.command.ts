import { z } from 'zod';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { AccountOutOfReach } from '../../errors.ts';
import { mayMakeAccount } from '../account-type.rules.ts';
import { user } from '../user.entity.ts';

/** Lets somebody in again, with the rights he had. */
export const enableUser = defineCommand({
  name: 'user.enable',
  route: 'PUT api/user/enable',
  permission: 'modify_employee',
  input: z.strictObject({ id: z.uuid('not_id') }),
  answers: { entity: user, form: 'row' },
  async run({ tx, actor, input }) {
    const before = await tx.lock(user, input.id);
    if (!mayMakeAccount(actor.account_type, before.account_type)) throw AccountOutOfReach();
    return tx.save(user, before, { status: 'active' });
  },
});
