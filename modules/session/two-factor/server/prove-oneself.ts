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
  await proveFactor(context, database, keys, code);
  return person;
}

/** A code of one's own second factor, of the app or a spare one; it is spent by that. */
export async function proveFactor(
  { actor, clock }: Pick<CommandContext, 'actor' | 'clock'>,
  { secondFactor, login }: Pick<Database, 'secondFactor' | 'login'>,
  keys: FactorKeys,
  code: string,
): Promise<void> {
  const person = { businessId: actor.business_id, userId: actor.user_id };
  const factor = await secondFactor.read(person.businessId, person.userId);
  if (!factor?.isOn) throw TwoFactorOff();
  const guess = await takeOtp(login, person.userId);
  if (!(await provesFactor(secondFactor, factor.sealed, person, code, clock.now(), keys))) throw WrongOtp();
  await guess.returned();
}
