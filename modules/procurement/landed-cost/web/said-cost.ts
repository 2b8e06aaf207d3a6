import { isNamed, VAT_ON_PAPER, type WayToPay } from '#modules/finance/public.web.ts';
import { type LineOf, newLine, type TypedOf } from '#web-kit/form/typed-body.ts';
import type { Say } from '#web-kit/i18n/language.tsx';
import { COST_FIELDS } from '../landed-cost.body.ts';
import { COST } from './landed-cost.words.ts';

/** What stands in the fields of one cost, and whether it is paid. */
export type TypedCost = TypedOf<typeof COST_FIELDS> & { readonly paid: boolean };

/** As the purchase does it begins on credit: what is paid, and out of what, is said. */
export const NEW_COST: Pick<TypedCost, 'tax' | 'paid'> = { tax: 'standard', paid: false };

/** One of several costs on the form of a purchase. */
export type PaidCost = LineOf<typeof COST_FIELDS> & TypedCost;

/** One more cost on the form of a purchase, out of the account that is offered. */
export function newCost(key: string, account: { id: string; name: string } | undefined): PaidCost {
  const account_id = account ? { value: account.id, title: account.name } : null;
  return { ...newLine(COST_FIELDS, key, { tax: NEW_COST.tax, account_id }), paid: NEW_COST.paid };
}

/** What one cost says otherwise than its inputs hold: nothing of a receipt that there is not, nor of an account that pays none. */
export function saidCost(cost: TypedCost, accounts: readonly WayToPay[]) {
  const { paid, account_id, receipt_is_provided, part_of_receipt } = cost;
  const receipt = {
    receipt_number: undefined,
    receipt_date: undefined,
    tax: undefined,
    tax_amount: undefined,
  };
  return {
    ...(receipt_is_provided ? {} : { ...receipt, part_of_receipt: undefined }),
    ...(receipt_is_provided && part_of_receipt ? {} : { receipt_tax: undefined }),
    ...(paid ? {} : { account_id: undefined, reference: undefined }),
    ...(paid && isNamed(account_id, accounts) ? {} : { fee: undefined }),
  };
}

/** What the fields of a cost are called, where they stand under `path`. */
export function labelsOfCost(say: Say, path = ''): Readonly<Record<string, string>> {
  const labels = {
    amount: COST.amount,
    receipt_is_provided: COST.receipt,
    tax: COST.vat,
    tax_amount: VAT_ON_PAPER.tax_amount,
    receipt_tax: VAT_ON_PAPER.receipt_tax,
    supplier_id: COST.supplier,
    account_id: COST.paidFrom,
    reference: COST.reference,
    fee: COST.fee,
    ...(path ? { title: COST.name } : {}),
  };
  return Object.fromEntries(Object.entries(labels).map(([key, words]) => [`${path}${key}`, say(words)]));
}
