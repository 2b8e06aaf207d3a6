import { f } from '#core/fields.ts';
import { say } from '#core/i18n/language.ts';
import { accessHashOf } from '#server-kit/auth/secrets.ts';
import { defineGuestCall } from '#server-kit/operation/define-operation.ts';
import { RecoverySpent } from '../../errors.ts';
import { actAs } from '../../login/server/act-as.ts';
import { takeGuess } from '../../login/server/guess-limits.ts';
import { typedPassword } from '../../login/typed-password.ts';
import { RECOVERY_TEXTS } from '../recovery.words.ts';
import { replacePassword } from './replace-password.ts';

/**
 * A new password for whoever proved the code. Every session and, unless kept, every API token of theirs ends, and nobody is
 * logged in by this: the second
 * factor, where there is one, is still asked for.
 */
export const resetPassword = defineGuestCall({
  name: 'user.reset-password',
  route: 'POST api/user/reset-password',
  permission: 'guest',
  fields: {
    token: f.secret({ required: true, max: 60 }),
    password: typedPassword,
    keep_tokens: f.flag({ default: false }),
  },
  async run(context) {
    const { database, call, input } = context;
    const token = accessHashOf(input.token);
    const guess = await takeGuess(database.login, 'reset-password', token, call.ip);
    const person = await database.recovery.read(token);
    if (!person) throw RecoverySpent();
    const wanted = { token, password: input.password, keepsTokens: input.keep_tokens };
    await actAs(context, database, person, (inside) => replacePassword(inside, wanted));
    await guess.returned();
    return say(RECOVERY_TEXTS.saved, context.language);
  },
});
