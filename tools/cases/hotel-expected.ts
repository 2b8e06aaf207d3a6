import type { CaseEvent, Expected, Words } from './case-file.ts';
import type { HotelEvent } from './hotel-case.ts';

/** The only branch of a story. */
export const ONLY_BRANCH = 'House';
const MONEY: Readonly<Record<string, string>> = { '1010': 'cash', '1020': 'bank', '1030': 'mobile' };

/** An event in the words of the driver; without a day it is on that of the one before it. */
export type StoryEvent = Omit<CaseEvent, 'no' | 'date'> & { date?: string };

/** How a sale that was charged to a room is paid. */
const paidOf = (sale: Words = {}) =>
  sale.paid_amount === undefined ? {} : { paid_amount: sale.paid_amount };

/** What must come of an event; the paid amount of a booking before its bill is what lies there as a deposit. */
export function expectOf({
  journal = [],
  state = {},
  shows = {},
}: NonNullable<HotelEvent['expect']>): Expected {
  const { debts, sale, business_day: __, ...document } = state;
  const lines = journal.flatMap((entry) =>
    entry.lines.map(({ party: _, ...line }) => ({
      ...{ branch: ONLY_BRANCH, date: entry.date },
      lines: [{ ...line, ...(MONEY[line.account] ? { money_account: MONEY[line.account] } : {}) }],
    })),
  ) as NonNullable<Expected['entries']>;
  const { booking, ...shown } = document;
  return {
    entries: lines,
    document: {
      ...shown,
      ...(shows.foreign_amount ? { night_in_its_currency: shows.foreign_amount } : {}),
      ...(booking ? { status: booking } : {}),
      ...paidOf(sale as Words | undefined),
    },
    ...(debts
      ? {
          parties: (debts as { party: string; amount: number }[]).map((one) => ({
            party: one.party,
            receivable: one.amount,
          })),
        }
      : {}),
  };
}
