import { type Money, money } from '#core/money.ts';
import type { PostingLine } from '#core/posting.ts';
import { type DatedVat, vatRateOf, withVat } from '#core/vat.ts';
import { CHART } from '../ledger/chart.ts';
import type { EXPENSE_TAXES } from './expense.entity.ts';

/** An expense as its entry needs it, in minor units. */
export interface PostedExpense {
  ledger_code: string | null;
  supplier_id: string | null;
  net_amount: bigint;
  tax: bigint;
  total_amount: bigint;
  prepaid_amount: bigint;
}

/** Its cost and the VAT that is claimed; what was paid before leaves prepayments, the rest is owed (accounting.md 4.3). */
export function expenseLines(spent: PostedExpense): PostingLine[] {
  const { supplier_id, ledger_code, net_amount, tax, total_amount, prepaid_amount } = spent;
  return [
    { account: ledger_code ?? CHART.otherExpenses, debit: net_amount },
    { account: CHART.vatInput, debit: tax },
    { account: CHART.prepayments, credit: prepaid_amount },
    {
      account: CHART.accruedExpenses,
      credit: total_amount - prepaid_amount,
      ...(supplier_id ? { party: { kind: 'supplier', id: supplier_id } } : {}),
    },
  ];
}

/** The VAT in an expense is claimed by a registered branch with a fiscal receipt; else it is part of the cost (A23). */
export function costOfExpense(
  amount: bigint,
  { tax_type, has_receipt }: { tax_type: (typeof EXPENSE_TAXES)[number]; has_receipt: boolean | null },
  vat: DatedVat,
): { net_amount: Money; tax: Money } {
  if (!has_receipt) return { net_amount: money(amount), tax: money(0n) };
  const parts = withVat(amount, BigInt(vatRateOf(tax_type, vat)), 'inclusive');
  return { net_amount: parts.net, tax: parts.vat };
}
