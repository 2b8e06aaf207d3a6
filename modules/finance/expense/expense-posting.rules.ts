import { type Money, money } from '#core/money.ts';
import type { PostingLine } from '#core/posting.ts';
import { type DatedVat, TaxTooLarge, vatRateOf, withVat } from '#core/vat.ts';
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

/**
 * The VAT in an expense is claimed by a registered branch with a fiscal receipt; else it is part of the cost (A23). What the
 * receipt says of it wins over the rate (A39). Throws `tax_too_large` where that is above the standard rate on all of it.
 */
export function costOfExpense(
  amount: bigint,
  said: {
    tax_type: (typeof EXPENSE_TAXES)[number];
    has_receipt: boolean | null;
    tax_amount?: bigint | null | undefined;
  },
  vat: DatedVat,
): { net_amount: Money; tax: Money } {
  const { tax_type, has_receipt, tax_amount } = said;
  const most = withVat(amount, BigInt(vat.standard_rate), 'inclusive').vat;
  if (tax_amount != null && tax_amount > most) throw TaxTooLarge();
  if (!has_receipt) return { net_amount: money(amount), tax: money(0n) };
  if (tax_amount != null && vat.registered)
    return { net_amount: money(amount - tax_amount), tax: money(tax_amount) };
  const parts = withVat(amount, BigInt(vatRateOf(tax_type, vat)), 'inclusive');
  return { net_amount: parts.net, tax: parts.vat };
}
