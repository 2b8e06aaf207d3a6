import { addDays } from '#core/business-day.ts';

/** So many days before a paper ends people are told of it, and on the day itself. */
const DAYS_BEFORE = [30, 14, 7, 1, 0];

/** Whether people are told on a day of a paper that ends: some days before, and daily once it has ended (transport.md 7). */
export function isRemindedOn(day: string, expires: string): boolean {
  return expires < day || DAYS_BEFORE.some((days) => addDays(day, days) === expires);
}
