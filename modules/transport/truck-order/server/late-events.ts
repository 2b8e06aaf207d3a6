import { businessDay } from '#core/business-day.ts';
import type { RowOf } from '#core/define-entity.ts';
import { Refusal } from '#core/errors.ts';
import type { SaidIn } from '#core/said-of-transition.ts';
import { requireOpenBooks } from '#modules/finance/public.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import type { Row } from '#server-kit/operation/row.ts';
import type { truckOrder } from '../truck-order.entity.ts';

type Trip = RowOf<typeof truckOrder> & Row;
type TripEvent = Omit<NonNullable<Trip['events']>[number], 'line_no' | 'by_name'>;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * A step or a note that a phone sent once it had a network counts when it happened there, where that lies between the event before
 * it and now; else the clock of the phone is wrong: what it said is written down, and the time of the server counts (transport.md 9).
 */
export function eventOf(
  { clock, actor }: CommandContext,
  { events, starts }: Trip,
  { kind, at, text = null }: { kind: TripEvent['kind']; at: Date | null; text?: string | null },
): TripEvent {
  const now = clock.now();
  const before =
    (events ?? []).filter((one) => one.kind !== 'note').at(-1)?.at ?? new Date(starts.getTime() - DAY_MS);
  const isPossible = at === null || (at >= before && at <= now);
  return {
    ...{ kind, text, by_id: actor.user_id as TripEvent['by_id'] },
    ...{ at: isPossible ? (at ?? now) : now, claimed_at: isPossible ? null : at },
  };
}

/** The day of the branch on which an event counts: its own, or today where the books of that day are locked. */
export async function dayOfEvent(context: CommandContext, { at }: TripEvent): Promise<string> {
  const { tx, clock, branch } = context;
  const [day, now] = [businessDay(at, branch), today(clock, branch)];
  if (day >= now) return now;
  try {
    await requireOpenBooks(tx, [{ branch_id: branch.id, date: day }], { holds: false });
    return day;
  } catch (error) {
    if (error instanceof Refusal) return now;
    throw error;
  }
}

/** Something to be known of a trip on the way: a delay, a breakdown, a queue at the border. */
export const noteEvent: TransitionWork<{ row: Trip }, SaidIn<typeof truckOrder, 'note'>> = {
  run: async (context, { row }, { text, at }) => ({
    events: [...(row.events ?? []), eventOf(context, row, { kind: 'note', at, text })],
  }),
};
