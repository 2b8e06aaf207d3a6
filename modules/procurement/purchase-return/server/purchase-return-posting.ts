import { ledgerCodes } from '#modules/finance/public.ts';
import type { PostingRule } from '#server-kit/operation/document-work.ts';
import { type PostedPurchaseReturn, purchaseReturnEntry } from '../purchase-return-posting.rules.ts';

/** What of a return says what it posts and moves; a row that is about to be written says it as well. */
interface ReturnRow extends Omit<PostedPurchaseReturn, 'refunds' | 'lines'> {
  branch_id: string;
  date: string;
  lines: readonly (PostedPurchaseReturn['lines'][number] & {
    product_id: string;
    quantity: bigint;
    factor: number;
  })[];
  refunds: readonly { account_id: string | null; mode: string; amount: bigint }[];
}

/** What a return to the supplier posts and takes out of the store, from nothing but the return itself. */
export const purchaseReturnPosting: PostingRule<ReturnRow, ReadonlyMap<string, string>> = {
  facts: ({ tx }, rows) =>
    ledgerCodes(
      tx,
      rows.flatMap(({ refunds }) => refunds.map(({ account_id }) => account_id)),
    ),
  of(row, codes) {
    const refunds = row.refunds.map(({ account_id, mode, amount }) => ({
      mode,
      amount,
      ledger_code: codes.get(account_id ?? '') ?? null,
    }));
    return [{ branch_id: row.branch_id, date: row.date, lines: purchaseReturnEntry({ ...row, refunds }) }];
  },
  stock: ({ lines, store_id }) =>
    lines.map(({ product_id, quantity, factor, cost }) => ({
      ...{ product_id, store_id, value: -cost },
      quantity: -quantity * BigInt(factor),
    })),
};
