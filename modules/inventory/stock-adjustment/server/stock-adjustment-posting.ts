import type { RowOf } from '#core/define-entity.ts';
import type { PostingRule } from '#server-kit/operation/document-work.ts';
import { adjustedGoods, adjustmentEntry } from '../adjustment-posting.rules.ts';
import type { stockAdjustment } from '../stock-adjustment.entity.ts';

type Adjusted = RowOf<typeof stockAdjustment> & { branch_id: string };

/** An adjustment posts its goods as a gain or a loss, at what they were moved with. */
export const stockAdjustmentPosting: PostingRule<Adjusted, undefined> = {
  facts: async () => undefined,
  of: (row) => [{ branch_id: row.branch_id, date: row.date ?? '', lines: adjustmentEntry(row) }],
  stock: (row) => [adjustedGoods(row)],
};
