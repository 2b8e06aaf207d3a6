import type { Database } from '#server-kit/db/database.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { TwoFactorOn } from '../../errors.ts';
import { typedPassword } from '../../login/typed-password.ts';
import { requireOwnPassword } from '../../own/server/require-own-password.ts';
import { type FactorKeys, newSeed } from './second-factor.ts';

/** What the authenticator app calls the account. */
const ISSUER = 'Onepos';

/** A new secret for an authenticator app, answered this once. Nothing is asked at logins before its first code was right. */
export const beginTwoFactor = (database: Database, keys: FactorKeys) =>
  defineCommand({
    name: 'user.begin-two-factor',
    route: 'POST api/user/begin-two-factor',
    permission: 'free_access',
    beforeFactor: true,
    idempotency: 'none',
    isPersonal: true,
    fields: { current_password: typedPassword },
    async run(context) {
      const { tx, actor, input } = context;
      const person = await requireOwnPassword(context, database, input.current_password);
      const { sealed, secret } = newSeed(person, keys);
      const [made] = await tx.query<{ done: boolean }>('select ctx.begin_second_factor($1) as done', [
        sealed,
      ]);
      if (!made?.done) throw TwoFactorOn();
      const label = encodeURIComponent(`${ISSUER}:${actor.name}`);
      return { secret, uri: `otpauth://totp/${label}?secret=${secret}&issuer=${ISSUER}` };
    },
  });
