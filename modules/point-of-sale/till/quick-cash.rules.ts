import { type Currency, decimalsOf } from '#core/currencies.ts';
import { type Money, money } from '#core/money.ts';

/** The notes that circulate, smallest first, in whole units. */
const NOTES: Record<Currency, readonly bigint[]> = {
  TZS: [500n, 1000n, 2000n, 5000n, 10_000n],
  USD: [1n, 5n, 10n, 20n, 50n, 100n],
  EUR: [5n, 10n, 20n, 50n, 100n, 200n],
  GBP: [5n, 10n, 20n, 50n],
  JPY: [1000n, 5000n, 10_000n],
};

const SUGGESTIONS = 3;

/** What a customer is likely to hand over: the exact amount, then what the fewest notes above it come to. */
export function quickCash(due: Money, currency: Currency): Money[] {
  if (due <= 0n) return [];
  const scale = 10n ** BigInt(decimalsOf(currency));
  const notes = NOTES[currency].map((note) => note * scale);
  const roundedUp = notes.map((note) => ((due + note - 1n) / note) * note);
  const largest = notes.at(-1) ?? scale;
  const upToLargest = roundedUp.at(-1) ?? due;
  const handed = [...roundedUp, upToLargest + largest, upToLargest + 2n * largest];
  const likely = [...new Set(handed)]
    .filter((amount) => amount > due)
    .toSorted((a, b) => notesIn(a, notes) - notesIn(b, notes) || Number(a - b))
    .slice(0, SUGGESTIONS)
    .toSorted((a, b) => Number(a - b));
  return [due, ...likely].map(money);
}

/** How many notes an amount is paid with, the largest first. */
function notesIn(amount: bigint, notes: readonly bigint[]): number {
  let [left, count] = [amount, 0n];
  for (const note of notes.toReversed()) {
    count += left / note;
    left %= note;
  }
  return Number(count);
}
