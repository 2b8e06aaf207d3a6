import { addDays } from '#core/business-day.ts';

/** A month counts 30 days (specification §9). */
export const DAYS_OF_MONTH = 30;

/** The commission of a fee at a rate in hundredths of a percent: whole units of the smallest coin, never more than its share. */
export function commissionOf(amount: bigint, rate: number): bigint {
  return (amount * BigInt(rate)) / 10_000n;
}

/** The fee of a month that a payment for so many days comes to, rounded up to the smallest coin. */
export function monthlyFeeOf(amount: bigint, days: number): bigint {
  const [month, paid] = [BigInt(DAYS_OF_MONTH), BigInt(days)];
  return (amount * month + paid - 1n) / paid;
}

/** A service fee as the days of its branch are counted by it. */
export interface BoughtDays {
  /** The day it was taken. */
  counted_from: string;
  days: number;
  /** Until when the branch was paid before it; null where nothing had been agreed. */
  until_before: string | null;
}

/**
 * Until when a branch is paid by the fees that hold, in the order they were taken, as if the void ones had never been: a
 * fee that was put on top of a void one moves back with it, yet never before the day on which it was taken itself.
 */
export function paidUntilBy(valid: readonly BoughtDays[], before: string | null): string | null {
  return valid.reduce<string | null>(extendedBy, before);
}

/** Until when the branch was paid before its first fee: no fee ever took a day away, so it is the earliest of all. */
export function untilBefore(taken: readonly BoughtDays[]): string | null {
  return taken.reduce<string | null>(
    (earliest, { until_before }) =>
      earliest === null || until_before === null ? null : until_before < earliest ? until_before : earliest,
    taken[0]?.until_before ?? null,
  );
}

/** A fee extends from the day up to which was paid, or from the day it is taken if that is later. */
function extendedBy(until: string | null, { counted_from, days }: Omit<BoughtDays, 'until_before'>): string {
  const yesterday = addDays(counted_from, -1);
  return addDays(until !== null && until > yesterday ? until : yesterday, days);
}
