import { linesTableName } from '#core/derive/table.ts';
import { statesAfter, statesBefore, statesInSql } from '#core/state-sets.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { room } from '../../room/room.entity.ts';
import { booking } from '../booking.entity.ts';
import { bookingStates } from '../booking.states.ts';
import { figuresOf, type HotelCounts, type HotelFigures } from '../hotel-figures.ts';

/** From the first night to the last, both of them. */
export interface Nights {
  since: string;
  until: string;
}

/** The figures of a house over some nights. */
export async function readFigures(
  { tx, branch, clock }: Pick<ActorContext, 'tx' | 'branch' | 'clock'>,
  { since, until }: Nights,
): Promise<HotelFigures> {
  const [counted] = await tx.query<HotelCounts>(COUNTS, [branch.id, since, until, today(clock, branch)]);
  if (!counted) throw new Error('a count has one row');
  return figuresOf(counted);
}

const EXPECTED = statesInSql(statesBefore(bookingStates, 'check_in'));
const IN_HOUSE = statesInSql(statesAfter(bookingStates, 'check_in'));

/**
 * A night counts by its date, whatever the state of its room says now: once it is posted, while its guest is in the house, or while it
 * is still to come. A night without a price is sold unless its booking says that it was given. A room that is out of use while
 * somebody sleeps in it is let all the same.
 */
const COUNTS = `
with days as (select generate_series($2::date, $3::date, interval '1 day')::date as day),
rooms as (select r.id from ${room.table} r where r.branch_id = $1 and r.deleted_at is null),
slept as (
  select n.night, n.room_id, n.net_amount, b.complimentary is true as complimentary from ${booking.table} b
  join ${linesTableName(booking, 'nights')} n on n.business_id = b.business_id and n.booking_id = b.id
  where b.branch_id = $1 and b.deleted_at is null and n.night between $2::date and $3::date
    and (n.posted_on is not null or b.stage in (${IN_HOUSE}) or (b.stage in (${EXPECTED}) and n.night >= $4::date)))
select (select count(*) from rooms, days)::int as rooms,
  (select count(*) from rooms r, days d where exists (
     select from ${linesTableName(room, 'holds')} h
     where h.room_id = r.id and h.since <= d.day and (h.until is null or h.until >= d.day))
   and not exists (select from slept s where s.room_id = r.id and s.night = d.day))::int as on_hold,
  (select count(*) from slept where not complimentary)::int as sold,
  (select count(*) from slept where complimentary)::int as complimentary,
  (select coalesce(sum(net_amount), 0) from slept)::bigint as revenue`;
