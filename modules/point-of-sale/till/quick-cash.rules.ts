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

const SUGGESTIONS = 5;

/** What a customer is likely to hand over: the exact amount, then what the next sensible notes come to. */
export function quickCash(due: Money, currency: Currency): Money[] {
  if (due <= 0n) return [];
  const scale = 10n ** BigInt(decimalsOf(currency));
  const roundedUp = NOTES[currency].map((note) => {
    const worth = note * scale;
    return ((due + worth - 1n) / worth) * worth;
  });
  return [...new Set([due, ...roundedUp])].slice(0, SUGGESTIONS).map(money);
}
