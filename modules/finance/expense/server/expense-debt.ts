import type { RowOf } from '#core/define-entity.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { partyOf } from '../../payable/party.rules.ts';
import { openDebt } from '../../payable/server/open-debt.ts';
import { expense } from '../expense.entity.ts';

type Owed = Pick<
  RowOf<typeof expense>,
  'id' | 'number' | 'title' | 'supplier_id' | 'remain_amount' | 'due_date'
>;

/** What is left to pay of an expense that is verified is owed from that day: to its supplier, else under its own name. */
export async function oweExpense({ tx, branch }: CommandContext, spent: Owed, day: string): Promise<void> {
  const { id, number, title, supplier_id, remain_amount: amount, due_date } = spent;
  if (amount === 0n) return;
  await openDebt(tx, {
    ...{ branch, kind: 'creditor', amount, date: day, due_date },
    party: partyOf({ supplier_id }),
    name: title ?? number,
    source: { kind: expense.name, id },
  });
}
