import { f } from '#core/fields.ts';
import { say } from '#core/i18n/language.ts';
import type { Database } from '#server-kit/db/database.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { TwoFactorDemanded } from '../../errors.ts';
import { readCaller } from '../../guard/server/caller-row.ts';
import { typedPassword } from '../../login/typed-password.ts';
import { TWO_FACTOR_TEXTS } from '../two-factor.words.ts';
import { proveOneself } from './prove-oneself.ts';
import type { FactorKeys } from './second-factor.ts';
import { turnOff } from './turn-off.ts';

/** Turns the second factor off, against the password and a code: whoever finds a session open cannot. */
export const endTwoFactor = (database: Database, keys: FactorKeys) =>
  defineCommand({
    name: 'user.end-two-factor',
    route: 'PUT api/user/end-two-factor',
    permission: 'free_access',
    isPersonal: true,
    fields: { current_password: typedPassword, code: f.text({ required: true, max: 20 }) },
    async run(context) {
      const caller = await readCaller(context.tx, '');
      if (caller?.factor_demand) throw TwoFactorDemanded();
      await proveOneself(context, database, keys, context.input);
      await turnOff(context);
      return say(TWO_FACTOR_TEXTS.turnedOff, context.language);
    },
  });
