import type { Database } from '#server-kit/db/database.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { TwoFactorOff, WrongOtp } from '../../errors.ts';
import type { KnownPerson } from '../../login/server/check-password.ts';
import { takeOtp } from '../../login/server/guess-limits.ts';
import { requireOwnPassword } from '../../own/server/require-own-password.ts';
import { type FactorKeys, provesFactor } from './second-factor.ts';

/** Password and code together, which whoever finds a session open does not have. */
export async function proveOneself(
  context: CommandContext,
  database: Database,
  keys: FactorKeys,
  { current_password, code }: { current_password: string; code: string },
): Promise<KnownPerson> {
  const person = await requireOwnPassword(context, database, current_password);
  const factor = await database.secondFactor.read(person.businessId, person.userId);
  if (!factor?.isOn) throw TwoFactorOff();
  const guess = await takeOtp(database.login, person.userId);
  const { secondFactor } = database;
  if (!(await provesFactor(secondFactor, factor.sealed, person, code, context.clock.now(), keys)))
    throw WrongOtp();
  await guess.returned();
  return person;
}
