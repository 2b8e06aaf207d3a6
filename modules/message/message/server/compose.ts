import { phoneNumber } from '#core/phone-number.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { sorted } from '../audience.rules.ts';
import { optedOut } from './opted-out.ts';
import { readAudience, type SaidAudience } from './read-audience.ts';
import type { Sender } from './sender.ts';

/** Who would get a text at a moment and what each reads, and who is left out and why. */
export async function compose(tx: Tx, said: SaidAudience & { text: string }, from: Sender, at: Date) {
  const people = await readAudience(tx, said, from, at);
  const phones = people.map(({ phone }) => phone && phoneNumber(phone));
  return sorted(people, said.text, await optedOut(tx, phones));
}
