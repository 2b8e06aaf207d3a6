import { say } from '#core/i18n/language.ts';
import { setPassword } from '#modules/employee/public.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import type { Database } from '#server-kit/db/database.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { endTokensOf } from '../../token/server/end-tokens-of.ts';
import { changePasswordBody } from '../change-password.body.ts';
import { OWN_TEXTS } from '../own.words.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { requireOwnPassword } from './require-own-password.ts';

/**
 * A new password for oneself, against the old one. Every other session of the user ends, for it may be a thief's, and so do
 * the API tokens, unless whoever changes it keeps them.
 */
export const changePassword = (database: Database) =>
  defineCommand({
    name: 'user.change-password',
    route: 'PUT api/user/change-password',
    permission: 'free_access',
    beforeFactor: true,
    isPersonal: true,
    fields: changePasswordBody.fields,
    async run(context) {
      const { tx, actor, input } = context;
      await requireOwnPassword(context, database, input.current_password);
      const person = await tx.lock(user, actor.user_id);
      await setPassword(tx, person, input.new_password, { field: 'new_password' });
      await endOtherSessions(tx, actor.user_id);
      if (!input.keep_tokens) await endTokensOf(context, actor.user_id);
      return say(OWN_TEXTS.passwordChanged, context.language);
    },
  });
