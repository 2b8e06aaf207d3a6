import { f } from '#core/fields.ts';
import { say } from '#core/i18n/language.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import type { Database } from '#server-kit/db/database.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { TwoFactorOff } from '../../errors.ts';
import { typedPassword } from '../../login/typed-password.ts';
import { recoveryCodesAnswer } from '../recovery-codes.answer.ts';
import { TWO_FACTOR_TEXTS } from '../two-factor.words.ts';
import { proveOneself } from './prove-oneself.ts';
import { type FactorKeys, newSpareCodes, spareMac } from './second-factor.ts';

/** Ten new recovery codes, answered this once; all from before are dead at the same moment. The app stays as it is. */
export const renewCodes = (database: Database, keys: FactorKeys) =>
  defineCommand({
    name: 'user.renew-recovery-codes',
    route: 'PUT api/user/renew-recovery-codes',
    permission: 'free_access',
    idempotency: 'none',
    isPersonal: true,
    fields: { current_password: typedPassword, code: f.text({ required: true, max: 20 }) },
    answers: recoveryCodesAnswer,
    async run(context) {
      const { tx, actor, input, services, language } = context;
      const person = await proveOneself(context, database, keys, input);
      const codes = newSpareCodes();
      const macs = codes.map((code) => Buffer.from(spareMac(code, person, keys), 'hex'));
      const [kept] = await tx.query<{ done: boolean }>('select ctx.renew_spare_codes($1) as done', [macs]);
      if (!kept?.done) throw TwoFactorOff();
      await services.activities.write(context, [
        {
          entity: user.name,
          record_id: actor.user_id,
          record_name: actor.name,
          type: 'modification',
          changes: [],
          reason: say(TWO_FACTOR_TEXTS.renewed, language),
        },
      ]);
      return { codes };
    },
  });
