import { sql } from 'kysely';
import { z } from 'zod';
import type { GivenFor } from '#core/define-answer.ts';
import { linesTableName } from '#core/derive/table.ts';
import { statesAfter, statesInSql } from '#core/state-sets.ts';
import { customer } from '#modules/customer/customer/customer.entity.ts';
import { InvalidParameter } from '#server-kit/http/errors.ts';
import { today } from '#server-kit/operation/clock.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { sightOf } from '#server-kit/query/row-filter.ts';
import { booking } from '../../booking/booking.entity.ts';
import { bookingStates } from '../../booking/booking.states.ts';
import { room } from '../../room/room.entity.ts';
import { guestRegisterAnswer } from '../guest-register.answer.ts';

/** As many guests as are listed at once; the answer says how many there are besides. */
const MOST = 2000;

/** Stays whose guests have come. */
const CAME = sql.raw(statesInSql(statesAfter(bookingStates, 'check_in', 'check_out')));

type Line = GivenFor<typeof guestRegisterAnswer>['guests'][number];

/**
 * Who came on some days, by the day of arrival: every guest who is named in a stay, and its customer where nobody is. Numbers of
 * papers are for the eye and the printer of those who may see bookings; no sheet has them (L30, hotel.md 10).
 */
export const guestRegister = defineQuery({
  name: 'booking.guest-register',
  route: 'GET api/booking/guest-register',
  permission: 'view_room_booking',
  input: z.strictObject({
    date: z.iso.date('not_date').optional(),
    date_to: z.iso.date('not_date').optional(),
  }),
  answers: guestRegisterAnswer,
  async run(context) {
    const { branch, clock, input, tx } = context;
    const day = today(clock, branch);
    const { date = input.date_to ?? day } = input;
    const { date_to = date > day ? date : day } = input;
    if (date > date_to) throw InvalidParameter({ name: 'date' });
    const where = sql.join([...sightOf(booking, context), sql`r.deleted_at is null`], sql` and `);
    const { rows } = await sql<Line & { total: number }>`
      select r.id as booking_id, coalesce(g.line_no, 0) as place, r.number, r.check_in::text as arrived,
             r.check_out::text as leaves, o.number as room, coalesce(g.name, c.name) as name, g.nationality,
             g.identity_kind, g.identity_number, coalesce(g.phone, case when g.name is null then c.phone_number end) as phone,
             coalesce(g.child, false) as child, r.vehicle, count(*) over ()::int as total
      from ${sql.table(booking.table)} r
      join ${sql.table(customer.table)} c on c.business_id = r.business_id and c.id = r.customer_id
      left join ${sql.table(room.table)} o on o.business_id = r.business_id and o.id = r.room_id
      left join ${sql.table(linesTableName(booking, 'guests'))} g on g.business_id = r.business_id and g.booking_id = r.id
      where ${where} and r.stage in (${CAME}) and r.check_in between ${date}::date and ${date_to}::date
      order by r.check_in, length(o.number), o.number, r.number, g.line_no limit ${MOST}`.execute(tx.sql);
    return {
      ...{ date, date_to },
      guests: rows.map(({ total: _, ...line }) => line),
      more: Math.max(0, (rows[0]?.total ?? 0) - MOST),
    };
  },
});
