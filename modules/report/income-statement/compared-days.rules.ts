import { addDays } from '#core/business-day.ts';

/** With what a statement is compared: the days just before, or the same days a year earlier. */
export const COMPARISONS = ['previous', 'last_year'] as const;

export type Comparison = (typeof COMPARISONS)[number];

/** First and last day of a stretch, both counted. */
export interface Days {
  date: string;
  date_to: string;
}

/**
 * The days that a period is compared with. One that begins with a month goes back by as many months as it touches, so that
 * March is compared with February and a quarter with a quarter; any other by as many days as it has.
 */
export function comparedDays({ date, date_to }: Days, comparison: Comparison): Days {
  if (comparison === 'last_year') return shifted({ date, date_to }, 12);
  if (date.endsWith('-01')) return shifted({ date, date_to }, monthOf(date_to) - monthOf(date) + 1);
  const days = (Date.parse(date_to) - Date.parse(date)) / DAY + 1;
  return { date: addDays(date, -days), date_to: addDays(date, -1) };
}

/** The same days so many months earlier; the end of a month stays the end of one. */
function shifted({ date, date_to }: Days, months: number): Days {
  return { date: monthsEarlier(date, months), date_to: monthsEarlier(date_to, months) };
}

function monthsEarlier(day: string, months: number): string {
  const month = monthOf(day) - months;
  const isEnd = addDays(day, 1).endsWith('-01');
  const last = Number(lastOfMonth(month).slice(8));
  const dayOfMonth = isEnd ? last : Math.min(last, Number(day.slice(8)));
  return `${lastOfMonth(month).slice(0, 8)}${String(dayOfMonth).padStart(2, '0')}`;
}

/** Months since the year nought. */
function monthOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

function lastOfMonth(month: number): string {
  return new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).toISOString().slice(0, 10);
}

const DAY = 86_400_000;
