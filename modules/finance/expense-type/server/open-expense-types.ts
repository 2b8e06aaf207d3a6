import { say } from '#core/i18n/language.ts';
import { newId } from '#core/ids.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { expenseType } from '../expense-type.entity.ts';
import { USUAL_EXPENSE_TYPES } from '../expense-type.words.ts';

/** Gives a business that has no types of expenses yet the usual ones. */
export async function openExpenseTypes({ tx, language }: CommandContext): Promise<void> {
  const [known] = await tx.query(`select id from ${expenseType.table} limit 1`);
  if (known) return;
  await tx.insertAll(
    expenseType,
    USUAL_EXPENSE_TYPES.map(({ name, ledger_account, from_drawer = false }) => ({
      id: newId(),
      name: say(name, language),
      ledger_account,
      from_drawer,
    })),
  );
}
