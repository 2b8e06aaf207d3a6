import { addDays } from '#core/business-day.ts';
import { divideRounded } from '#core/decimal.ts';
import { InvalidFields } from '#core/errors.ts';
import { type Money, money } from '#core/money.ts';
import { ROOM_TYPE_TEXTS } from './room-type.words.ts';

/** The three ways in which a type asks for a deposit, of which it has one or none, and when it is due. */
export const DEPOSIT_FIELDS = ['deposit_percent', 'deposit_nights', 'deposit_amount'] as const;

export interface DepositRule {
  /** Hundredths of a percent of the price of the stay. */
  deposit_percent: number | null;
  /** The price of so many nights, the first ones. */
  deposit_nights: number | null;
  /** Minor units. */
  deposit_amount: bigint | null;
  /** So many days before arrival. */
  deposit_due_days: number | null;
}

/** What a stay asks for as it is booked, in minor units: rounded once, and never more than the stay costs. None without a rule. */
export function depositAsked(
  { deposit_percent, deposit_nights, deposit_amount }: Omit<DepositRule, 'deposit_due_days'>,
  stay: { stay_amount: bigint; nights: readonly { total_amount: bigint }[] },
): Money | null {
  if (deposit_percent) return money(divideRounded(stay.stay_amount * BigInt(deposit_percent), WHOLE));
  const first = stay.nights.slice(0, deposit_nights ?? 0);
  const asked = deposit_nights
    ? first.reduce((sum, { total_amount }) => sum + total_amount, 0n)
    : (deposit_amount ?? 0n);
  if (asked === 0n) return null;
  return money(asked < stay.stay_amount ? asked : stay.stay_amount);
}

const WHOLE = 10_000n;

/** By which day it is to be paid: never one that is over, and none where the type says nothing. */
export function depositDue(
  { deposit_due_days }: Pick<DepositRule, 'deposit_due_days'>,
  check_in: string,
  today: string,
): string | null {
  if (deposit_due_days === null) return null;
  const due = addDays(check_in, -deposit_due_days);
  return due < today ? today : due;
}

/** A type asks for a part of the stay, for nights or for an amount: one of the three. */
export function depositIsOne(row: Readonly<Record<string, unknown>>): void {
  const said = DEPOSIT_FIELDS.filter((key) => Boolean(row[key]));
  if (said.length < 2) return;
  const problem = { key: 'one_deposit', words: ROOM_TYPE_TEXTS.oneDeposit };
  throw new InvalidFields(Object.fromEntries(said.map((key) => [key, problem])));
}
