import { type InTheWay, occupy, type Taking } from '#modules/branch/public.ts';
import { customer } from '#modules/customer/customer/customer.entity.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { RoomOnHold, RoomTaken, RoomTakenAndNoOther, RoomTakenByDay } from '../../errors.ts';
import { room } from '../../room/room.entity.ts';
import { booking } from '../booking.entity.ts';
import { timeOfStay } from '../booking.rules.ts';
import { freeRooms, holdIn } from './read-rooms.ts';

/** Of a booking, what it takes and when: its nights in their order, each with its room; without a night its room by day. */
export interface Stay {
  id: string;
  customer_id: string;
  check_out: string;
  room_id: string | null;
  nights: readonly { night: string; room_id: string | null }[];
}

/** Bookings in the table of who has what when. */
export const bookingSource = ({ id }: { id: string }) => ({ kind: booking.name, id });

/** Nights that follow each other in one room. */
interface Part {
  room_id: string;
  since: string;
  until: string;
}

/**
 * Takes the rooms of a booking for its nights, in place of what it had; refused where somebody else has one of them, who is
 * named with the rooms that are free instead, or where a room is out of use (hotel.md 5). A booking that waits for its room takes
 * none, and gives back what it had.
 */
export async function takeRooms(context: CommandContext, stay: Stay): Promise<void> {
  const { tx, branch } = context;
  const parts = partsOf(stay);
  const rooms = await tx.lockAll(room, [...new Set(parts.map(({ room_id }) => room_id))]);
  const numbers = new Map(rooms.map(({ id, number }) => [String(id), number]));
  const others = new Map<string, string>();
  for (const part of parts) {
    const nights = { booking_id: stay.id, ...part };
    const held = await holdIn(context, part.room_id, nights);
    if (held) throw RoomOnHold({ ...held, room: numbers.get(part.room_id) ?? '' });
    const of = rooms.find(({ id }) => id === part.room_id);
    const free = of ? await freeRooms(context, of.room_type_id, nights) : [];
    others.set(part.room_id, free.map(({ number }) => number).join(', '));
  }
  const takings = parts.map(
    ({ room_id, since, until }): Taking => ({ kind: 'room', id: room_id, ...timeOfStay(since, until) }),
  );
  const [guest] = await tx.query<{ name: string }>(`select name from ${customer.table} where id = $1`, [
    stay.customer_id,
  ]);
  const source = { ...bookingSource(stay), label: guest?.name ?? '' };
  await occupy(tx, { source, branch_id: branch.id }, takings, ([first]) =>
    taken(first, numbers.get(first.id) ?? '', others.get(first.id) ?? ''),
  );
}

function taken(first: InTheWay, number: string, free: string) {
  const { since, until } = daysOf(first);
  if (since === until) return RoomTakenByDay({ room: number, day: since, guest: first.source.label });
  const who = { room: number, since, until, guest: first.source.label };
  return free === '' ? RoomTakenAndNoOther(who) : RoomTaken({ ...who, free });
}

/** The days of arrival and departure in a time for which a room is taken. */
export function daysOf({ from, to }: Pick<Taking, 'from' | 'to'>): { since: string; until: string } {
  const day = (at: Date | null) => at?.toISOString().slice(0, 10) ?? '';
  return { since: day(from), until: day(to) };
}

function partsOf({ nights, check_out, room_id }: Stay): Part[] {
  if (nights.length === 0) return room_id === null ? [] : [{ room_id, since: check_out, until: check_out }];
  const parts: Part[] = [];
  for (const [place, { night, room_id }] of nights.entries()) {
    if (room_id === null) continue;
    const until = nights[place + 1]?.night ?? check_out;
    const last = parts.at(-1);
    if (last?.room_id === room_id) last.until = until;
    else parts.push({ room_id, since: night, until });
  }
  return parts;
}
