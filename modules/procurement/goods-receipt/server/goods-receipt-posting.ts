import type { PostingRule } from '#server-kit/operation/document-work.ts';
import { type PostedReceipt, receiptEntry } from '../receipt-posting.rules.ts';

/** What of a goods receipt says what it posts and moves; a row that is about to be written says it as well. */
interface ReceiptRow extends Omit<PostedReceipt, 'lines'> {
  branch_id: string;
  date: string;
  lines: readonly (PostedReceipt['lines'][number] & {
    product_id: string;
    quantity: bigint;
    factor: number;
  })[];
}

/** A goods receipt posts from nothing but itself. */
export const goodsReceiptPosting: PostingRule<ReceiptRow, undefined> = {
  facts: async () => undefined,
  of: (row) => [{ branch_id: row.branch_id, date: row.date, lines: receiptEntry(row) }],
  stock: ({ type, lines, store_id }) => {
    const sign = type === 'received' ? 1n : -1n;
    return lines.map(({ product_id, quantity, factor, cost }) => ({
      ...{ product_id, store_id },
      quantity: sign * quantity * BigInt(factor),
      value: sign * cost,
    }));
  },
};
