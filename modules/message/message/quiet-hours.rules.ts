import { addDays, businessDay } from '#core/business-day.ts';
import { instantOf } from '#core/local-time.ts';

/** Between these hours of the branch nobody is disturbed by what somebody composed (messages.md B2). */
const LOUD = { since: '08:00', until: '20:00' } as const;

/** When a composed message leaves that somebody wants to leave at a moment: then, or in the morning. */
export function leavesAt(at: Date, time_zone: string): Date {
  const day = businessDay(at, { time_zone, day_starts_at: '00:00' });
  const morning = instantOf(day, LOUD.since, time_zone);
  if (at < morning) return morning;
  return at < instantOf(day, LOUD.until, time_zone) ? at : instantOf(addDays(day, 1), LOUD.since, time_zone);
}
