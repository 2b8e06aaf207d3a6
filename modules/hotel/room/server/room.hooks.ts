import { addDays } from '#core/business-day.ts';
import { whatOccupies } from '#modules/branch/public.ts';
import { addProblem, isSound } from '#server-kit/command/draft.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { morningOf } from '../../booking/booking.rules.ts';
import { BOOKING_TEXTS } from '../../booking/booking.words.ts';
import { daysOf } from '../../booking/server/take-rooms.ts';

/** The last day that a hold without an end is held against. */
const FAR = '2999-12-31';

interface Hold {
  since: string;
  until: string | null;
}

const holdsOf = ({ holds }: Readonly<Record<string, unknown>>) => (holds ?? []) as readonly Hold[];

const isHeldOn = (holds: readonly Hold[], day: string) =>
  holds.some(({ since, until }) => since <= day && (!until || until >= day));

/** A room is not closed over the nights of a guest: that booking is moved first (hotel.md 9). A hold that ends leaves it dirty. */
export const roomHooks: EntityHooks = {
  async beforeSave({ tx, clock, branch }, drafts) {
    for (const draft of drafts) {
      if (!draft.before || !isSound(draft)) continue;
      const holds = holdsOf(draft.row);
      const day = today(clock, branch);
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
};
