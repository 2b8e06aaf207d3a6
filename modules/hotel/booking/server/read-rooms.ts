import { linesTableName } from '#core/derive/table.ts';
import { whatOccupies } from '#modules/branch/public.ts';
import type { ActorContext, CommandContext } from '#server-kit/operation/context.ts';
import { room } from '../../room/room.entity.ts';
import { timeOfStay } from '../booking.rules.ts';

/** Which nights, and the booking that may have them already. */
export interface Nights {
  booking_id: string;
  since: string;
  /** The day of departure. */
  until: string;
}

export interface FreeRoom {
  id: string;
  number: string;
}

/** Rooms of a type that nobody has and nothing holds for some nights, as the house orders them. */
export async function freeRooms(
  { tx, branch }: Pick<ActorContext, 'tx' | 'branch'>,
  room_type_id: string,
  { booking_id, since, until }: Nights,
): Promise<FreeRoom[]> {
  const { from, to } = timeOfStay(since, until);
  const taken = (await whatOccupies(tx, 'room', from, to)).filter(({ source }) => source.id !== booking_id);
  const ids = taken.map(({ id }) => id);
  return tx.query<FreeRoom>(FREE, [room_type_id, branch.id, ids, since, until]);
}

const FREE = `
select r.id, r.number from ${room.table} r
where r.room_type_id = $1 and r.branch_id = $2 and r.deleted_at is null
  and r.id <> all($3::uuid[])
  and not exists (select from ${linesTableName(room, 'holds')} h
                  where h.business_id = r.business_id and h.room_id = r.id and h.since < greatest($5::date, $4::date + 1)
                    and (h.until is null or h.until >= $4::date))
order by r.sort_order nulls last, length(r.number), r.number`;

/** The first hold of a room in some nights. */
export async function holdIn(
  { tx }: Pick<CommandContext, 'tx'>,
  room_id: string,
  { since, until }: Nights,
): Promise<{ since: string; until: string; reason: string } | undefined> {
  const [held] = await tx.query<{ since: string; until: string; reason: string }>(
    `select h.since::text, coalesce(h.until::text, '') as until, h.reason from ${linesTableName(room, 'holds')} h
     where h.room_id = $1 and h.since < greatest($3::date, $2::date + 1) and (h.until is null or h.until >= $2::date)
     order by h.since`,
    [room_id, since, until],
  );
  return held;
}
