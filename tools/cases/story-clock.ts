import { businessDay } from '#core/business-day.ts';
import { instantOf } from '#core/local-time.ts';
import type { Clock } from '#server-kit/operation/clock.ts';

/** The zone of the branches of every story. */
export const ZONE = 'Africa/Dar_es_Salaam';
const OPENS_AT = '08:00';
const MINUTE_MS = 60_000;

/** The time of the server while stories are played. It stands still during an event, and goes on between two of them. */
export interface StoryClock extends Clock {
  /** The day of the branches now. */
  today(): string;
  /** The day with which the story began. */
  begun(): string;
  /** Goes to the morning of a day, also back: a story begins. */
  begin(day: string): void;
  /**
   * Goes to the next event: to the time of day that the story tells, else to the morning of a new day or a minute on. It
   * never goes back: what belongs to an earlier day is entered now and dated back.
   */
  next(day: string, time?: string): void;
}

export function storyClock(): StoryClock {
  let at = new Date();
  let first = '';
  const today = () => businessDay(at, { time_zone: ZONE, day_starts_at: '00:00' });
  return {
    now: () => at,
    today,
    begun: () => first,
    begin(day) {
      first = day;
      at = instantOf(day, OPENS_AT, ZONE);
    },
    next(day, time) {
      const told = instantOf(day, time ?? OPENS_AT, ZONE);
      const isTold = time !== undefined || day > today();
      at = isTold && told > at ? told : new Date(at.getTime() + MINUTE_MS);
    },
  };
}

/** How many days later another day is. */
export function daysUntil(day: string, later: string): number {
  return Math.round((Date.parse(later) - Date.parse(day)) / (24 * 60 * MINUTE_MS));
}

/** A moment as cases write it, by the clock of the stories: `2026-12-08T10:10`. */
export function wallTime(instant: string): string {
  const at = new Date(instant);
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' });
  return `${businessDay(at, { time_zone: ZONE, day_starts_at: '00:00' })}T${time.format(at)}`;
}
