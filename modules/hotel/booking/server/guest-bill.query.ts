import { z } from 'zod';
import { quantity } from '#core/quantity.ts';
import { exchangeOf, inForeign } from '#core/trade/exchange.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { groupOnOneBill } from '../../group/server/group-bill.ts';
import { booking } from '../booking.entity.ts';
import { guestBillAnswer } from '../booking-questions.answer.ts';
import { leavingNow } from './leaving-now.ts';
import { agreementsOf, chargesOf, namesOf, nightsOf, paymentsOf, sumsOf, voidedOf } from './read-bill.ts';

/** What stays come to in the currency in which all of them were agreed, at one rate; amounts of several are not added. */
async function inTheirCurrency({ tx, branch }: QueryContext, ids: readonly string[]) {
  const [agreed, ...others] = await agreementsOf(tx, ids);
  const exchange = agreed && others.length === 0 ? exchangeOf(agreed, branch.currency) : null;
  if (!agreed || !exchange) return null;
  const shown = (amount: bigint) => inForeign(amount, exchange, branch.currency);
  return {
    ...exchange,
    rate: quantity(exchange.rate),
    total: shown(agreed.total),
    left: shown(agreed.remain),
  };
}

type Read<F extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<F>>;

/** What a bill comes to, and what of it is left. */
export function totalsOf({
  sums,
  nights,
  charges,
}: {
  sums: Read<typeof sumsOf>;
  nights: Read<typeof nightsOf>;
  charges: Read<typeof chargesOf>;
}) {
  const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
  const amounts = [...nights, ...charges].map(({ amount }) => amount);
  const open = { remain: sums.remain, charges: sum(charges.map(({ remain }) => remain)) };
  return { total: sum(amounts) + sums.early, open, left: open.remain + open.charges };
}

/**
 * What a stay has been charged so far, night by night and with what was charged to its room, and how it was paid; or all rooms of a
 * group that stand on one bill (hotel.md 8).
 */
export const guestBill = defineQuery({
  name: 'booking.bill',
  route: 'GET api/booking/bill',
  permission: 'view_room_booking',
  input: z.strictObject({
    id: z.uuid('not_id'),
    /** With all rooms that stand on one bill with it. */
    whole: z.enum(['true', 'false']).default('false'),
  }),
  answers: guestBillAnswer,
  async run(context) {
    const { tx, branch, input } = context;
    const stay = await findRow(booking, input.id, context);
    const group = input.whole === 'true' ? await groupOnOneBill(context, stay.id) : [];
    const ids = group.length > 0 ? group : [stay.id];
    const [names, sums, nights, charges, payments] = [
      await namesOf(tx, stay.id),
      await sumsOf(tx, ids),
      await nightsOf(tx, ids),
      await chargesOf(tx, ids),
      await paymentsOf(tx, ids),
    ];
    const sumOf = <T>(rows: readonly T[], of: (row: T) => bigint) =>
      rows.reduce((sum, row) => sum + of(row), 0n);
    const { early } = sums;
    const { total, open, left } = totalsOf({ sums, nights, charges });
    const tax = sumOf(nights, (one) => one.tax) + sums.early_tax + sumOf(charges, (one) => one.tax);
    return {
      ...(ids.length > 1 ? { ...names, guest: names.payer ?? names.guest, payer: null, room: null } : names),
      ...{ number: String(stay.number), check_in: String(stay.check_in), check_out: String(stay.check_out) },
      is_open: sums.is_open,
      currency: branch.currency,
      foreign: await inTheirCurrency(context, ids),
      nights,
      early,
      ...{ by_day: stay.day_use === true, levy: sums.levy },
      charges,
      voided: await voidedOf(tx, ids),
      payments,
      settled: total - left - sumOf(payments, ({ amount }) => amount),
      tax,
      total,
      paid: total - left,
      left,
      leaving: ids.length === 1 ? await leavingNow(context, stay, open) : null,
    };
  },
});
