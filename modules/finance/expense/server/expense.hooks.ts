import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { holdExpenses } from './hold-expenses.ts';

/** To delete an expense is to void it first, with all that it touches. */
export const expenseHooks: EntityHooks = {
  async holdFirst(context, ids) {
    await holdExpenses(context, ids);
  },
};
