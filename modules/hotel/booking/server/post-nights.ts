import { addDays } from '#core/business-day.ts';
import { type Money, money } from '#core/money.ts';
import { exchangeOf } from '#core/trade/exchange.ts';
import { raiseDebt } from '#modules/finance/public.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { type HeldBooking, payerOf } from './end-booking.ts';
import type { Night } from './plan-stay.ts';
import { bookingSource } from './take-rooms.ts';

export const nightsOfRow = ({ nights }: { nights?: unknown }) => (nights ?? []) as Night[];

/** The night after the last one that is posted; the day of arrival where none is. */
export function openFrom(row: { check_in: string; nights?: unknown }): string {
  const posted = nightsOfRow(row).filter(({ posted_on }) => posted_on);
  const last = posted.at(-1)?.night;
  return last ? addDays(last, 1) : row.check_in;
}

/** The first night in another room: all of a booking, of a guest in the house those from tonight on. */
export function movesFrom(
  row: { check_in: string; checked_in_at: unknown; nights?: unknown },
  today: string,
): string {
  const open = openFrom(row);
  return row.checked_in_at && today > open ? today : open;
}

/** An amount with its VAT and its levies apart. */
type Amount = Pick<Night, 'net_amount' | 'tax' | 'levy' | 'total_amount'>;

/** What of a booking is known to who charges it. */
export type Charged = Pick<
  HeldBooking['row'],
  'id' | 'payer_id' | 'customer_id' | 'check_out' | 'currency' | 'rate' | Sums
>;

/** What of a booking is charged, paid and left. */
type Sums = 'net_amount' | 'tax' | 'levy' | 'total_amount' | 'paid_amount' | 'remain_amount';

/** What of a booking is charged after some amounts more: what the guest owes grows by them. */
export async function charge(
  { tx, branch }: CommandContext,
  row: Charged,
  amounts: readonly Amount[],
  date: string,
): Promise<Pick<Charged, Sums>> {
  const sum = (key: keyof Amount) => amounts.reduce((total, amount) => total + (amount[key] ?? 0n), 0n);
  const more = sum('total_amount');
  if (more > 0n)
    await raiseDebt(tx, {
      agreed: exchangeOf(row, branch.currency),
      ...{ branch, kind: 'debtor', amount: more, date, due_date: row.check_out },
      ...{ party: payerOf(row), source: bookingSource(row) },
    });
  return {
    net_amount: plus(row.net_amount, sum('net_amount')),
    tax: plus(row.tax, sum('tax')),
    levy: plus(row.levy ?? money(0n), sum('levy')),
    total_amount: plus(row.total_amount, more),
    paid_amount: row.paid_amount,
    remain_amount: plus(row.remain_amount, more),
  };
}

const plus = (one: Money, more: bigint) => money(one + more);

/** The nights up to a day that were not posted yet, and all of them with these marked. */
export function nightsThrough(
  row: { nights?: unknown },
  through: string,
  posted_on: string,
): { due: Night[]; nights: Night[] } {
  const isDue = ({ night, posted_on }: Night) => !posted_on && night <= through;
  const nights = nightsOfRow(row);
  return {
    due: nights.filter(isDue),
    nights: nights.map((night) => (isDue(night) ? { ...night, posted_on } : night)),
  };
}
