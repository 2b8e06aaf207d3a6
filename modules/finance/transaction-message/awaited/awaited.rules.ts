import type { AwaitedText } from './awaited.answer.ts';

/** Where a payment stands that a text is to prove: `many` fit, and a person says which. */
export type Awaited =
  | { state: 'waiting' }
  | { state: 'arrived' | 'taken'; text: AwaitedText }
  | { state: 'many'; texts: readonly AwaitedText[] };

/** What of the texts of an account is the payment of so much; the one whose number is typed already is taken. */
export function awaited(
  texts: readonly AwaitedText[],
  { amount, reference }: { amount: number; reference: string },
): Awaited {
  const fitting = texts.filter((text) => text.amount === amount);
  const typed = reference.trim().toUpperCase();
  const taken = fitting.find(({ transaction_id }) => transaction_id.toUpperCase() === typed);
  if (taken) return { state: 'taken', text: taken };
  const [only, other] = fitting;
  if (!only) return { state: 'waiting' };
  return other ? { state: 'many', texts: fitting } : { state: 'arrived', text: only };
}
