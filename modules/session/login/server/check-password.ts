import { isPassword } from '#server-kit/auth/password-hash.ts';
import type { LoginGateway } from '#server-kit/db/login-gateway.ts';
import type { KnownOfCall } from '#server-kit/operation/caller.ts';
import { loginNameOf } from '../login-name.rules.ts';

/** Whose login it is, once the password was right. */
export interface KnownPerson {
  businessId: string;
  userId: string;
}

/** The same with what was typed: where somebody else has chosen it, it opens nothing but the choice of another, until then. */
interface LoggingIn extends KnownPerson {
  givenUntil: Date | null;
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * The person of a name and a password, or nobody. Every way through it asks the database twice and hashes once, so that
 * an unknown name, a wrong password and a disabled user take the same time. `known` is told whose name it is, for the log.
 */
export async function personOf(
  gateway: LoginGateway,
  name: string,
  password: string,
  known: KnownOfCall = {},
): Promise<LoggingIn | null> {
  const found = (await gateway.find(loginNameOf(name))) ?? { business_id: NOBODY, user_id: NOBODY };
  Object.assign(known, { business: found.business_id, account: found.user_id, factor: 'password' });
  const person = await gateway.read(found.business_id, found.user_id);
  const isRight = await isPassword(password, person?.password_hash ?? null);
  return isRight && person?.status === 'active'
    ? { businessId: person.business_id, userId: person.user_id, givenUntil: person.given_until }
    : null;
}
