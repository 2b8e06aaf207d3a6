import { InvalidFields } from '#core/errors.ts';
import { setPassword } from '#modules/employee/public.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import type { GuestContext } from '#server-kit/operation/context.ts';
import { OWN_TEXTS } from '../../own/own.words.ts';
import { actAs } from './act-as.ts';
import type { KnownPerson } from './check-password.ts';

/**
 * A password that somebody else has chosen is good for this one login: with it comes one's own, which nobody else knows, and
 * only then is a session opened.
 */
export async function choosePassword(
  context: GuestContext,
  person: KnownPerson,
  { password, new_password }: { password: string; new_password: string },
): Promise<void> {
  if (new_password === password)
    throw new InvalidFields({ new_password: { key: 'same_password', words: OWN_TEXTS.same } });
  await actAs(context, context.database, person, async (inside) => {
    const row = await inside.tx.lock(user, person.userId);
    await setPassword(inside.tx, row, new_password, { field: 'new_password' });
    inside.tx.noteChange(user, row, [], OWN_TEXTS.chosen);
  });
}
