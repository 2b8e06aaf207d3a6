/** A month counts 30 days, a year 365 (specification §9). */
export const DAYS_OF_MONTH = 30;
export const DAYS_OF_YEAR = 365;

/** What the agent who brought a business gets of each fee, in percent. */
export const COMMISSION_PERCENT = 10n;

/** The commission of a fee, whole units of the smallest coin, never more than its share. */
export function commissionOf(amount: bigint, hasAgent: boolean): bigint {
  return hasAgent ? (amount * COMMISSION_PERCENT) / 100n : 0n;
}

/** The fee of a month that a payment for so many days comes to, rounded up to the smallest coin. */
export function monthlyFeeOf(amount: bigint, days: number): bigint {
  const [month, paid] = [BigInt(DAYS_OF_MONTH), BigInt(days)];
  return (amount * month + paid - 1n) / paid;
}
