import { divideRounded } from '#core/decimal.ts';
import { InvalidFields, type Problems } from '#core/errors.ts';
import { f } from '#core/fields.ts';
import { ROOM_TYPE_TEXTS } from './room-type.words.ts';

/** What an authority asks of a night: an amount or a part of its price, by the night or for each guest. */
export const LEVY_FIELDS = {
  name: f.text({ required: true, max: 80 }),
  per: f.choice(['guest_night', 'night'], { default: 'guest_night' }),
  of: f.choice(['all', 'adults'], { default: 'all' }),
  amount: f.money(),
  percent: f.percent(),
} as const;

/** A levy as far as it decides what a night owes; the amount in minor units, the part in hundredths of a percent. */
export interface Levy {
  per: 'guest_night' | 'night' | null;
  of: 'all' | 'adults' | null;
  amount: bigint | null;
  percent: number | null;
}

/** The guests that are declared for a night, registered or not. */
export interface Declared {
  adults: number;
  children: number;
}

const WHOLE = 10_000n;

/**
 * What a night owes besides its price. A part is of the price without VAT, rounded for the night and the same however many sleep
 * there; an amount is for the night or for each guest who is declared for it (hotel.md 6).
 */
export function levyOfNight(levies: readonly Levy[], net: bigint, { adults, children }: Declared): bigint {
  return levies.reduce((sum, { per, of, amount, percent }) => {
    if (percent !== null) return sum + divideRounded(net * BigInt(percent), WHOLE);
    const guests = of === 'adults' ? adults : adults + children;
    return sum + (amount ?? 0n) * BigInt(per === 'night' ? 1 : guests);
  }, 0n);
}

/** A levy is an amount or a part of the price, and never both. */
export function leviesAreInOrder({ levies }: Readonly<Record<string, unknown>>): void {
  const wrong: Problems = {};
  for (const [place, { amount, percent }] of ((levies ?? []) as readonly Levy[]).entries()) {
    const [hasAmount, hasPercent] = [amount != null, percent != null];
    if (hasAmount === hasPercent)
      for (const key of ['amount', 'percent'])
        wrong[`levies.${place}.${key}`] = {
          key: 'amount_or_percent',
          words: ROOM_TYPE_TEXTS.amountOrPercent,
        };
  }
  if (Object.keys(wrong).length > 0) throw new InvalidFields(wrong);
}
