import { addDays, type DayRule } from '#core/business-day.ts';
import { isDay } from '#core/fields/dates.ts';

/** Of what a dashboard speaks: the business day, the seven days up to it, its month, its year. */
export const DASHBOARD_PERIODS = ['today', 'week', 'month', 'year'] as const;

export type DashboardPeriod = (typeof DASHBOARD_PERIODS)[number];

/** A period and the one before it, both ends included, and by what its curve advances. */
export interface ComparedPeriod {
  date: string;
  date_to: string;
  /** The whole period before; the curve shows all of it. */
  date_before: string;
  date_to_before: string;
  /** How far the one before is compared: on the 12th of a month with the first twelve days of the last. */
  compared_to: string;
  step: 'hour' | 'day' | 'month';
}

/**
 * The period that a day lies in, and the one before. What has begun is compared with as much of the one before, so that
 * the first of a month is no fall.
 */
export function comparedPeriod(period: DashboardPeriod, today: string): ComparedPeriod {
  const yesterday = addDays(today, -1);
  if (period === 'today')
    return {
      ...{ date: today, date_to: today, step: 'hour' },
      ...{ date_before: yesterday, date_to_before: yesterday, compared_to: yesterday },
    };
  if (period === 'week') {
    const lastWeek = addDays(today, -7);
    return {
      ...{ date: addDays(today, -6), date_to: today, step: 'day' },
      ...{ date_before: addDays(today, -13), date_to_before: lastWeek, compared_to: lastWeek },
    };
  }
  const length = period === 'month' ? 7 : 4;
  const date = firstDay(today.slice(0, length));
  const date_to_before = addDays(date, -1);
  const sameDay = existing(`${date_to_before.slice(0, length)}${today.slice(length)}`);
  return {
    ...{ date, date_to: today, step: period === 'month' ? 'day' : 'month' },
    ...{ date_before: firstDay(date_to_before.slice(0, length)), date_to_before },
    compared_to: sameDay < date_to_before ? sameDay : date_to_before,
  };
}

/** The 29th of February has no like in other years. */
function existing(day: string): string {
  return isDay(day) ? day : `${day.slice(0, 8)}28`;
}

function firstDay(monthOrYear: string): string {
  return monthOrYear.length === 4 ? `${monthOrYear}-01-01` : `${monthOrYear}-01`;
}

/** Where the curves of days and months have their points. */
export function pointsOf(step: 'day' | 'month', date: string, date_to: string): string[] {
  const points: string[] = [];
  for (let day = date; day <= date_to; day = addDays(day, 1))
    points.push(step === 'day' ? day : day.slice(0, 7));
  return [...new Set(points)];
}

/** The hours of a business day in their order, `00` to `23` where it starts at midnight. */
export function hoursOf({ day_starts_at }: DayRule): string[] {
  const first = Number(day_starts_at.slice(0, 2));
  return Array.from({ length: 24 }, (_, hour) => String((hour + first) % 24).padStart(2, '0'));
}
