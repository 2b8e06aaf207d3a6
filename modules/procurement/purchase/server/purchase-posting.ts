import { ledgerCodes } from '#modules/finance/public.ts';
import type { PostingRule } from '#server-kit/operation/document-work.ts';
import { type PostedPurchase, purchaseEntry } from '../purchase-posting.rules.ts';

/** What of a purchase says what it posts and moves; a row that is about to be written says it as well. */
interface PurchaseRow extends Omit<PostedPurchase, 'payments' | 'lines'> {
  branch_id: string;
  date: string;
  store_id: string;
  order_id?: string | null;
  lines: readonly (PostedPurchase['lines'][number] & {
    product_id: string;
    quantity: bigint;
    factor: number;
  })[];
  payments: readonly { account_id: string | null; amount: bigint }[];
}

/** A purchase posts its goods, its VAT, its payments and what it leaves open, from nothing but the purchase itself. */
export const purchasePosting: PostingRule<PurchaseRow, ReadonlyMap<string, string>> = {
  facts: ({ tx }, rows) =>
    ledgerCodes(
      tx,
      rows.flatMap(({ payments }) => payments.map(({ account_id }) => account_id)),
    ),
  of(row, codes) {
    const payments = row.payments.map(({ account_id, amount }) => ({
      amount,
      ledger_code: account_id ? (codes.get(account_id) ?? null) : null,
    }));
    return [{ branch_id: row.branch_id, date: row.date, lines: purchaseEntry({ ...row, payments }) }];
  },
  /** Of a bill the goods are there already: they are only worth more, or less. */
  stock: ({ lines, store_id, order_id }) =>
    lines.map(({ product_id, quantity, factor, cost, accrued, variance }) => ({
      ...{ product_id, store_id },
      quantity: order_id ? 0n : quantity * BigInt(factor),
      value: order_id ? cost - (accrued ?? 0n) - (variance ?? 0n) : cost,
    })),
};
