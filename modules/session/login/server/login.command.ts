import { z } from 'zod';
import type { ServerKey } from '#server-kit/auth/session-key.ts';
import { defineGuestCall } from '#server-kit/operation/define-operation.ts';
import { WrongLogin } from '../../errors.ts';
import { loginNameOf } from '../login-name.rules.ts';
import { personOf } from './check-password.ts';
import { takeGuess } from './guess-limits.ts';
import { openSession } from './open-session.ts';

/** A name (phone number or e-mail address) and a password become a session. */
export const login = (serverKey: ServerKey) =>
  defineGuestCall({
    name: 'user.login',
    route: 'POST api/user/login',
    permission: 'guest',
    input: z.strictObject({
      username: z.string({ error: 'required' }).min(1, 'required').max(120, 'too_long'),
      password: z.string({ error: 'required' }).min(1, 'required').max(200, 'too_long'),
      otp: z.string({ error: 'not_text' }).max(12, 'too_long').optional(),
    }),
    async run(context) {
      const { database, call, input } = context;
      const guess = await takeGuess(database.login, 'login', loginNameOf(input.username), call.ip);
      const person = await personOf(database.login, input.username, input.password);
      if (!person) throw WrongLogin();
      await guess.returned();
      return openSession(context, person, serverKey);
    },
  });
