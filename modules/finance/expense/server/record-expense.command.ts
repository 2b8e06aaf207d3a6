import { requireToo } from '#server-kit/operation/asked-rights.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { OwnExpense } from '../../errors.ts';
import { dayOfPosting } from '../../payment/server/day-of-posting.ts';
import { refuseFutureReceipt } from '../../supplier-paper/server/enter-papers.ts';
import { expenseBody, type GivenExpense } from '../expense.body.ts';
import { expense } from '../expense.entity.ts';
import { enterExpense } from './enter-expense.ts';
import { mayVerifyOwn } from './own-expense.ts';

/**
 * Records an expense. What is paid of it at once is a payment of its own; whoever may verify can do that in the same
 * breath, and what is left to pay is owed then.
 */
export const recordExpense = defineCommand({
  name: 'expense.create',
  route: 'POST api/expense',
  permission: 'create_expense',
  sometimes: ['back_date_sale', 'create_payment', 'verify_expense', 'show_truck_on_expense'],
  idempotency: 'document',
  fields: expenseBody.fields,
  // Also an account of another branch of the business.
  elsewhere: ['payments.[].account_id'],
  answers: { entity: expense, form: 'row' },
  async run(context) {
    const { input: given } = context;
    await refuseWithoutRights(context, given);
    refuseFutureReceipt(context, given.receipt_date);
    await enterExpense(context, given, { date: dayOfPosting(context, given.date) });
    return findRow(expense, given.id, context);
  },
});

async function refuseWithoutRights(
  context: CommandContext,
  { verify, payments, truck_id }: GivenExpense,
): Promise<void> {
  if (verify) requireToo(context, 'verify_expense');
  if (truck_id) requireToo(context, 'show_truck_on_expense');
  if (verify && !(await mayVerifyOwn(context))) throw OwnExpense();
  if ((payments ?? []).length > 0) requireToo(context, 'create_payment');
}
