import { type Money, sum } from '#core/money.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';
import type { Settled } from './settle-payments.rules.ts';

/** One side of a journal line, before the ledger takes it. */
export interface EntryPart {
  account: string;
  debit?: bigint;
  credit?: bigint;
  party?: { kind: string; id: string };
  store_id?: string;
}

/**
 * Where the money of a mode lies: a cheque and a card are money only when the bank has it (accounting.md 4.3). Until then it
 * waits in the account that is kept for that, where it was paid into one.
 */
export function ledgerCodeOf(mode: string, accountCode: string | undefined): string {
  const waits = mode === 'cheque' || mode === 'credit_card';
  if (waits && !accountCode?.startsWith(`${CHART.clearing}-`)) return CHART.clearing;
  if (!accountCode) throw new Error(`a payment of the mode ${mode} names no account`);
  return accountCode;
}

/** What the payments of a sale bring in: money, what is owed, and what the coins could not pay. */
export function paymentParts(
  payments: readonly { mode: string; ledger_code: string | null }[],
  { taken, rounding, owed }: Settled,
  customerId: string | null,
): EntryPart[] {
  const brought = payments.flatMap(({ mode, ledger_code }, i) =>
    ledger_code === null ? [] : [{ account: ledgerCodeOf(mode, ledger_code), debit: taken[i] ?? 0n }],
  );
  const debt = { account: CHART.customers, debit: owed };
  return [
    ...brought,
    customerId ? { ...debt, party: { kind: 'customer', id: customerId } } : debt,
    roundingPart(rounding),
  ];
}

/** The coins that a customer was let off are a loss, those he paid more a gain; a refund goes the other way. */
export function roundingPart(rounding: bigint): EntryPart {
  return rounding < 0n
    ? { account: CHART.rounding, debit: -rounding }
    : { account: CHART.rounding, credit: rounding };
}

/** What the goods that left had cost. */
export function costParts(cost: bigint, store_id: string): EntryPart[] {
  return [
    { account: CHART.costOfSales, debit: cost },
    { account: CHART.inventory, credit: cost, store_id },
  ];
}

/** Sums of what stands on several lines of a sale. */
export function sumOf<T>(rows: readonly T[], amount: (row: T) => bigint): Money {
  return sum(rows.map(amount));
}
