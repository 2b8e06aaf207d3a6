import { addDays } from '#core/business-day.ts';
import { isPossible } from '#core/define-states.ts';
import { Refusal } from '#core/errors.ts';
import { instantOf } from '#core/local-time.ts';
import { statesBefore, statesInSql } from '#core/state-sets.ts';
import { makeTransition } from '#server-kit/command/transit.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { ActorContext, CommandContext } from '#server-kit/operation/context.ts';
import { room } from '../../room/room.entity.ts';
import { roomType } from '../../room-type/room-type.entity.ts';
import { auditDays } from '../audit-days-table.ts';
import { booking } from '../booking.entity.ts';
import { bookingStates } from '../booking.states.ts';
import {
  choiceOf,
  OF_ARRIVALS,
  OF_DEPARTURES,
  openChoices,
  type SaidOfAudit,
} from '../open-choices.rules.ts';
import { changeNights } from './change-nights.ts';
import { CHECKED_IN } from './check-in.ts';
import type { HeldBooking } from './end-booking.ts';
import { EVENING, lastNight } from './nights-to-post.ts';
import { fullNight } from './places-of-type.ts';
import { type Agreed, agreedPrice, type Night, planStay } from './plan-stay.ts';
import { nightsOfRow } from './post-nights.ts';
import { freeRooms } from './read-rooms.ts';
import { quotedType } from './read-type.ts';

type Context = Pick<ActorContext, 'tx' | 'branch' | 'clock'>;

/** Bookings of which the audit decides, because nobody has. */
export interface LeftOpen {
  /** Guests who have not left: they stay one night more, where their rooms are free. */
  staying: readonly string[];
  /** Guests who have not come, and whose day is over. */
  missing: readonly string[];
}

/**
 * Of whom the audit of a night decides, as it was said or the branch has it (hotel.md 7). Nobody stays on before the night of his
 * departure has begun, nor where an earlier audit has left it to people: one of another night, or one of this night in its evening.
 */
export async function leftOpen(context: Context, through: string, said: SaidOfAudit = {}): Promise<LeftOpen> {
  const { tx, branch, clock } = context;
  const { departures, arrivals } = openChoices(branch.settings, said);
  const idsOf = async (sql: string, values: unknown[]) =>
    (await tx.query<{ id: string }>(sql, [branch.id, ...values])).map(({ id }) => id);
  const begun = lastNight(context);
  const evening = instantOf(through, EVENING, branch.time_zone);
  const { guests = [] } = said;
  const mayStay = await idsOf(STAYING, [through, begun < through ? begun : through, evening]);
  const mayMiss = await idsOf(MISSING, [through, today(clock, branch)]);
  return {
    staying: mayStay.filter((id) => choiceOf(id, departures, OF_DEPARTURES, guests) === 'extend'),
    missing: mayMiss.filter((id) => choiceOf(id, arrivals, OF_ARRIVALS, guests) === 'no_show'),
  };
}

const STAYING = `
select b.id from ${booking.table} b
where b.branch_id = $1 and b.stage in (${CHECKED_IN}) and b.deleted_at is null and b.day_use is not true
  and b.check_out <= $3::date and b.check_out > coalesce(
    (select max(a.day) from ${auditDays.name} a where a.branch_id = $1 and a.day < $2::date), $2::date - 1)
  and not exists (
    select from ${auditDays.name} a cross join lateral jsonb_array_elements(a.report -> 'departures') d
    where a.branch_id = $1 and a.day = $2::date and a.run_at >= $4 and d ->> 'booking_id' = b.id::text)
order by b.check_out, b.id`;

const MISSING = `
select b.id from ${booking.table} b
where b.branch_id = $1 and b.stage in (${statesInSql(statesBefore(bookingStates, 'no_show'))}) and b.deleted_at is null
  and b.check_in <= $2::date and b.check_in < $3::date
order by b.id`;

/** What of a stay decides what further nights cost, and in which room they are. */
type Stay = Pick<HeldBooking['row'], 'id' | 'check_in' | 'check_out' | 'room_id' | 'room_type_id'> & {
  adults: number | null;
  children: number | null;
  extra_beds: number | null;
  nights?: unknown;
} & Agreed;

/** Nights follow in the room of the last one. */
const roomOf = (stay: Pick<Stay, 'nights' | 'room_id'>) =>
  nightsOfRow(stay).at(-1)?.room_id ?? stay.room_id ?? '';

/** The nights by which a stay grows until a day; none where its room is taken or closed, its type is full, or it has no price. */
export async function nightsMore(context: ActorContext, stay: Stay, until: string): Promise<Night[]> {
  const room_id = roomOf(stay);
  const [of] = await context.tx.query<{ room_type_id: string }>(
    `select room_type_id from ${room.table} where id = $1`,
    [room_id],
  );
  const nights = { booking_id: stay.id, since: stay.check_out, until };
  const free = of ? await freeRooms(context, of.room_type_id, nights) : [];
  if (!of || !free.some(({ id }) => id === room_id)) return [];
  const more = { check_in: stay.check_out, check_out: until };
  if (await fullNight(context, of.room_type_id, more, [stay.id])) return [];
  try {
    const type = await quotedType(context, String(stay.room_type_id));
    const had = nightsOfRow(stay);
    const wish = {
      ...{ check_in: stay.check_in, check_out: until, room_id, in_room_from: stay.check_out },
      ...{ adults: stay.adults ?? 0, children: stay.children ?? 0, extra_beds: stay.extra_beds },
      ...agreedPrice(context, stay, type),
    };
    return planStay(context, type, wish, had).nights.filter(({ night }) => night >= stay.check_out);
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

/**
 * Guests in the house who stay on, each with his booking as it is then; the others are left as they are. Their types and then their
 * rooms are locked first, as whoever books does.
 */
export async function stayOn(
  context: CommandContext,
  rows: readonly HeldBooking['row'][],
  through: string,
): Promise<ReadonlyMap<string, HeldBooking['row']>> {
  const { tx } = context;
  const still = rows.filter((row) => isPossible(booking, row, 'check_out') && row.check_out <= through);
  const sorted = (ids: readonly unknown[]) => [...new Set(ids.map(String))].toSorted();
  const rooms = sorted(still.map(roomOf));
  const types = await tx.query<{ room_type_id: string }>(
    `select distinct room_type_id from ${room.table} where id = any($1)`,
    [rooms],
  );
  await tx.lockAll(roomType, sorted([...still, ...types].map(({ room_type_id }) => room_type_id)));
  await tx.lockAll(room, rooms);
  const stayed = new Map<string, HeldBooking['row']>();
  const check_out = addDays(through, 1);
  for (const row of still) {
    if ((await nightsMore(context, row, check_out)).length === 0) continue;
    const last = { ...row, room_id: roomOf(row) };
    const plan = { had: nightsOfRow(row), in_room_from: row.check_out };
    stayed.set(row.id, { ...row, ...(await changeNights(context, last, { check_out }, plan)) });
  }
  return stayed;
}

/**
 * Who did not come is a no-show, as if somebody at the desk had said so; what is left of a deposit stays with its payer. Answers who
 * still was expected.
 */
export async function missOut(
  context: CommandContext,
  rows: readonly HeldBooking['row'][],
): Promise<string[]> {
  const missed = rows.filter((row) => isPossible(booking, row, 'no_show'));
  for (const row of missed) await makeTransition(booking, 'no_show', { row }, {}, context);
  return missed.map(({ id }) => id);
}
