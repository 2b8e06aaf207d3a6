import { z } from 'zod';
import { money, sum } from '#core/money.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import { account } from '#modules/finance/account/account.entity.ts';
import { expenseType } from '#modules/finance/expense-type/expense-type.entity.ts';
import { entriesSince, ledgerCodes } from '#modules/finance/public.ts';
import { transaction } from '#modules/finance/transaction/transaction.entity.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { shift } from '../shift.entity.ts';
import { type CashMove, shiftCashAnswer } from '../shift-cash.answer.ts';

/**
 * Cash in and out of a shift, one by one: transactions that moved its till while it was open, whoever recorded them. What was
 * sent away after the count is the closing, and is no part of it. It says nothing of the balance, so whoever counts blind
 * sees it too (A22).
 */
export const shiftCash = defineQuery({
  name: 'shift.cash',
  route: 'GET api/shift/cash',
  permission: 'create_sale',
  sometimes: ['list_sales'],
  input: z.strictObject({ id: z.uuid('not_id') }),
  answers: shiftCashAnswer,
  async run(context) {
    const { tx, actor } = context;
    const row = await findRow(shift, context.input.id, context);
    if (row.created_by !== actor.user_id) requireToo(context, 'list_sales');
    const code = (await ledgerCodes(tx, [row.account_id])).get(row.account_id) ?? '';
    const entries = await entriesSince(tx, { code, since: row.books_from, until: row.closed_at });
    const moved = entries
      .filter(({ source_kind }) => source_kind === transaction.name)
      .filter(({ source_id }) => source_id !== row.rest_transaction_id);
    const about = await aboutTransactions(context, {
      till: row.account_id,
      ids: moved.map(({ source_id }) => source_id),
    });
    // What takes back cash that went out comes in, but is no cash in.
    const wentIn = moved.filter(({ amount, is_reversal }) => amount > 0n !== is_reversal);
    const wentOut = moved.filter(({ amount, is_reversal }) => amount > 0n === is_reversal);
    return {
      moves: moved.toReversed().flatMap(({ source_id, created_at, is_reversal: is_void, amount }) => {
        const known = about.get(source_id);
        return known ? [{ ...known, at: created_at, is_void, amount }] : [];
      }),
      cash_in: sum(wentIn.map(({ amount }) => amount)),
      cash_out: money(-sum(wentOut.map(({ amount }) => amount))),
    };
  },
});

type About = Omit<CashMove, 'at' | 'is_void' | 'amount'>;

async function aboutTransactions(
  { tx }: QueryContext<unknown>,
  { till, ids }: { till: string; ids: readonly string[] },
): Promise<ReadonlyMap<string, About>> {
  const rows = await tx.query<About>(ABOUT, [ids, till]);
  return new Map(rows.map((row) => [row.id, row]));
}

const ABOUT = `
select t.id, t.number, t.counterpart, t.remarks, u.name as made_by, x.name as expense_type_name,
       a.name as account_name
from ${transaction.table} t
left join ${user.table} u on u.business_id = t.business_id and u.id = t.created_by
left join ${expenseType.table} x on x.business_id = t.business_id and x.id = t.expense_type_id
left join ${account.table} a on a.business_id = t.business_id
  and a.id = case when t.account_id = $2 then t.to_account_id else t.account_id end
where t.id = any($1)`;
