import { z } from 'zod';
import { accessHashOf, newSecret } from '#server-kit/auth/secrets.ts';
import { defineGuestCall } from '#server-kit/operation/define-operation.ts';
import { RecoverySpent } from '../../errors.ts';
import { takeGuess } from '../../login/server/guess-limits.ts';
import { replacePassword } from './replace-password.ts';

/** Long enough to write the password; the access is closed again right after. */
const LIFE_OF_THE_ACCESS_MS = 60_000;

/**
 * A new password for whoever proved the code. Every session of theirs ends, and nobody is logged in by this: the second
 * factor, where there is one, is still asked for.
 */
export const resetPassword = defineGuestCall({
  name: 'user.reset-password',
  route: 'POST api/user/reset-password',
  permission: 'guest',
  input: z.strictObject({
    token: z.string({ error: 'required' }).min(1, 'required').max(60, 'too_long'),
    password: z.string({ error: 'required' }).min(1, 'required').max(200, 'too_long'),
  }),
  async run(context) {
    const { database, call, input } = context;
    const token = accessHashOf(input.token);
    const guess = await takeGuess(database.login, 'reset-password', token, call.ip);
    const person = await database.recovery.read(token);
    if (!person) throw RecoverySpent();
    const hash = accessHashOf(newSecret());
    const expiresAt = new Date(Date.now() + LIFE_OF_THE_ACCESS_MS);
    await database.login.open({ hash, kind: 'session', ...person, expiresAt });
    try {
      await database.transaction(hash, {}, (tx) =>
        replacePassword(tx, context, person, { token, password: input.password }),
      );
    } finally {
      await database.login.close(hash);
    }
    await guess.returned();
    return null;
  },
});
