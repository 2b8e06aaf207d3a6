import { businessDay, type DayRule } from '#core/business-day.ts';

/** The time of the server: the only one that counts. Tests set it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The business day of a branch at this moment, `2026-11-20`. */
export function today(clock: Clock, branch: DayRule): string {
  return businessDay(clock.now(), branch);
}
