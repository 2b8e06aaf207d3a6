import { z } from 'zod';
import type { RowOf } from '#core/define-entity.ts';
import { sum } from '#core/money.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import { account } from '#modules/finance/account/account.entity.ts';
import { ledgerCodes } from '#modules/finance/public.ts';
import { holdsToo, requireToo } from '#server-kit/operation/asked-rights.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { shift } from '../shift.entity.ts';
import { shiftReportAnswer } from '../shift-questions.answer.ts';
import { cashMoved } from './cash-moved.ts';
import { soldInShift } from './sold-in-shift.ts';

/**
 * The report of a shift: X while it is open, Z once it is closed. What was sold so far tells what the till should hold, so X
 * is for those who see balances: whoever counts, counts blind (A22). Of a closed one the difference is known to whoever may see
 * it, and with it what was expected: its report adds up for everybody.
 */
export const shiftReport = defineQuery({
  name: 'shift.report',
  route: 'GET api/shift/report',
  permission: 'create_sale',
  sometimes: ['list_sales', 'view_account_balance'],
  input: z.strictObject({ id: z.uuid('not_id') }),
  answers: shiftReportAnswer,
  async run(context) {
    const { tx, actor, branch } = context;
    const row = await findRow(shift, context.input.id, context);
    const seesBalance = holdsToo(context, 'view_account_balance');
    if (row.closed_at === null) requireToo(context, 'view_account_balance');
    if (row.created_by !== actor.user_id) requireToo(context, 'list_sales');
    const [names] = await tx.query<Names>(NAMES, [row.account_id, row.created_by, row.rest_account_id]);
    const ledger_code = (await ledgerCodes(tx, [row.account_id])).get(row.account_id) ?? '';
    const movements = row.closed_at === null ? await cashMoved(context, row, { ledger_code }) : row.movements;
    const expected = row.expected ?? row.float + sum(movements.map(({ amount }) => amount));
    return {
      number: row.number,
      account_name: names?.account_name ?? '',
      opened_by: names?.opened_by ?? null,
      opened_at: row.opened_at,
      closed_at: row.closed_at,
      currency: branch.currency,
      ...(await soldInShift(context, row)),
      float: row.float,
      counted: row.counted,
      over_short: row.over_short,
      late_sales: {
        count: row.late_sales.length,
        amount: sum(row.late_sales.map(({ amount }) => amount)),
      },
      stays: row.stays,
      rest: row.rest,
      rest_account_name: names?.rest_account_name ?? null,
      others: await shownBeside(context, row),
      cash: seesBalance || row.closed_at !== null ? { expected, movements } : null,
    };
  },
});

interface Names {
  account_name: string;
  opened_by: string | null;
  rest_account_name: string | null;
}

const NAMES = `
select a.name as account_name, u.name as opened_by, t.name as rest_account_name from ${account.table} a
left join ${user.table} u on u.business_id = a.business_id and u.id = $2
left join ${account.table} t on t.business_id = a.business_id and t.id = $3
where a.id = $1`;

/** What phone and card machine showed as it was closed, by the names of their accounts. */
async function shownBeside({ tx }: QueryContext<unknown>, { others }: RowOf<typeof shift>) {
  const names = await tx.query<{ id: string; name: string }>(
    `select id, name from ${account.table} where id = any($1)`,
    [others.map(({ account_id }) => account_id)],
  );
  return others.map(({ account_id, counted, difference }) => ({
    account_name: names.find(({ id }) => id === account_id)?.name ?? '',
    counted,
    difference,
  }));
}
