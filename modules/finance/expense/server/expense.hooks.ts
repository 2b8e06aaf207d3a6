import type { RowOf } from '#core/define-entity.ts';
import { stateOf } from '#core/define-states.ts';
import type { Row } from '#server-kit/operation/row.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { enterPapers, refuseFutureReceipt } from '../../supplier-paper/server/enter-papers.ts';
import { expense } from '../expense.entity.ts';
import { holdExpenses } from './hold-expenses.ts';
import { papersOfExpense } from './papers-of-expense.ts';
import { costOf } from './verified-as.ts';

type Spent = RowOf<typeof expense>;

/** What decides how much of the VAT of a receipt an expense claims. */
const CLAIMING = ['receipt_number', 'claimable_tax'] as const;

/** To delete an expense is to void it first, with all that it touches. */
export const expenseHooks: EntityHooks = {
  async holdFirst(context, ids) {
    await holdExpenses(context, ids);
  },
  async beforeSave(context, drafts) {
    for (const { row, before, sent } of drafts) {
      if ('receipt_date' in sent) refuseFutureReceipt(context, row.receipt_date as string | null);
      const spent = row as Spent;
      if (before && !spent.is_verified) row.claimable_tax = costOf(context.branch, spent).tax;
    }
  },
  async afterUpdate(context, changed) {
    for (const { before, after } of changed)
      if (CLAIMING.some((key) => before[key] !== after[key]) && counts(after))
        await enterPapers(
          context,
          { kind: expense.name, id: String(after.id) },
          papersOfExpense(after as Spent),
        );
  },
};

/** The receipt of an expense that is void is free for the right one. */
function counts(row: Row): boolean {
  return stateOf(expense, row)?.books !== 'reversed';
}
