import type { Refusal } from '#core/errors.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { ExpenseTypeInUse } from '../../errors.ts';
import { expense } from '../../expense/expense.entity.ts';

/** A type goes once no expense of it waits to be verified; those that are verified keep its account. */
export const expenseTypeHooks: EntityHooks = {
  async beforeDelete({ tx }, rows) {
    const used = await tx.query<{ expense_type_id: string; count: number }>(
      `select expense_type_id, count(*)::int as count from ${expense.table}
       where expense_type_id = any($1) and not is_verified and remain_amount + paid_amount > 0 and deleted_at is null
       group by expense_type_id`,
      [rows.map(({ id }) => id)],
    );
    return new Map(
      used.map(({ expense_type_id, count }): [string, Refusal] => [
        expense_type_id,
        ExpenseTypeInUse({ count }),
      ]),
    );
  },
};
