import { f } from '#core/fields.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import type { Database } from '#server-kit/db/database.ts';
import { PermissionDenied } from '#server-kit/http/errors.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { TwoFactorOff, TwoFactorOn, WrongOtp } from '../../errors.ts';
import { takeOtp } from '../../login/server/guess-limits.ts';
import { recoveryCodesAnswer } from '../recovery-codes.answer.ts';
import { type FactorKeys, newSpareCodes, spareMac, stepOfCode } from './second-factor.ts';

/** The first code of the app turns the second factor on; the recovery codes are answered this once. */
export const confirmTwoFactor = (database: Database, keys: FactorKeys) =>
  defineCommand({
    name: 'user.confirm-two-factor',
    route: 'PUT api/user/confirm-two-factor',
    permission: 'free_access',
    beforeFactor: true,
    idempotency: 'none',
    isPersonal: true,
    fields: { code: f.text({ required: true, max: 20 }) },
    answers: recoveryCodesAnswer,
    async run({ tx, actor, clock, input }) {
      if (!actor.session_id) throw PermissionDenied();
      const person = { businessId: actor.business_id, userId: actor.user_id };
      const factor = await database.secondFactor.read(person.businessId, person.userId);
      if (!factor) throw TwoFactorOff();
      const guess = await takeOtp(database.login, person.userId);
      const step = stepOfCode(factor.sealed, person, input.code, clock.now(), keys);
      if (step === null) throw WrongOtp();
      await guess.returned();
      const codes = newSpareCodes();
      const macs = codes.map((code) => Buffer.from(spareMac(code, person, keys), 'hex'));
      const [kept] = await tx.query<{ done: boolean }>('select ctx.confirm_second_factor($1, $2) as done', [
        step,
        macs,
      ]);
      if (!kept?.done) throw TwoFactorOn();
      const before = await tx.lock(user, person.userId);
      const settings = { ...(before.settings as object | null), two_factor_authentication_enabled: true };
      await tx.save(user, before, { settings });
      return { codes };
    },
  });
