import { formatExact, type Money, money, moneyStyle } from '#core/money.ts';
import { countsInSql } from '#core/state-sets.ts';
import { expenseType } from '#modules/finance/expense-type/expense-type.entity.ts';
import { transaction } from '#modules/finance/transaction/transaction.entity.ts';
import { transactionStates } from '#modules/finance/transaction/transaction.states.ts';
import { holdsToo } from '#server-kit/operation/asked-rights.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { DrawerLimitReached, MovesMoneyOnly } from '../errors.ts';
import type { MovedCash } from '../shift.body.ts';
import { drawerLimit } from './difference-limit.ts';
import { safesOf } from './rest-of-count.ts';

/** The till of an open shift, held by whoever moves cash in it. */
export interface OpenTill {
  account_id: string;
  created_by: string | null;
  opened_at: Date;
}

/**
 * What the right to sell moves by itself: cash between the own open drawer and a safe of the branch, and out of it expenses of
 * types that are paid from the drawer, up to the limit of the branch in one shift. All else needs the right to move money.
 */
export async function requireMayMove(
  context: CommandContext,
  input: MovedCash,
  till: OpenTill,
): Promise<void> {
  const { actor, branch } = context;
  if (holdsToo(context, 'create_transaction')) return;
  if (till.created_by !== actor.user_id) throw MovesMoneyOnly();
  const { account_id, counterpart, expense_type_id, amount } = input;
  if (account_id) {
    if ((await safesOf(context)).some((id) => id === account_id)) return;
    throw MovesMoneyOnly();
  }
  if (counterpart !== 'expense' || !(await isFromDrawer(context, expense_type_id ?? null)))
    throw MovesMoneyOnly();
  const limit = drawerLimit(branch);
  const left = limit - (await spentFromDrawer(context, till));
  if (amount > left)
    throw DrawerLimitReached({
      left: formatExact(money(left > 0n ? left : 0n), moneyStyle(branch)),
      limit: formatExact(money(limit), moneyStyle(branch)),
    });
}

async function isFromDrawer({ tx }: CommandContext, typeId: string | null): Promise<boolean> {
  const [type] = await tx.query(
    `select id from ${expenseType.table} where id = $1 and from_drawer and deleted_at is null`,
    [typeId],
  );
  return type !== undefined;
}

/** What somebody paid out of a drawer since its shift was opened. */
async function spentFromDrawer(
  { tx, actor }: CommandContext,
  { account_id, opened_at }: OpenTill,
): Promise<Money> {
  const [spent] = await tx.query<{ amount: Money }>(
    `select coalesce(sum(amount), 0)::bigint as amount from ${transaction.table}
     where account_id = $1 and counterpart = 'expense' and created_by = $2 and created_at >= $3
       and explains_id is null and ${countsInSql(transactionStates)}`,
    [account_id, actor.user_id, opened_at],
  );
  return spent?.amount ?? money(0n);
}
