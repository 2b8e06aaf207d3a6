import type { RowOf } from '#core/define-entity.ts';
import type { PostingRule } from '#server-kit/operation/document-work.ts';
import type { manualEntry } from '../manual-entry.entity.ts';
import { manualLines } from '../manual-entry.rules.ts';

/** What a manual entry posts is what stands on it. */
export const manualEntryPosting: PostingRule<RowOf<typeof manualEntry> & { branch_id: string }, undefined> = {
  facts: async () => undefined,
  of: ({ branch_id, date, memo, lines }) => [
    { branch_id, date: date ?? '', memo, lines: manualLines(lines) },
  ],
};
