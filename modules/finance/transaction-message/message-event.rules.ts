import type { ReadText } from './reading/read-text.rules.ts';

/** Texts that were pasted together: an empty line stands between them, or each line is one that is read by itself. */
export function splitPasted(pasted: string, isWhole: (text: string) => boolean): string[] {
  return pasted
    .split(/\r?\n\s*\r?\n/u)
    .flatMap((block) => {
      const lines = block.split(/\r?\n/u).filter((line) => line.trim() !== '');
      return lines.length > 1 && lines.every(isWhole) ? lines : [lines.join('\n')];
    })
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

/** What is the same of all texts of one event; the words stand for themselves where it has no number. */
export function identityOf({ provider, transaction_id }: ReadText, text: string): string {
  return transaction_id
    ? `${provider} ${transaction_id.toUpperCase()}`
    : `${provider} text ${text.replace(/\s+/gu, ' ').trim().toLowerCase()}`;
}

/** What may be completed by a second text of the event. */
const COMPLETED = [
  ...(['fee', 'levy', 'vat', 'balance', 'party_name', 'party_phone', 'party_account'] as const),
  ...(['network', 'receipt', 'reverses'] as const),
] as const;

/** What a text says of an event, as a row holds it or as it was just read. */
export type EventFields = Pick<ReadText, (typeof COMPLETED)[number]> & { at: Date | null };

/** An event by two texts: the second tells what the first lacks, a person instead of a network, seconds instead of minutes. */
export function completed(first: EventFields, second: EventFields): EventFields {
  const both = { ...first };
  for (const field of COMPLETED) if (both[field] === null) Object.assign(both, { [field]: second[field] });
  // The first named the network of the person.
  if (!first.network && second.network && second.party_name)
    Object.assign(both, { party_name: second.party_name, party_account: second.party_account });
  if (!first.at || isFiner(first.at, second.at)) both.at = second.at;
  return both;
}

/** The same minute with its seconds. */
function isFiner(one: Date, other: Date | null): boolean {
  if (!other || one.getTime() % 60_000 !== 0) return false;
  return other.getTime() > one.getTime() && other.getTime() - one.getTime() < 60_000;
}

/** What a balance should be by the one before it, in minor units. */
export function balanceAfter(
  before: bigint,
  { direction, amount, fee }: { direction: 'in' | 'out'; amount: bigint; fee?: bigint | null },
): bigint {
  return before + (direction === 'in' ? amount : -amount) - (fee ?? 0n);
}
