import type { Currency } from '#core/currencies.ts';
import { moneyOfText, moneyToWire } from '#core/money.ts';
import type { TaxCode } from '#core/vat.ts';
import type { Option } from '#ui/fields/options.tsx';

/** What stands in the fields of one cost. */
export type TypedCost = {
  title: string;
  amount: string;
  by: 'value' | 'quantity';
  receipt: boolean;
  receiptNumber: string;
  receiptDate: string;
  partOfReceipt: boolean;
  tax: TaxCode;
  paid: boolean;
  account: string;
  supplier: Option | null;
  reference: string;
};

export const NO_COST: TypedCost = {
  title: '',
  amount: '',
  by: 'value',
  receipt: false,
  receiptNumber: '',
  receiptDate: '',
  partOfReceipt: false,
  tax: 'standard',
  // As the purchase does it begins on credit: what is paid, and out of what, is said.
  paid: false,
  account: '',
  supplier: null,
  reference: '',
};

/** The amount that is typed, in minor units; nothing while it is none. */
export function costAmount({ amount }: Pick<TypedCost, 'amount'>, currency: Currency): bigint {
  const read = moneyOfText(amount, currency);
  return typeof read === 'bigint' ? read : 0n;
}

/** The part of a body that says one cost. */
export function bodyOfCost(typed: TypedCost, currency: Currency) {
  const reference = typed.reference.trim();
  return {
    title: typed.title.trim(),
    amount: moneyToWire(costAmount(typed, currency), currency),
    by: typed.by,
    ...(typed.receipt ? { receipt_is_provided: true, tax: typed.tax } : {}),
    ...(typed.receipt && typed.receiptNumber.trim() ? { receipt_number: typed.receiptNumber.trim() } : {}),
    ...(typed.receipt && typed.receiptDate ? { receipt_date: typed.receiptDate } : {}),
    ...(typed.receipt && typed.partOfReceipt ? { part_of_receipt: true } : {}),
    ...(typed.paid && typed.account ? { account_id: typed.account } : {}),
    ...(typed.supplier ? { supplier_id: typed.supplier.value } : {}),
    ...(typed.paid && reference ? { reference } : {}),
  };
}
