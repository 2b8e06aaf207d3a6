import { addDays } from '#core/business-day.ts';
import { whatOccupies } from '#modules/branch/public.ts';
import { addProblem, isSound } from '#server-kit/command/draft.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { timeOfStay } from '../../booking/booking.rules.ts';
import { BOOKING_TEXTS } from '../../booking/booking.words.ts';
import { daysOf } from '../../booking/server/take-rooms.ts';

/** The last day that a hold without an end is held against. */
const FAR = '2999-12-31';

/** A room is not closed over the nights of a guest: that booking is moved first (hotel.md 9). */
export const roomHooks: EntityHooks = {
  async beforeSave({ tx }, drafts) {
    for (const draft of drafts) {
      if (!draft.before || !isSound(draft)) continue;
      const holds = (draft.row.holds ?? []) as readonly { since: string; until: string | null }[];
      for (const [place, { since, until }] of holds.entries()) {
        const { from, to } = timeOfStay(since, until ? addDays(until, 1) : FAR);
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
