import { addDays } from '#core/business-day.ts';
import type { Refusal } from '#core/errors.ts';
import { whatOccupies } from '#modules/branch/public.ts';
import { addProblem, type Draft, isSound } from '#server-kit/command/draft.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { morningOf } from '../../booking/booking.rules.ts';
import { BOOKING_TEXTS } from '../../booking/booking.words.ts';
import { neededOn, waitForType } from '../../booking/server/places-of-type.ts';
import { daysOf } from '../../booking/server/take-rooms.ts';
import { RoomIsNeeded } from '../../errors.ts';

/** The last day that a hold without an end is held against. */
const FAR = '2999-12-31';

interface Hold {
  since: string;
  until: string | null;
}

const holdsOf = ({ holds }: Readonly<Record<string, unknown>>) => (holds ?? []) as readonly Hold[];

const isHeldOn = (holds: readonly Hold[], day: string) =>
  holds.some(({ since, until }) => since <= day && (!until || until >= day));

/**
 * A room is not closed, nor given another type, where bookings that wait for their room would have none without it (hotel.md 5).
 */
async function refuseNeeded(context: CommandContext, draft: Draft, before: Row): Promise<void> {
  const day = today(context.clock, context.branch);
  const isOtherType = draft.row.room_type_id !== before.room_type_id;
  const closed = isOtherType ? [{ since: day, until: null }] : holdsOf(draft.row);
  const was = JSON.stringify(holdsOf(before)) === JSON.stringify(holdsOf(draft.row));
  if (!isOtherType && was) return;
  await waitForType(context, String(before.room_type_id));
  for (const [place, { since, until }] of closed.entries()) {
    const needed = await neededOn(context, {
      ...{ room_id: String(before.id), room_type_id: String(before.room_type_id) },
      ...{ since: since < day ? day : since, until: until ?? FAR },
    });
    if (needed)
      addProblem(draft, isOtherType ? 'room_type_id' : `holds.${place}.since`, {
        ...{ key: 'room_is_needed', words: BOOKING_TEXTS.roomIsNeeded },
        params: { room: String(draft.row.number), ...needed },
      });
  }
}

/** A room is not closed over the nights of a guest: that booking is moved first (hotel.md 9). A hold that ends leaves it dirty. */
export const roomHooks: EntityHooks = {
  async beforeSave(context, drafts) {
    const { tx, clock, branch } = context;
    for (const draft of drafts) {
      if (!draft.before || !isSound(draft)) continue;
      const holds = holdsOf(draft.row);
      const day = today(clock, branch);
      await refuseNeeded(context, draft, draft.before);
      const hasEnded = isHeldOn(holdsOf(draft.before), day) && !isHeldOn(holds, day);
      // Whoever repaired it has left it to be cleaned, unless the same change says how it is.
      if (hasEnded && draft.row.housekeeping === draft.before.housekeeping) draft.row.housekeeping = 'dirty';
      for (const [place, { since, until }] of holds.entries()) {
        // Guests of the day before may still leave.
        const [from, to] = [morningOf(since), morningOf(until ? addDays(until, 1) : FAR)];
        const [first] = (await whatOccupies(tx, 'room', from, to)).filter(({ id }) => id === draft.row.id);
        if (first)
          addProblem(draft, `holds.${place}.since`, {
            key: 'room_is_booked',
            words: BOOKING_TEXTS.roomIsBooked,
            params: { room: String(draft.row.number), ...daysOf(first), guest: first.source.label },
          });
      }
    }
  },
  async beforeDelete(context, rooms) {
    const day = today(context.clock, context.branch);
    const reasons = new Map<string, Refusal>();
    for (const { id, number, room_type_id } of rooms) {
      await waitForType(context, String(room_type_id));
      const needed = await neededOn(context, {
        ...{ room_id: String(id), room_type_id: String(room_type_id), since: day, until: FAR },
      });
      if (needed) reasons.set(String(id), RoomIsNeeded({ room: String(number), ...needed }));
    }
    return reasons;
  },
};
