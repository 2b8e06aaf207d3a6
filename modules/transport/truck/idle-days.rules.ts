import { addDays } from '#core/business-day.ts';

/** Over how many days the page of a truck looks back, today included. */
export const IDLE_WINDOW = 30;

/** What a truck did from one day to another, both included. */
export interface DaysOfTruck {
  since: string;
  until: string;
}

/** The days between two on which it did nothing, as spans; a day on which it did something for an hour is none of them. */
export function idleSpans(since: string, until: string, busy: readonly DaysOfTruck[]): DaysOfTruck[] {
  const spans: DaysOfTruck[] = [];
  let from = since;
  for (const taken of busy.toSorted((one, other) => one.since.localeCompare(other.since))) {
    if (taken.until < from) continue;
    if (taken.since > until) break;
    if (taken.since > from) spans.push({ since: from, until: addDays(taken.since, -1) });
    from = addDays(taken.until, 1);
  }
  if (from <= until) spans.push({ since: from, until });
  return spans;
}

/** How many days a span has, both ends included. */
export function daysIn({ since, until }: DaysOfTruck): number {
  return Math.round((Date.parse(until) - Date.parse(since)) / 86_400_000) + 1;
}
