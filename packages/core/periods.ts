import { addDays } from './business-day.ts';
import { firstOfMonth, lastOfMonth } from './months.ts';

/** Stretches of days that move with today, as a filter names them. A week begins on Monday (specification §9). */
export const PERIODS = [
  'today',
  'yesterday',
  'this_week',
  'last_week',
  'this_month',
  'last_month',
  'this_year',
  'last_year',
  'last_7_days',
  'last_30_days',
  'next_7_days',
  'next_30_days',
] as const;
export type Period = (typeof PERIODS)[number];

/** First and last day of a period. The last 7 days end with today, the next 7 begin with it. */
export function daysOf(period: Period, today: string): { from: string; to: string } {
  const monday = addDays(today, -weekday(today));
  const first = firstOfMonth(today);
  const year = Number(today.slice(0, 4));
  switch (period) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'this_week':
      return { from: monday, to: addDays(monday, 6) };
    case 'last_week':
      return { from: addDays(monday, -7), to: addDays(monday, -1) };
    case 'this_month':
      return { from: first, to: lastOfMonth(first) };
    case 'last_month': {
      const to = addDays(first, -1);
      return { from: firstOfMonth(to), to };
    }
    case 'this_year':
      return { from: `${year}-01-01`, to: `${year}-12-31` };
    case 'last_year':
      return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
    case 'last_7_days':
      return { from: addDays(today, -6), to: today };
    case 'last_30_days':
      return { from: addDays(today, -29), to: today };
    case 'next_7_days':
      return { from: today, to: addDays(today, 6) };
    case 'next_30_days':
      return { from: today, to: addDays(today, 29) };
  }
}

export function isPeriod(text: unknown): text is Period {
  return (PERIODS as readonly unknown[]).includes(text);
}

/** Days since Monday. */
function weekday(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}
