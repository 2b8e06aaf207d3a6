import type { Database } from '#server-kit/db/database.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import type { CallContext } from '#server-kit/operation/context.ts';
import { TwoFactorOff } from '../../errors.ts';
import { loginNameOf } from '../../login/login-name.rules.ts';
import { actAs } from '../../login/server/act-as.ts';
import { turnOff } from './turn-off.ts';

/**
 * Lets somebody in again whose phone and recovery codes are lost. Only on the machine of the server: whoever works there
 * has made sure who is asking.
 */
export async function freeOfSecondFactor(
  context: CallContext,
  database: Database,
  username: string,
): Promise<void> {
  const found = await database.login.find(loginNameOf(username));
  if (!found) throw NotFound();
  const person = { businessId: found.business_id, userId: found.user_id };
  const factor = await database.secondFactor.read(person.businessId, person.userId);
  if (!factor?.isOn) throw TwoFactorOff();
  await actAs(context, database, person, (inside) => turnOff(inside, REASON));
}

const REASON = 'Turned off on the command line';
