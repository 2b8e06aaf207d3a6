import { InvalidFields } from '#core/errors.ts';
import { business } from '#modules/branch/business/business.entity.ts';
import { hashPassword } from '#server-kit/auth/password-hash.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { problemOfNewPassword } from '../../password/server/problem-of-new-password.ts';

interface Person {
  id: string;
  name: string;
  phone_number: string;
  email?: string | null;
}

/**
 * Gives somebody a new password, or says in `field` what is wrong with it; one that somebody else has chosen is good for one
 * login, up to `givenUntil`. The database alone can read what is kept.
 */
export async function setPassword(
  tx: Tx,
  person: Person,
  password: string,
  { field = 'password', givenUntil = null }: { field?: string; givenUntil?: Date | null } = {},
): Promise<void> {
  const problem = await problemOfNewPassword(password, await namesOf(tx, person));
  if (problem) throw new InvalidFields({ [field]: problem });
  await tx.query('select ctx.set_password($1, $2, $3)', [
    person.id,
    await hashPassword(password),
    givenUntil,
  ]);
}

/** What somebody and his business are known by, none of which belongs into a password. */
export async function namesOf(tx: Tx, { name, phone_number, email }: Omit<Person, 'id'>): Promise<string[]> {
  const places = await tx.query<{ name: string }>(`select name from ${business.table}`);
  return [name, phone_number, email ?? '', ...places.map((place) => place.name)];
}
