import type { RowOf } from '#core/define-entity.ts';
import type { PostingRule } from '#server-kit/operation/document-work.ts';
import type { expense } from '../expense.entity.ts';
import { expenseLines, type PostedExpense } from '../expense-posting.rules.ts';

type SpentRow = PostedExpense & Pick<RowOf<typeof expense>, 'verified_on'> & { branch_id: string };

/** What a verified expense posts, from nothing but itself; its payments post by themselves. */
export const expensePosting: PostingRule<SpentRow, undefined> = {
  facts: async () => undefined,
  of: (spent) => [{ branch_id: spent.branch_id, date: spent.verified_on ?? '', lines: expenseLines(spent) }],
};
