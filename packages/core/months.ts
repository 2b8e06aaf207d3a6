import { addDays } from './business-day.ts';

/** First and last day of a stretch of days, both counted. */
export interface DayRange {
  date: string;
  date_to: string;
}

/** The first day of the month that a day lies in. */
export function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** The first day of the financial year that a day lies in; years are those of the calendar. */
export function yearOf(day: string): string {
  return `${day.slice(0, 4)}-01-01`;
}

/** The last day of the month that a day lies in. */
export function lastOfMonth(day: string): string {
  return addDays(addMonths(firstOfMonth(day), 1), -1);
}

/** Whether a day is the last of its month. */
export function endsMonth(day: string): boolean {
  return addDays(day, 1).endsWith('-01');
}

/** The same day so many months later, or earlier below zero; the last day of a shorter month where it has no such day. */
export function addMonths(day: string, months: number): string {
  const month = monthNumber(day) + months;
  const first = `${String(Math.floor(month / 12)).padStart(4, '0')}-${twoDigits((month % 12) + 1)}-01`;
  const next = addDays(first, 31);
  const last = Number(addDays(firstOfMonth(next), -1).slice(8));
  return `${first.slice(0, 8)}${twoDigits(Math.min(last, Number(day.slice(8))))}`;
}

/** How many months a stretch of days touches. */
export function monthsTouched({ date, date_to }: DayRange): number {
  return monthNumber(date_to) - monthNumber(date) + 1;
}

/** Months since the year nought. */
function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
