import { stateOf } from '#core/define-states.ts';
import type { Row } from '#server-kit/operation/row.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { enterPapers, refuseFutureReceipt } from '../../supplier-paper/server/enter-papers.ts';
import { expense } from '../expense.entity.ts';
import { holdExpenses } from './hold-expenses.ts';

/** To delete an expense is to void it first, with all that it touches. */
export const expenseHooks: EntityHooks = {
  async holdFirst(context, ids) {
    await holdExpenses(context, ids);
  },
  async beforeSave(context, drafts) {
    for (const { row, sent } of drafts)
      if ('receipt_date' in sent) refuseFutureReceipt(context, row.receipt_date as string | null);
  },
  async afterUpdate(context, changed) {
    for (const { before, after } of changed)
      if (before.receipt_number !== after.receipt_number && counts(after))
        await enterPapers(
          context,
          { kind: expense.name, id: String(after.id) },
          { receipt: after.receipt_number as string | null },
        );
  },
};

/** The receipt of an expense that is void is free for the right one. */
function counts(row: Row): boolean {
  return stateOf(expense, row)?.books !== 'reversed';
}
