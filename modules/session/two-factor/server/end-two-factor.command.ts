import { z } from 'zod';
import type { Database } from '#server-kit/db/database.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { TwoFactorOff, WrongOtp } from '../../errors.ts';
import { takeOtp } from '../../login/server/guess-limits.ts';
import { typedPassword } from '../../login/typed-password.ts';
import { requireOwnPassword } from '../../own/server/require-own-password.ts';
import { type FactorKeys, provesFactor } from './second-factor.ts';
import { turnOff } from './turn-off.ts';

/** Turns the second factor off, against the password and a code: whoever finds a session open cannot. */
export const endTwoFactor = (database: Database, keys: FactorKeys) =>
  defineCommand({
    name: 'user.end-two-factor',
    route: 'PUT api/user/end-two-factor',
    permission: 'free_access',
    isPersonal: true,
    input: z.strictObject({
      current_password: typedPassword,
      code: z.string({ error: 'required' }).trim().min(1, 'required').max(20, 'too_long'),
    }),
    async run(context) {
      const { clock, input } = context;
      const person = await requireOwnPassword(context, database, input.current_password);
      const factor = await database.secondFactor.read(person.businessId, person.userId);
      if (!factor?.isOn) throw TwoFactorOff();
      const guess = await takeOtp(database.login, person.userId);
      const { secondFactor } = database;
      if (!(await provesFactor(secondFactor, factor.sealed, person, input.code, clock.now(), keys)))
        throw WrongOtp();
      await guess.returned();
      await turnOff(context);
      return null;
    },
  });
