import { z } from 'zod';
import { InvalidFields } from '#core/errors.ts';
import { today } from '#server-kit/operation/clock.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { booking } from '../../booking/booking.entity.ts';
import { stayIsInOrder } from '../../booking/booking.rules.ts';
import { BOOKING_TEXTS } from '../../booking/booking.words.ts';
import { type Agreed, agreedPrice, type Night, planStay } from '../../booking/server/plan-stay.ts';
import { movesFrom, nightsOfRow } from '../../booking/server/post-nights.ts';
import { quotedType } from '../../booking/server/read-type.ts';
import { room } from '../../room/room.entity.ts';
import { priceOfChangeAnswer } from '../chart.answer.ts';

/**
 * What a stay costs now, and what it would in another room or on other days: `changed` as the booking is changed, `same` and
 * `of_room` as its guest is moved at one price or the other. It changes nothing; what is done comes to the same sum (hotel.md 8).
 */
export const priceOfChange = defineQuery({
  name: 'booking.price-of-change',
  route: 'GET api/booking/price-of-change',
  permission: 'modify_room_booking',
  input: z.strictObject({
    id: z.uuid('not_id'),
    /** What stays as it is booked may be left out; a booking that waits for its room may do without. */
    room_id: z.uuid('not_id').optional(),
    check_in: z.iso.date('not_date').optional(),
    check_out: z.iso.date('not_date').optional(),
    /** The first night in the other room. */
    from: z.iso.date('not_date').optional(),
  }),
  answers: priceOfChangeAnswer,
  async run(context) {
    const { tx, branch, clock, input } = context;
    const row = await findRow(booking, input.id, context);
    const {
      room_id = row.room_id === null ? null : String(row.room_id),
      check_in = String(row.check_in),
      check_out = String(row.check_out),
    } = input;
    const { day_use } = row;
    stayIsInOrder({ check_in, check_out, day_use });
    const [found] = await tx.query<{ room_type_id: string }>(
      `select room_type_id from ${room.table} where id = $1 and branch_id = $2 and deleted_at is null`,
      [room_id, branch.id],
    );
    const wanted = room_id === null ? { room_type_id: String(row.room_type_id) } : found;
    if (!wanted)
      throw new InvalidFields({ room_id: { key: 'not_found', words: BOOKING_TEXTS.roomElsewhere } });
    const type = await quotedType(context, wanted.room_type_id);
    const had = nightsOfRow(row);
    const first = movesFrom(
      { check_in: String(row.check_in), checked_in_at: row.checked_in_at, nights: had },
      today(clock, branch),
    );
    const in_room_from = input.from && input.from > first ? input.from : first;
    const declared = {
      adults: Number(row.adults ?? 0),
      children: Number(row.children ?? 0),
      extra_beds: Number(row.extra_beds ?? 0),
    };
    const stay = { check_in, check_out, room_id, in_room_from, ...declared };
    const costs = (agreed: Agreed, nights: readonly Night[]) =>
      planStay(context, type, { ...stay, ...agreedPrice(context, agreed, type) }, nights).stay_amount;
    return {
      version: row.version,
      now: BigInt(row.stay_amount),
      changed: costs(row, wanted.room_type_id === row.room_type_id ? had : []),
      same: costs(row, had),
      of_room: costs(
        { ...row, price: null, foreign_price: null },
        had.filter(({ night }) => night < in_room_from),
      ),
    };
  },
});
