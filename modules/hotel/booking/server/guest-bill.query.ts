import { z } from 'zod';
import { moneyToWire } from '#core/money.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { booking } from '../booking.entity.ts';
import type { GuestBill } from '../guest-bill.ts';
import { chargesOf, namesOf, nightsOf, paymentsOf } from './read-bill.ts';

/** What a stay has been charged so far, night by night and with what was charged to its room, and how it was paid (hotel.md 8). */
export const guestBill = defineQuery({
  name: 'booking.bill',
  route: 'GET api/booking/bill',
  permission: 'view_room_booking',
  input: z.strictObject({ id: z.uuid('not_id') }),
  async run(context): Promise<GuestBill> {
    const { tx, branch, input } = context;
    const stay = await findRow(booking, input.id, context);
    const [names, nights, charges, payments] = [
      await namesOf(tx, stay.id),
      await nightsOf(tx, stay.id),
      await chargesOf(tx, stay.id),
      await paymentsOf(tx, stay.id),
    ];
    const onWire = (amount: bigint) => moneyToWire(amount, branch.currency);
    const sumOf = <T>(rows: readonly T[], of: (row: T) => bigint) =>
      rows.reduce((sum, row) => sum + of(row), 0n);
    const early = BigInt(stay.charge ?? 0n);
    const total = sumOf(nights, ({ amount }) => amount) + early + sumOf(charges, ({ amount }) => amount);
    const left = BigInt(stay.remain_amount) + sumOf(charges, ({ remain }) => remain);
    const tax =
      sumOf(nights, (one) => one.tax) + BigInt(stay.charge_tax ?? 0n) + sumOf(charges, (one) => one.tax);
    return {
      ...names,
      ...{ number: String(stay.number), check_in: String(stay.check_in), check_out: String(stay.check_out) },
      is_open: stay.checked_out_at === null,
      currency: branch.currency,
      nights: nights.map(({ night, room, amount }) => ({ night, room, amount: onWire(amount) })),
      early: onWire(early),
      ...{ by_day: stay.day_use === true, levy: onWire(BigInt(stay.levy ?? 0n)) },
      charges: charges.map(({ date, number, goods, amount }) => ({
        ...{ date, number, goods },
        amount: onWire(amount),
      })),
      payments: payments.map((payment) => ({ ...payment, amount: onWire(payment.amount) })),
      settled: onWire(total - left - sumOf(payments, ({ amount }) => amount)),
      tax: onWire(tax),
      total: onWire(total),
      paid: onWire(total - left),
      left: onWire(left),
    };
  },
});
