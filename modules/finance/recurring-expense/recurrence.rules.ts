import { addDays } from '#core/business-day.ts';
import { addMonths } from '#core/months.ts';

/** How often an expense is recorded by itself. */
export const EVERY = ['week', 'month', 'quarter', 'year'] as const;
export type Every = (typeof EVERY)[number];

/** When an expense is recorded: from which day, how often, and until when, the last day counted. */
export interface Recurrence {
  every: Every;
  starts_on: string;
  ends_on: string | null;
}

const MONTHS = { month: 1, quarter: 3, year: 12 } as const;

/**
 * The first of its days that is not before `from`; none once it has ended. Days are counted from the first one, so the rent of
 * the 31st falls on the last day of a shorter month and on the 31st again after it.
 */
export function nextDay({ every, starts_on, ends_on }: Recurrence, from: string): string | null {
  let day = starts_on;
  for (let times = 1; day < from; times++)
    day = every === 'week' ? addDays(starts_on, times * 7) : addMonths(starts_on, times * MONTHS[every]);
  return ends_on !== null && day > ends_on ? null : day;
}

/** Its next days, `count` of them at most, none before `from`. */
export function nextDays(recurrence: Recurrence, from: string, count: number): string[] {
  const days: string[] = [];
  let day = nextDay(recurrence, from);
  while (day !== null && days.length < count) {
    days.push(day);
    day = nextDay(recurrence, addDays(day, 1));
  }
  return days;
}
