import { addDays } from '#core/business-day.ts';

/** How a branch stands with its service fee (entities.md, branch). */
export const BRANCH_STATUSES = ['trial', 'active', 'grace', 'read_only', 'closed'] as const;

export type BranchStatus = (typeof BRANCH_STATUSES)[number];

/** What the platform has settled of its fees, as it stands at this moment. */
export interface FeeTerms {
  /** What the agent who brought a business gets of each fee, in hundredths of a percent. */
  commission_rate: number;
  /** So long after what was paid for a branch works on, and is told so. */
  grace_days: number;
  /** Then so long nothing can be changed in it; everything can be read and taken along. */
  read_only_days: number;
  /** How long a business that somebody brought may try everything. */
  trial_days: number;
}

/** What holds until the platform settles something else; a month counts 30 days (specification §9). */
export const USUAL_TERMS: FeeTerms = {
  commission_rate: 1000,
  grace_days: 7,
  read_only_days: 90,
  trial_days: 30,
};

/** From how many days before the end the branch is reminded (capabilities 2.13). */
export const REMINDED_DAYS = 7;

/**
 * The status of a branch on a day. It follows from the last day that is paid for, so no job has to run for a branch to be
 * shut or open again; one for which nothing was ever agreed is as it was put.
 */
export function statusOn(
  kept: BranchStatus,
  paidUntil: string | null,
  today: string,
  { grace_days, read_only_days }: FeeTerms,
): BranchStatus {
  if (kept === 'closed' || paidUntil === null) return kept;
  if (today <= paidUntil) return kept === 'trial' ? 'trial' : 'active';
  if (today <= addDays(paidUntil, grace_days)) return 'grace';
  return today <= addDays(paidUntil, grace_days + read_only_days) ? 'read_only' : 'closed';
}

/** What people of a branch are told of its fee; nothing while there is time. */
export interface FeeNotice {
  status: BranchStatus;
  paid_until: string;
  /** Left, today among them; nothing or less where it is late. */
  days: number;
}

/** Reminds a week before the end (capabilities 2.13), and for as long as the fee is late. */
export function feeNoticeOn(
  kept: BranchStatus,
  paidUntil: string | null,
  today: string,
  terms: FeeTerms,
): FeeNotice | null {
  if (paidUntil === null) return null;
  const days = daysLeft(paidUntil, today);
  return days <= REMINDED_DAYS
    ? { status: statusOn(kept, paidUntil, today, terms), paid_until: paidUntil, days }
    : null;
}

/** How many days are left, today among them; below nothing where the last one is over. */
export function daysLeft(paidUntil: string, today: string): number {
  return Math.round((Date.parse(paidUntil) - Date.parse(today)) / DAY_MS) + 1;
}

const DAY_MS = 24 * 3600 * 1000;

/** The worst first: what a business is shown as is how its worst branch stands. */
const WORST: readonly BranchStatus[] = ['closed', 'read_only', 'grace', 'trial', 'active'];

export function worstOf(statuses: readonly BranchStatus[]): BranchStatus {
  return WORST.find((status) => statuses.includes(status)) ?? 'active';
}
