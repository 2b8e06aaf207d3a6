import { addDays } from '#core/business-day.ts';
import { linesTableName } from '#core/derive/table.ts';
import { instantOf } from '#core/local-time.ts';
import { statesBefore, statesInSql } from '#core/state-sets.ts';
import { customer } from '#modules/customer/customer/customer.entity.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { room } from '../../room/room.entity.ts';
import { booking } from '../booking.entity.ts';
import { bookingStates } from '../booking.states.ts';
import { CHECKED_IN } from './check-in.ts';

/** A booking as the list of the night shows it. */
export interface OfTonight {
  booking_id: string;
  number: string;
  guest: string;
  room: string;
  /** The night that is posted, the day of arrival or of departure. */
  day: string;
}

export interface NightToPost extends OfTonight {
  total_amount: bigint;
  /** What it comes to in the currency of its stay, where that is another. */
  foreign: string | null;
}

/** From when on a night has begun, by the clock of the branch. */
export const EVENING = '18:00';

/** The last night that has begun: until the evening a guest may still leave before the night of the business day. */
export function lastNight({ clock, branch }: Pick<ActorContext, 'clock' | 'branch'>): string {
  const day = today(clock, branch);
  return clock.now() < instantOf(day, EVENING, branch.time_zone) ? addDays(day, -1) : day;
}

type Of = Pick<ActorContext, 'tx' | 'branch'>;

/** The nights of guests in the house up to a day that nobody has posted, by room. */
export function nightsToPost({ tx, branch }: Of, day: string): Promise<NightToPost[]> {
  return tx.query<NightToPost>(
    `select ${SHOWN}, n.night::text as day, n.total_amount,
       b.currency || ' ' || trim_scale(n.foreign_amount / 1000.0)::text as foreign
     from ${NAMED} join ${linesTableName(booking, 'nights')} n on n.business_id = b.business_id and n.booking_id = b.id
     join ${room.table} r on r.business_id = n.business_id and r.id = n.room_id
     where b.branch_id = $1 and b.stage in (${CHECKED_IN}) and b.deleted_at is null
       and n.night <= $2::date and n.posted_on is null
     order by n.night, length(r.number), r.number, b.id`,
    [branch.id, day],
  );
}

/** Who was expected by a day and has not come. */
export function arrivalsOpen({ tx, branch }: Of, day: string): Promise<OfTonight[]> {
  return tx.query<OfTonight>(
    `select ${SHOWN}, b.check_in::text as day from ${NAMED} ${ITS_ROOM}
     where b.branch_id = $1 and b.stage in (${EXPECTED}) and b.deleted_at is null and b.check_in <= $2::date
     order by b.check_in, b.number`,
    [branch.id, day],
  );
}

/** Who should have left by a day and is still in the house. */
export function departuresOpen({ tx, branch }: Of, day: string): Promise<OfTonight[]> {
  return tx.query<OfTonight>(
    `select ${SHOWN}, b.check_out::text as day from ${NAMED} ${ITS_ROOM}
     where b.branch_id = $1 and b.stage in (${CHECKED_IN}) and b.deleted_at is null and b.check_out <= $2::date
     order by b.check_out, b.number`,
    [branch.id, day],
  );
}

/** Bookings by their ids, with the day on which each leaves. */
export function bookingsNamed({ tx, branch }: Of, ids: readonly string[]): Promise<OfTonight[]> {
  return tx.query<OfTonight>(
    `select ${SHOWN}, b.check_out::text as day from ${NAMED} ${ITS_ROOM}
     where b.branch_id = $1 and b.id = any($2) order by length(r.number), r.number, b.number`,
    [branch.id, ids],
  );
}

const EXPECTED = statesInSql(statesBefore(bookingStates, 'check_in'));
const SHOWN = "b.id as booking_id, b.number, c.name as guest, coalesce(r.number, '') as room";
const NAMED = `${booking.table} b join ${customer.table} c on c.business_id = b.business_id and c.id = b.customer_id`;
const ITS_ROOM = `left join ${room.table} r on r.business_id = b.business_id and r.id = b.room_id`;
