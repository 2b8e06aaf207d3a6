import { daysBetween } from '#core/bars-on-days.ts';

/** For how many days a product has not been sold. */
export const IDLE_AGES = ['to_30', 'to_90', 'to_180', 'older'] as const;

export type IdleAge = (typeof IDLE_AGES)[number];

const UNTIL: readonly (readonly [IdleAge, number])[] = [
  ['to_30', 30],
  ['to_90', 90],
  ['to_180', 180],
];

/** Over how many days the pace of sales is measured. */
export const PACE_DAYS = 90;

/** When a product was last sold and when it first came; days of the branch. */
export interface Movements {
  last_sold: string | null;
  first_in: string;
}

/** For how many days it has not been sold at the end of a day; what was never sold lies since it came. */
export function idleDays({ last_sold, first_in }: Movements, day: string): number {
  return Math.max(0, daysBetween(last_sold ?? first_in, day));
}

export function idleAgeOf(days: number): IdleAge {
  return UNTIL.find(([, last]) => days <= last)?.[0] ?? 'older';
}

/** How many days the stock lasts at the pace of the last ninety; null where nothing was sold in them or nothing is there. */
export function lastsDays(quantity: bigint, sold: bigint): number | null {
  if (sold <= 0n || quantity <= 0n) return null;
  return Number((quantity * BigInt(PACE_DAYS)) / sold);
}
