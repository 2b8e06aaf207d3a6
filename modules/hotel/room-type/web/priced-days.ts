import type { Currency } from '#core/currencies.ts';
import { moneyOfWire, moneyToWire } from '#core/money.ts';
import type { WireRow } from '#web-kit/api/queries.ts';
import { priceOfNight } from '../../booking/booking.rules.ts';
import type { TypedRate } from '../paint-rates.rules.ts';
import { fitsNight } from '../room-type.rules.ts';

/** The rates of a type as the wire has them. */
export const ratesOf = (row: WireRow): TypedRate[] =>
  ((row.rates ?? []) as TypedRate[]).map(
    ({ name, since, until, weekday, price, plus, every_year, min_nights }) => ({
      ...{ name, since, until, weekday, price, plus, every_year, min_nights },
    }),
  );

/** What a night costs one guest who stays it alone, and which rates make it so; amounts as the wire has them. */
export function pricedBy(row: WireRow, rates: readonly TypedRate[], currency: Currency) {
  const inMinor = (amount: unknown) =>
    (typeof amount === 'number' ? moneyOfWire(amount, currency) : null) ?? null;
  const known = rates.map((rate) => ({ ...rate, price: inMinor(rate.price), plus: inMinor(rate.plus) }));
  const tariff = {
    ...{ price: inMinor(row.price) ?? 0n, rates: known },
    ...{ included_guests: null, extra_guest_price: null, length_discounts: [] },
  };
  return (day: string) => {
    const fitting = known.filter((rate) => fitsNight(rate, day));
    return {
      price: moneyToWire(priceOfNight(tariff, day, { guests: 1, nights: 1 }), currency),
      names: fitting.map(({ name }) => name),
      isPriced: fitting.some(({ price }) => price !== null),
    };
  };
}
