import { addDays } from '#core/business-day.ts';
import { WEEKDAYS } from './room-type.rules.ts';

export type Weekday = (typeof WEEKDAYS)[number];

/** A rate of a type as its form has it; amounts as the wire has them. */
export interface TypedRate {
  name: string;
  since: string | null;
  until: string | null;
  weekday: Weekday | null;
  every_year: boolean | null;
  min_nights: number | null;
  price: number | null;
  plus: number | null;
}

/** What is painted over the days of a calendar. */
export interface Paint {
  name: string;
  /** A night from here on; the usual price of the type where left out. */
  price: number | null;
  since: string;
  until: string;
  /** On which days of the week; every day where none is named. */
  weekdays: readonly Weekday[];
}

/**
 * The rates of a type once a price is painted over some days: on every day of the week seasons give way there and stay around it; on
 * some days of the week it stands before them, for the first price that fits counts. What comes on top of a price is left alone.
 */
export function paintRates(rates: readonly TypedRate[], paint: Paint, usual: number): TypedRate[] {
  const { name, price, since, until, weekdays } = paint;
  const of = { name, since, until, plus: null, every_year: null, min_nights: null };
  if (weekdays.length > 0 && weekdays.length < WEEKDAYS.length)
    return [...weekdays.map((weekday) => ({ ...of, weekday, price: price ?? usual })), ...rates];
  const left = rates.flatMap((rate) => around(rate, since, until));
  const isPricedStill = left.some((rate) => rate.price !== null && meets(rate, since, until));
  if (price === null && !isPricedStill) return left;
  return [{ ...of, weekday: null, price: price ?? usual }, ...left];
}

/** One of every year comes again, so that it may meet any later days. */
const meets = (rate: TypedRate, since: string, until: string) =>
  (rate.since === null || rate.since <= until) &&
  (rate.until === null || since <= rate.until || rate.every_year === true);

/** What is left of a season before and after some days; one of every year, without both of its ends or without a price, stays whole. */
function around(rate: TypedRate, since: string, until: string): TypedRate[] {
  if (rate.price === null || rate.since === null || rate.until === null || rate.every_year) return [rate];
  if (!meets(rate, since, until)) return [rate];
  return [
    ...(rate.since < since ? [{ ...rate, until: addDays(since, -1) }] : []),
    ...(rate.until > until ? [{ ...rate, since: addDays(until, 1) }] : []),
  ];
}

/** The days of a month as a calendar shows them: whole weeks from Monday to Sunday. */
export function weeksOf(month: string): string[] {
  const first = `${month}-01`;
  const begin = addDays(first, -weekdayOf(first));
  const days: string[] = [];
  for (let day = begin; day.slice(0, 7) <= month || weekdayOf(day) !== 0; day = addDays(day, 1))
    days.push(day);
  return days;
}

/** 0 is Monday. */
export const weekdayOf = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** A month before or after another: `2026-12` and 1 is `2027-01`. */
export function monthsAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const at = new Date(Date.UTC(year, number - 1 + by, 1));
  return at.toISOString().slice(0, 7);
}
