import { z } from 'zod';
import { moneyToWire, sum } from '#core/money.ts';
import { allowed } from '#core/permissions.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import { account } from '#modules/finance/account/account.entity.ts';
import { ledgerCodes } from '#modules/finance/public.ts';
import { PermissionDenied } from '#server-kit/http/errors.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { shift } from '../shift.entity.ts';
import type { ShiftReport } from '../shift-report.ts';
import { cashMoved } from './cash-moved.ts';
import { soldInShift } from './sold-in-shift.ts';

/**
 * The report of a shift: X while it is open, Z once it is closed. What was sold so far tells what the till should hold, so X
 * is for those who see balances: whoever counts, counts blind (A22).
 */
export const shiftReport = defineQuery({
  name: 'shift.report',
  route: 'GET api/shift/report',
  permission: 'create_sale',
  input: z.strictObject({ id: z.uuid('not_id') }),
  async run(context): Promise<ShiftReport> {
    const { tx, actor, branch } = context;
    const row = await findRow(shift, context.input.id, context);
    const seesBalance = allowed(actor, 'view_account_balance');
    if (row.closed_at === null && !seesBalance) throw PermissionDenied();
    if (row.created_by !== actor.user_id && !allowed(actor, 'list_sales')) throw PermissionDenied();
    const { currency } = branch;
    const wire = (amount: bigint) => moneyToWire(amount, currency);
    const [names] = await tx.query<{ account_name: string; opened_by: string | null }>(
      `select a.name as account_name, u.name as opened_by from ${account.table} a
       left join ${user.table} u on u.business_id = a.business_id and u.id = $2 where a.id = $1`,
      [row.account_id, row.created_by],
    );
    const ledger_code = (await ledgerCodes(tx, [row.account_id])).get(row.account_id) ?? '';
    const movements = row.closed_at === null ? await cashMoved(context, row, { ledger_code }) : row.movements;
    const expected = row.expected ?? row.float + sum(movements.map(({ amount }) => amount));
    return {
      number: row.number,
      account_name: names?.account_name ?? '',
      opened_by: names?.opened_by ?? null,
      opened_at: row.opened_at.toISOString(),
      closed_at: row.closed_at?.toISOString() ?? null,
      currency,
      ...(await soldInShift(context, row)),
      float: wire(row.float),
      counted: row.counted === null ? null : wire(row.counted),
      over_short: row.over_short === null ? null : wire(row.over_short),
      late_sales: {
        count: row.late_sales.length,
        amount: wire(sum(row.late_sales.map(({ amount }) => amount))),
      },
      cash: seesBalance
        ? {
            expected: wire(expected),
            movements: movements.map(({ kind, count, amount }) => ({ kind, count, amount: wire(amount) })),
          }
        : null,
    };
  },
});
