import { z } from 'zod';
import { addDays } from '#core/business-day.ts';
import { type DayRange, lastOfMonth } from '#core/months.ts';
import { InvalidParameter } from '#server-kit/http/errors.ts';

/** That a statement is told month by month beside its whole. */
export const BY_MONTH = { by: z.enum(['month'], { error: 'not_choice' }).optional() };

/** So many columns are read side by side. */
const MOST_MONTHS = 12;

/** Without the months before anything was booked. */
export function fromFirstBooked<M>(months: readonly M[], isEmpty: (month: M) => boolean): M[] {
  const first = months.findIndex((month) => !isEmpty(month));
  return first < 0 ? [] : months.slice(first);
}

/** The months of a period, the first and the last as far as it goes; none of more than a year. */
export function monthsOf({ date, date_to }: DayRange): DayRange[] {
  const months: DayRange[] = [];
  for (let first = date; first <= date_to; first = addDays(lastOfMonth(first), 1)) {
    if (months.length === MOST_MONTHS) throw InvalidParameter({ name: 'by' });
    const last = lastOfMonth(first);
    months.push({ date: first, date_to: last < date_to ? last : date_to });
  }
  return months;
}
