import type { RowOf } from '#core/define-entity.ts';
import type { PostingRule } from '#server-kit/operation/document-work.ts';
import type { vatSettlement } from '../vat-settlement.entity.ts';
import { settlementLines } from '../vat-settlement.rules.ts';

/** The VAT of a month stands in the books on its last day. */
export const vatPosting: PostingRule<RowOf<typeof vatSettlement> & { branch_id: string }, undefined> = {
  facts: async () => undefined,
  of: (row) => [{ branch_id: row.branch_id, date: row.date_to, lines: settlementLines(row) }],
};
