import { addDays } from '#core/business-day.ts';
import { divideRounded } from '#core/decimal.ts';
import { type Money, money } from '#core/money.ts';
import { lastOfMonth } from '#core/months.ts';
import { CHART } from '../ledger/chart.ts';

/** What a business pays for the system (specification §9, system payment types). */
export const SYSTEM_PAYMENTS = [
  ...(['service_fee', 'sms_purchase', 'system_update'] as const),
  ...(['installation_fee', 'sms_sender_name_registration'] as const),
] as const;

export type SystemPayment = (typeof SYSTEM_PAYMENTS)[number];

/** A service fee of more days is of the months that it covers; up to so many it is of its own day (messages.md D). */
export const AT_ONCE_UP_TO = 30;

export const MOST_DAYS = 3650;

export const MOST_PARTS = 10_000_000;

/** A payment for the system as its posting needs it. */
export interface PaidForSystem {
  system_type: SystemPayment;
  amount: bigint;
  /** How many days a service fee pays for, from which on; null for all else. */
  days: number | null;
  covers_from: string | null;
  /** How many parts of SMS it buys ahead; null for all else. */
  parts: number | null;
}

/** Whether the cost waits in prepayments until its days have come. */
export function waitsForItsDays({ system_type, days }: Pick<PaidForSystem, 'system_type' | 'days'>): boolean {
  return system_type === 'service_fee' && (days ?? 0) > AT_ONCE_UP_TO;
}

/** What it is charged to as it is paid; SMS that are counted wait in prepayments until they are used. */
export function chargedTo(paid: Pick<PaidForSystem, 'system_type' | 'days' | 'parts'>): string {
  return waitsForItsDays(paid) || buysParts(paid) ? CHART.prepayments : costOf(paid.system_type);
}

/** Whether it bought SMS that are counted as they leave. */
export function buysParts<P extends { system_type: SystemPayment | null; parts: number | null }>(
  paid: P,
): paid is P & { parts: number } {
  return paid.system_type === 'sms_purchase' && paid.parts !== null;
}

function costOf(type: SystemPayment): string {
  return type === 'sms_purchase' || type === 'sms_sender_name_registration'
    ? CHART.communication
    : CHART.platformFees;
}

/** A part of what was paid ahead, cost of the month that ends on its day. */
export interface Release {
  date: string;
  amount: Money;
}

/**
 * How what was paid ahead becomes cost: on the last day of each month by its days, on the last day that is covered the rest. Nothing
 * for what was cost at once.
 */
export function releasesOf(paid: PaidForSystem): Release[] {
  const { amount, days, covers_from } = paid;
  if (!days || !covers_from || !waitsForItsDays(paid)) return [];
  const last = addDays(covers_from, days - 1);
  const releases: Release[] = [];
  let [covered, released] = [0, 0n];
  for (let day = covers_from; day <= last; ) {
    const end = lastOfMonth(day) < last ? lastOfMonth(day) : last;
    covered += daysFrom(day, end);
    const until = divideRounded(amount * BigInt(covered), BigInt(days));
    releases.push({ date: end, amount: money(until - released) });
    released = until;
    day = addDays(end, 1);
  }
  return releases;
}

const DAY = 86_400_000;

/** Both days counted. */
function daysFrom(day: string, last: string): number {
  return (Date.parse(last) - Date.parse(day)) / DAY + 1;
}
