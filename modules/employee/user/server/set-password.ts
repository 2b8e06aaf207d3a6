import { InvalidFields } from '#core/errors.ts';
import { hashPassword } from '#server-kit/auth/password-hash.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { problemOfPassword } from '../../password/password.rules.ts';

interface Person {
  id: string;
  name: string;
  phone_number: string;
  email?: string | null;
}

/** Gives somebody a new password, or says in `field` what is wrong with it. The database alone can read what is kept. */
export async function setPassword(
  tx: Tx,
  person: Person,
  password: string,
  field = 'password',
): Promise<void> {
  const own = [person.name, person.phone_number, ...(person.email ? [person.email] : [])];
  const problem = problemOfPassword(password, own);
  if (problem) throw new InvalidFields({ [field]: problem });
  await tx.query('select ctx.set_password($1, $2)', [person.id, await hashPassword(password)]);
}
