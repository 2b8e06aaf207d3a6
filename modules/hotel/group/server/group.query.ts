import { z } from 'zod';
import { money } from '#core/money.ts';
import { countsInSql } from '#core/state-sets.ts';
import { customer } from '#modules/customer/customer/customer.entity.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { booking } from '../../booking/booking.entity.ts';
import { bookingStates } from '../../booking/booking.states.ts';
import { room } from '../../room/room.entity.ts';
import { groupAnswer } from '../group.answer.ts';

/** The rooms that were booked together with one of them, it among them. */
export const groupOfBooking = defineQuery({
  name: 'booking.group',
  route: 'GET api/booking/group',
  permission: 'view_room_booking',
  input: z.strictObject({ id: z.uuid('not_id') }),
  answers: groupAnswer,
  async run(context) {
    const { tx, branch, input } = context;
    const of = await findRow(booking, input.id, context);
    const bookings = await tx.query<Found>(
      `select b.id as booking_id, b.number, c.name as guest, r.number as room, b.stage, b.stay_amount,
         b.total_amount, b.remain_amount
       from ${booking.table} b
       join ${customer.table} c on c.business_id = b.business_id and c.id = b.customer_id
       left join ${room.table} r on r.business_id = b.business_id and r.id = b.room_id
       where b.branch_id = $1 and b.group_id = $2 and b.deleted_at is null and ${countsInSql(bookingStates, 'b')}
       order by b.number`,
      [branch.id, of.group_id],
    );
    const sum = (amount: (one: Found) => bigint) =>
      money(bookings.reduce((total, one) => total + amount(one), 0n));
    return {
      ...{ name: String(of.group_name ?? ''), one_bill: of.one_bill === true },
      total: sum((one) => one.total_amount),
      left: sum((one) => one.remain_amount),
      bookings: bookings.map(({ total_amount: _, remain_amount: __, stay_amount, ...one }) => ({
        ...one,
        ...{ room: one.room ?? '', stay_amount: money(stay_amount) },
      })),
    };
  },
});

interface Found {
  booking_id: string;
  number: string;
  guest: string;
  room: string | null;
  stage: string;
  stay_amount: bigint;
  total_amount: bigint;
  remain_amount: bigint;
}
