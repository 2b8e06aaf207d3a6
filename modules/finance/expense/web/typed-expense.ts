import type { Currency } from '#core/currencies.ts';
import { moneyOfText, moneyToWire } from '#core/money.ts';
import { withVat } from '#core/vat.ts';
import type { Option } from '#ui/fields/options.tsx';
import { isClaimable } from '../../supplier-paper/supplier-paper.rules.ts';
import { costOfExpense } from '../expense-posting.rules.ts';
import type { ExpenseTerms } from './expense-calls.ts';

/** What stands in the fields of a new expense. */
export type TypedExpense = {
  title: string;
  type: Option | null;
  amount: string;
  date: string;
  supplier: Option | null;
  receipt: boolean;
  receiptNumber: string;
  receiptDate: string;
  partOfReceipt: boolean;
  receiptTax: string;
  taxAmount: string;
  tax: 'exempt' | 'standard';
  paid: 'all' | 'part' | 'nothing';
  account: string;
  paidAmount: string;
  reference: string;
  due: string;
  remarks: string;
  verify: boolean;
};

export const NO_EXPENSE: TypedExpense = {
  ...{ title: '', type: null, amount: '', date: '', supplier: null },
  ...{ receipt: false, receiptNumber: '', receiptDate: '', tax: 'standard' },
  ...{ partOfReceipt: false, receiptTax: '', taxAmount: '' },
  // Nobody empties a drawer by not looking: what is paid, and out of what, is said.
  ...{ paid: 'nothing', account: '', paidAmount: '', reference: '', due: '', remarks: '', verify: false },
};

/** An amount that is typed, in minor units; nothing while it is none. */
function amountOf(text: string, currency: Currency): bigint {
  const read = moneyOfText(text, currency);
  return typeof read === 'bigint' ? read : 0n;
}

/** What is typed in figures, in minor units: amount, cost, VAT that is claimed, paid and left to pay. */
export function figuresOf(typed: TypedExpense, terms: ExpenseTerms, currency: Currency) {
  const { vat, today, vat_claim_months: months } = terms;
  const amount = amountOf(typed.amount, currency);
  const receipt = { is_provided: typed.receipt, date: typed.receiptDate };
  const claims = vat.registered && isClaimable(receipt, { date: typed.date || today, months });
  const text = typed.taxAmount.trim();
  const most = withVat(amount, BigInt(vat.standard_rate), 'inclusive').vat;
  const wanted = amountOf(text, currency);
  // More than there can be is told by the server as it is saved.
  const tax_amount = typed.receipt && text && wanted <= most ? wanted : null;
  const said = { tax_type: typed.tax, tax_amount, has_receipt: claims };
  const { net_amount, tax } = costOfExpense(amount, said, { ...vat, since: null, special_rate: 0 });
  const part = amountOf(typed.paidAmount, currency);
  const paid = typed.paid === 'all' ? amount : typed.paid === 'part' ? part : 0n;
  return { amount, net: net_amount, tax, paid, left: amount - paid };
}

/** The body of a new expense. */
export function bodyOfExpense(typed: TypedExpense, terms: ExpenseTerms, currency: Currency) {
  const { amount, paid, left } = figuresOf(typed, terms, currency);
  const text = (key: string, value: string) => (value.trim() ? { [key]: value.trim() } : {});
  const isCash = terms.accounts.find(({ id }) => id === typed.account)?.type === 'cash in hand';
  const receipt = terms.vat.registered && typed.receipt;
  return {
    ...(typed.type ? { expense_type_id: typed.type.value } : {}),
    ...text('title', typed.title),
    amount: moneyToWire(amount, currency),
    ...(typed.date && typed.date !== terms.today ? { date: typed.date } : {}),
    ...(typed.supplier ? { supplier_id: typed.supplier.value } : {}),
    ...(typed.receipt
      ? {
          has_receipt: true,
          ...text('receipt_number', typed.receiptNumber),
          ...text('receipt_date', typed.receiptDate),
        }
      : {}),
    ...(typed.receipt && typed.partOfReceipt ? { part_of_receipt: true } : {}),
    ...(receipt && typed.receiptTax.trim()
      ? { receipt_tax: moneyToWire(amountOf(typed.receiptTax, currency), currency) }
      : {}),
    ...(receipt && typed.taxAmount.trim()
      ? { tax_amount: moneyToWire(amountOf(typed.taxAmount, currency), currency) }
      : {}),
    ...(receipt ? { tax_type: typed.tax } : {}),
    ...(left > 0n && typed.due ? { due_date: typed.due } : {}),
    ...(paid > 0n
      ? {
          payments: [
            {
              account_id: typed.account,
              amount: moneyToWire(paid, currency),
              ...(isCash ? {} : text('reference', typed.reference)),
            },
          ],
        }
      : {}),
    ...(typed.verify ? { verify: true } : {}),
    ...text('remarks', typed.remarks),
  };
}
