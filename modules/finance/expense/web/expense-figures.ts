import type { Currency } from '#core/currencies.ts';
import { money } from '#core/money.ts';
import { withVat } from '#core/trade/vat.ts';
import { typedAmount } from '#web-kit/form/typed-amount.ts';
import type { TypedOf } from '#web-kit/form/typed-body.ts';
import { type Paid, paidNow } from '../../payment/web/said-payments.ts';
import { costOfPaper } from '../../supplier-paper/cost-of-paper.rules.ts';
import { isClaimable } from '../../supplier-paper/supplier-paper.rules.ts';
import type { expenseBody } from '../expense.body.ts';
import type { ExpenseTerms } from './expense-calls.ts';

/** What stands in the fields of a new expense: its body, and how much of it is paid. */
export type TypedExpense = TypedOf<typeof expenseBody.fields> & { paid: Paid };

/** What is typed in figures, in minor units: amount, cost, VAT that is claimed, paid and left to pay. */
export function figuresOf(typed: TypedExpense, terms: ExpenseTerms, currency: Currency) {
  const { vat, today, vat_claim_months: months } = terms;
  const amount = typedAmount(typed.amount, currency);
  const receipt = { is_provided: typed.has_receipt, date: typed.receipt_date };
  const claims = vat.registered && isClaimable(receipt, { date: typed.date || today, months });
  const most = withVat(amount, BigInt(vat.standard_rate), 'inclusive').vat;
  const wanted = typedAmount(typed.tax_amount, currency);
  // More than there can be is told by the server as it is saved.
  const tax_amount = typed.has_receipt && typed.tax_amount.trim() && wanted <= most ? wanted : null;
  const tax_type = typed.tax_type === 'standard' ? 'standard' : 'exempt';
  const said = { tax_type, tax_amount, has_receipt: claims } as const;
  const { net_amount, tax } = costOfPaper(amount, said, { ...vat, since: null, special_rate: 0 });
  const paid = paidNow(typed, amount, currency);
  return { amount, net: net_amount, tax, paid, left: money(amount - paid) };
}
