import { f } from '#core/fields.ts';
import { say } from '#core/i18n/language.ts';
import { device } from '#modules/employee/device/device.entity.ts';
import type { Database } from '#server-kit/db/database.ts';
import { PermissionDenied } from '#server-kit/http/errors.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { typedPasswordIfAny } from '../../login/typed-password.ts';
import { proveFactor } from '../../two-factor/server/prove-oneself.ts';
import type { FactorKeys } from '../../two-factor/server/second-factor.ts';
import { OWN_TEXTS } from '../own.words.ts';
import { requireOwnPassword } from './require-own-password.ts';

/**
 * Shows that whoever holds the session is still the person himself, by the password or by a code of the second factor where
 * that is on. For some minutes afterwards the calls that ask for it (`requireProof`) ask nothing.
 */
export const proveOwnSession = (database: Database, keys: FactorKeys) =>
  defineCommand({
    name: 'user.prove',
    route: 'POST api/user/prove',
    permission: 'free_access',
    beforeFactor: true,
    idempotency: 'none',
    isPersonal: true,
    fields: { current_password: typedPasswordIfAny, code: f.text({ max: 20 }) },
    async run(context) {
      const { tx, actor, clock, input } = context;
      if (!actor.session_id) throw PermissionDenied();
      if (input.code) await proveFactor(context, database, keys, input.code);
      else await requireOwnPassword(context, database, input.current_password ?? '');
      await tx.query(`update ${device.table} set proved_at = $2 where id = $1`, [
        actor.session_id,
        clock.now(),
      ]);
      return say(OWN_TEXTS.proved, context.language);
    },
  });
