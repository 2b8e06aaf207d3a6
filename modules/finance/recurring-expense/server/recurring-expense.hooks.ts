import { addDays } from '#core/business-day.ts';
import type { RowOf } from '#core/define-entity.ts';
import { addProblem, isSound } from '#server-kit/command/draft.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { Row } from '#server-kit/operation/row.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { EXPENSE_TEXTS } from '../../expense/expense.words.ts';
import { nextDay } from '../recurrence.rules.ts';
import type { recurringExpense } from '../recurring-expense.entity.ts';
import { RECURRING } from '../recurring-expense.words.ts';

type Recurring = RowOf<typeof recurringExpense> & Row;

/**
 * Whatever is said of a recurring expense, it says when it is recorded next: never on a day that was over when it was said, and
 * never on one on which it was recorded already. Days that have come and wait for the server stay due.
 */
export const recurringExpenseHooks: EntityHooks<Recurring> = {
  async beforeSave(context, drafts) {
    const now = today(context.clock, context.branch);
    for (const draft of drafts) {
      const row = draft.row as Recurring;
      const before = draft.before as Recurring | undefined;
      const { amount, starts_on, ends_on, last_on } = row;
      if (amount === 0n)
        addProblem(draft, 'amount', { key: 'nothing_spent', words: EXPENSE_TEXTS.nothingSpent });
      if (starts_on < now && starts_on !== before?.starts_on)
        addProblem(draft, 'starts_on', { key: 'starts_before_today', words: RECURRING.startsBefore });
      if (ends_on && ends_on < starts_on)
        addProblem(draft, 'ends_on', { key: 'ends_before', words: RECURRING.endsBefore });
      if (!isSound(draft)) continue;
      const waiting = before?.next_on && before.next_on < now ? before.next_on : now;
      const free = last_on ? addDays(last_on, 1) : waiting;
      row.next_on = nextDay(row, free > waiting ? free : waiting);
    }
  },
};
