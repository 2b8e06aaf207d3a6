import { addDays } from '#core/business-day.ts';
import { addMonths, type DayRange, endsMonth, lastOfMonth, monthsTouched, yearOf } from '#core/months.ts';

/** With what a report is compared: the days just before, or the same days a year earlier. */
export const COMPARISONS = ['previous', 'last_year'] as const;

/** A statement also with the year up to the end of its period. */
export const STATEMENT_COMPARISONS = [...COMPARISONS, 'year_to_date'] as const;

export type Comparison = (typeof STATEMENT_COMPARISONS)[number];

/**
 * The days that a period is compared with. One that begins with a month goes back by as many months as it touches, so that
 * March is compared with February and a quarter with a quarter; any other by as many days as it has.
 */
export function comparedDays({ date, date_to }: DayRange, comparison: Comparison): DayRange {
  if (comparison === 'year_to_date') return { date: yearOf(date_to), date_to };
  if (comparison === 'last_year') return shifted({ date, date_to }, 12);
  if (date.endsWith('-01')) return shifted({ date, date_to }, monthsTouched({ date, date_to }));
  const days = (Date.parse(date_to) - Date.parse(date)) / DAY + 1;
  return { date: addDays(date, -days), date_to: addDays(date, -1) };
}

/** The same days so many months earlier; the end of a month stays the end of one. */
function shifted({ date, date_to }: DayRange, months: number): DayRange {
  return { date: monthsEarlier(date, months), date_to: monthsEarlier(date_to, months) };
}

function monthsEarlier(day: string, months: number): string {
  const earlier = addMonths(day, -months);
  return endsMonth(day) ? lastOfMonth(earlier) : earlier;
}

const DAY = 86_400_000;
