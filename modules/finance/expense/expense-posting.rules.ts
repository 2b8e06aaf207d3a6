import type { PostingLine } from '#core/trade/posting.ts';
import { CHART } from '../ledger/chart.ts';

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
