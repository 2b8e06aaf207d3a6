import { sql } from 'kysely';
import type { GivenFor } from '#core/define-answer.ts';
import { linesTableName } from '#core/derive/table.ts';
import type { Money } from '#core/money.ts';
import { statesBefore, statesInSql } from '#core/state-sets.ts';
import { whatOccupies } from '#modules/branch/public.ts';
import { customer } from '#modules/customer/customer/customer.entity.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { sightOf } from '#server-kit/query/row-filter.ts';
import { booking } from '../../booking/booking.entity.ts';
import { timeOfStay } from '../../booking/booking.rules.ts';
import { bookingStates } from '../../booking/booking.states.ts';
import { paidAheadOfBooking } from '../../booking/server/booking-columns.ts';
import { daysOf } from '../../booking/server/take-rooms.ts';
import { room } from '../../room/room.entity.ts';
import { statusOfRoom } from '../../room/server/room-columns.ts';
import { roomType } from '../../room-type/room-type.entity.ts';
import type { chartAnswer } from '../chart.answer.ts';
import type { HoldOnChart, RoomOnChart } from '../chart.rules.ts';

/** More than these are not drawn; the answer says how many there are besides. */
const MOST_ROOMS = 300;

type StayOnChart = GivenFor<typeof chartAnswer>['stays'][number];
type BookingOnShelf = GivenFor<typeof chartAnswer>['shelf'][number];
type BookingOnChart = StayOnChart['booking'];

interface Days {
  date: string;
  /** The day after the last. */
  until: string;
}

/** The rooms of the branch by their types, in the order of the house, each with how it stands today. */
export async function readRooms(
  context: ActorContext,
): Promise<{ rooms: GivenFor<typeof chartAnswer>['rooms']; more_rooms: number }> {
  const status = statusOfRoom((key) => sql.ref(`r.${key}`), context);
  const where = sql.join([...sightOf(room, context), sql`r.deleted_at is null`], sql` and `);
  const { rows } = await sql<Omit<RoomOnChart, 'price'> & { price: Money; total: number }>`
    select r.id, r.number, r.floor, r.room_type_id, t.name as type, t.price, r.housekeeping, ${status} as status,
           count(*) over ()::int as total
    from ${sql.table(room.table)} r
    join ${sql.table(roomType.table)} t on t.business_id = r.business_id and t.id = r.room_type_id
    where ${where}
    order by t.price, t.name, t.id, r.sort_order nulls last, length(r.number), r.number limit ${MOST_ROOMS}`.execute(
    context.tx.sql,
  );
  return {
    rooms: rows,
    more_rooms: Math.max(0, (rows[0]?.total ?? 0) - MOST_ROOMS),
  };
}

/** Who has which room on these days, as the table of what is taken says: a guest who moved has two of them. */
export async function readStays(context: ActorContext, { date, until }: Days): Promise<StayOnChart[]> {
  const { from, to } = timeOfStay(date, until);
  // A stay of the first day has its room until its morning only, and is over by then.
  const taken = await whatOccupies(context.tx, 'room', from, to);
  const stays = await readBookings(context, [...new Set(taken.map(({ source }) => source.id))]);
  return taken.flatMap((one) => {
    const stay = stays.get(one.source.id);
    return stay ? [{ room_id: one.id, ...daysOf(one), booking: stay }] : [];
  });
}

const EXPECTED = sql.raw(statesInSql(statesBefore(bookingStates, 'check_in')));

async function readBookings(
  context: ActorContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BookingOnChart>> {
  if (ids.length === 0) return new Map();
  const paid = paidAheadOfBooking((key) => sql.ref(`r.${key}`), context);
  const where = sql.join([...sightOf(booking, context), sql`r.deleted_at is null`], sql` and `);
  const { rows } = await sql<BookingOnChart>`
    select r.id, r.number, r.stage, c.name as guest, r.adults + r.children as guests,
           r.check_in::text as check_in, r.check_out::text as check_out,
           r.stage in (${EXPECTED}) and coalesce(r.deposit, 0) > ${paid} as waits_for_deposit,
           case when r.stage in (${EXPECTED}) and ${paid} = 0 then r.option_until end as option_until
    from ${sql.table(booking.table)} r
    join ${sql.table(customer.table)} c on c.business_id = r.business_id and c.id = r.customer_id
    where ${where} and r.id = any(${ids}::uuid[])`.execute(context.tx.sql);
  return new Map(rows.map((stay) => [stay.id, stay]));
}

/** Who is expected on these days and has no room yet for some of his nights. */
export async function readShelf(context: ActorContext, { date, until }: Days): Promise<BookingOnShelf[]> {
  const found = await context.tx.query<{ id: string; room_type_id: string }>(
    `select b.id, b.room_type_id from ${booking.table} b
     where b.branch_id = $1 and b.room_later and b.deleted_at is null
       and b.stage in (${statesInSql(statesBefore(bookingStates, 'check_in'))})
       and b.check_in < $3::date and b.check_out > $2::date
     order by b.check_in, b.number`,
    [context.branch.id, date, until],
  );
  const bookings = await readBookings(
    context,
    found.map(({ id }) => id),
  );
  return found.flatMap(({ id, room_type_id }) => {
    const of = bookings.get(id);
    return of ? [{ ...of, room_type_id }] : [];
  });
}

/** What keeps rooms of the branch from guests on these days. */
export function readHolds({ tx, branch }: ActorContext, { date, until }: Days): Promise<HoldOnChart[]> {
  return tx.query<HoldOnChart>(
    `select h.room_id, h.since::text, h.until::text, h.reason from ${linesTableName(room, 'holds')} h
     join ${room.table} r on r.business_id = h.business_id and r.id = h.room_id and r.deleted_at is null
     where r.branch_id = $3 and h.since < $2::date and (h.until is null or h.until >= $1::date)
     order by h.since`,
    [date, until, branch.id],
  );
}
