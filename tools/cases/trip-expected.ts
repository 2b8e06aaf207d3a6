import type { Expected, Words } from './case-file.ts';
import type { TripEvent } from './trip-story.ts';

export const YARD = 'Yard';
const MONEY: Readonly<Record<string, string>> = { '1010': 'cash', '1020': 'bank', '1030': 'mobile' };

/** What must come of an event. Whether a driver is taken is the matter of TW-10, and a photo is no figure. */
export function expectOf(
  { journal, state = {}, shows }: NonNullable<TripEvent['expect']>,
  given: Words,
): Expected {
  const { driver: _, movement: __, stock, stock_value, debt, ...document } = state;
  const good = (given.product ?? given.parts) as Words | undefined;
  const entries = (journal ?? []).map(({ date, lines }) => ({
    ...{ branch: YARD, date },
    lines: lines.map(({ party: _party, ...line }) => ({
      ...line,
      ...(MONEY[line.account] ? { money_account: MONEY[line.account] } : {}),
    })),
  })) as NonNullable<Expected['entries']>;
  const left = { product: String(good?.name), branch: YARD, quantity: Number(stock) };
  const worth = stock_value ?? (Number(good?.stock_value) * Number(stock)) / Number(good?.stock);
  const owed = typeof debt === 'string' ? { debt_status: debt } : debt ? { debt } : {};
  return {
    entries,
    document: { ...document, ...owed, ...shows },
    ...(stock === undefined
      ? {}
      : {
          stock: [{ ...left, value: Math.round(Number(worth) * 100) / 100 }],
          levels: [{ product: String(good?.name), store: 'Store', quantity: Number(stock) }],
        }),
  };
}
