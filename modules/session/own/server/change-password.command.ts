import { z } from 'zod';
import { InvalidFields } from '#core/errors.ts';
import { setPassword } from '#modules/employee/public.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import { isPassword } from '#server-kit/auth/password-hash.ts';
import type { Database } from '#server-kit/db/database.ts';
import { PermissionDenied } from '#server-kit/http/errors.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { takeGuess } from '../../login/server/guess-limits.ts';
import { endOtherSessions } from './end-other-sessions.ts';

const password = z.string({ error: 'required' }).min(1, 'required').max(200, 'too_long');

/** A new password for oneself, against the old one. Every other session of the user ends, for it may be a thief's. */
export const changePassword = (database: Database) =>
  defineCommand({
    name: 'user.change-password',
    route: 'PUT api/user/change-password',
    permission: 'free_access',
    isPersonal: true,
    input: z.strictObject({ current_password: password, new_password: password }),
    async run({ tx, actor, call, input }) {
      if (!actor.session_id) throw PermissionDenied();
      const guess = await takeGuess(database.login, 'change-password', actor.user_id, call.ip);
      const kept = await database.login.read(actor.business_id, actor.user_id);
      if (!(await isPassword(input.current_password, kept?.password_hash ?? null)))
        throw new InvalidFields({ current_password: { key: 'wrong_password', words: WRONG } });
      await guess.returned();
      const person = await tx.lock(user, actor.user_id);
      await setPassword(tx, person, input.new_password, 'new_password');
      await endOtherSessions(tx, actor.user_id);
      return null;
    },
  });

const WRONG = { en: 'This is not your password.', sw: 'Hili si nenosiri lako.' };
