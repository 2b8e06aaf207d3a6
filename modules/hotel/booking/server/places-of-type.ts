import { linesTableName } from '#core/derive/table.ts';
import { statesBefore, statesInSql } from '#core/state-sets.ts';
import { isTakenInSql } from '#modules/branch/public.ts';
import { customer } from '#modules/customer/customer/customer.entity.ts';
import type { ActorContext, CommandContext } from '#server-kit/operation/context.ts';
import { TypeIsFull } from '../../errors.ts';
import { room } from '../../room/room.entity.ts';
import { roomType } from '../../room-type/room-type.entity.ts';
import { booking } from '../booking.entity.ts';
import { nightsOf } from '../booking.rules.ts';
import { bookingStates } from '../booking.states.ts';

/** What of a booking counts in the type of its rooms: its nights, with no room where that is given later. */
export interface Counted {
  id: string;
  room_type_id: string | null;
  nights: readonly { night: string; room_id: string | null }[];
}

/** A night of a type with what is left of it once everybody has what he booked: below nought it is sold too often. */
export interface NightOfType {
  night: string;
  left: number;
}

/** How many of these bookings come to each night of a type. */
type More = ReadonlyMap<string, number>;

/**
 * No type is sold beyond its rooms: for each night rooms that somebody has, rooms that are out of use and bookings that wait for
 * their room are together at most as many as there are rooms, and as many more as the house takes on purpose (hotel.md 5). Asked
 * last, once these bookings have their rooms; whoever asks the same type waits here. Nights that a booking had of the type already
 * are its own.
 */
export async function requirePlaces(
  context: CommandContext,
  changes: readonly { now: Counted; before?: Counted | undefined }[],
): Promise<void> {
  const typeOf = await typesOfRooms(
    context,
    changes.flatMap(({ now, before }) => [...now.nights, ...(before?.nights ?? [])]),
  );
  const ofType = (of: Counted, room_id: string | null) =>
    (room_id === null ? of.room_type_id : typeOf.get(room_id)) ?? '';
  const wanted = new Map<string, Map<string, number>>();
  for (const { now, before } of changes) {
    const had = new Set(before?.nights.map(({ night, room_id }) => `${night} ${ofType(before, room_id)}`));
    for (const { night, room_id } of now.nights) {
      const type = ofType(now, room_id);
      if (had.has(`${night} ${type}`)) continue;
      const nights = wanted.get(type) ?? new Map<string, number>();
      // Who has a room already stands in the table of what is taken.
      nights.set(night, (nights.get(night) ?? 0) + (room_id === null ? 1 : 0));
      wanted.set(type, nights);
    }
  }
  const ids = changes.map(({ now }) => now.id);
  for (const [type, nights] of [...wanted].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    await waitForType(context, type);
    const [full] = (await placesLeft(context, type, nights, ids)).filter(({ left }) => left < 0);
    if (full) throw TypeIsFull({ type: await nameOfType(context, type), night: full.night });
  }
}

/** Whoever counts a type waits for who counts it at the same time. */
export async function waitForType({ tx }: CommandContext, room_type_id: string): Promise<void> {
  await tx.query(
    `select pg_advisory_xact_lock(hashtextextended('places ' || (select ctx.biz())::text || $1, 0))`,
    [room_type_id],
  );
}

/** The first night on which a type has no place for one booking more; null where it has one on each. */
export async function fullNight(
  context: Pick<ActorContext, 'tx' | 'branch'>,
  room_type_id: string,
  { check_in, check_out }: { check_in: string; check_out: string },
  but: readonly string[] = [],
): Promise<string | null> {
  const one = new Map(nightsOf(check_in, check_out).map((night) => [night, 1]));
  const left = await placesLeft(context, room_type_id, one, but);
  return left.find((night) => night.left < 0)?.night ?? null;
}

/** What is left of a type on some nights after so many bookings more; some bookings are counted by whoever asks. */
export function placesLeft(
  { tx, branch }: Pick<ActorContext, 'tx' | 'branch'>,
  room_type_id: string,
  more: More,
  but: readonly string[] = [],
): Promise<NightOfType[]> {
  return tx.query<NightOfType>(LEFT, [room_type_id, branch.id, [...more.keys()], [...more.values()], but]);
}

/** Nights that are booked and have no room yet. */
const NO_ROOM_YET = `${booking.table} b
join ${linesTableName(booking, 'nights')} n on n.business_id = b.business_id and n.booking_id = b.id and n.room_id is null
  and b.branch_id = $2 and b.room_type_id = $1 and b.deleted_at is null
  and b.stage in (${statesInSql(statesBefore(bookingStates, 'check_in'))})`;

const OCCUPIED = isTakenInSql('room', 'r.id', "(d.night + time '20:00') at time zone 'UTC'");

const HELD = `exists (select from ${linesTableName(room, 'holds')} h where h.business_id = r.business_id and h.room_id = r.id
  and h.since <= d.night and (h.until is null or h.until >= d.night))`;

const LEFT = `
select d.night::text, (
  coalesce((select t.overbooking from ${roomType.table} t where t.id = $1), 0)
  + (select count(*) from ${room.table} r where r.room_type_id = $1 and r.branch_id = $2 and r.deleted_at is null
     and not ${OCCUPIED} and not ${HELD})
  - (select count(*) from ${NO_ROOM_YET} where n.night = d.night and b.id <> all($5::uuid[]))
  - d.more)::int as left
from unnest($3::date[], $4::int[]) as d(night, more)
order by d.night`;

/** A night that needs a room which somebody is about to take from its type. */
export interface NeededRoom {
  night: string;
  guest: string;
}

/** The first night on which bookings that wait for their room would have none without this one. */
export async function neededOn(
  { tx, branch }: CommandContext,
  { room_id, room_type_id, since, until }: Record<'room_id' | 'room_type_id' | 'since' | 'until', string>,
): Promise<NeededRoom | undefined> {
  const [needed] = await tx.query<NeededRoom>(NEEDED, [room_type_id, branch.id, room_id, since, until]);
  return needed;
}

const NEEDED = `
select d.night::text, min(c.name) as guest from ${NO_ROOM_YET}
join ${customer.table} c on c.business_id = b.business_id and c.id = b.customer_id
cross join lateral (select n.night) d
where d.night between $4::date and $5::date
group by d.night
having count(*) > coalesce((select t.overbooking from ${roomType.table} t where t.id = $1), 0)
  + (select count(*) from ${room.table} r where r.room_type_id = $1 and r.branch_id = $2 and r.deleted_at is null
     and r.id <> $3 and not ${OCCUPIED} and not ${HELD})
  and not exists (select from ${room.table} r where r.id = $3 and ${OCCUPIED})
order by d.night limit 1`;

async function typesOfRooms(
  { tx }: CommandContext,
  nights: Counted['nights'],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(nights.flatMap(({ room_id }) => room_id ?? []))];
  const rooms = await tx.query<{ id: string; room_type_id: string }>(
    `select id, room_type_id from ${room.table} where id = any($1)`,
    [ids],
  );
  return new Map(rooms.map(({ id, room_type_id }) => [id, room_type_id]));
}

async function nameOfType({ tx }: CommandContext, id: string): Promise<string> {
  const [type] = await tx.query<{ name: string }>(`select name from ${roomType.table} where id = $1`, [id]);
  return type?.name ?? '';
}
