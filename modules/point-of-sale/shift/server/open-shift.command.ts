import { money } from '#core/money.ts';
import { takeNumber } from '#modules/finance/public.ts';
import { postDocuments } from '#server-kit/command/transit.ts';
import { today } from '#server-kit/operation/clock.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { ShiftOpenAlready } from '../errors.ts';
import { openShiftBody } from '../shift.body.ts';
import { shift } from '../shift.entity.ts';
import { unexplained } from '../shift-posting.rules.ts';
import { askWhereCashIs } from './ask-where-cash-is.ts';
import { differenceLimit } from './difference-limit.ts';
import { holdTill } from './hold-till.ts';

/** Opens a shift with the float that was counted; what differs from the books is short or over, above the limit of the branch it waits to be explained (A22, A32). */
export const openShift = defineCommand({
  name: 'shift.open',
  route: 'POST api/shift/open',
  permission: 'create_sale',
  idempotency: 'document',
  fields: openShiftBody.fields,
  answers: { entity: shift, form: 'row' },
  async run(context) {
    const { tx, branch, clock, input } = context;
    const till = await holdTill(context, input.account_id);
    // Whoever opens holds the till, so two of them see each other.
    const [open] = await tx.query(
      `select id from ${shift.table} where account_id = $1 and closed_at is null and deleted_at is null`,
      [till.id],
    );
    if (open) throw ShiftOpenAlready({ till: till.name });
    const date = today(clock, branch);
    const difference = input.float - till.balance;
    const opened = {
      id: input.id,
      branch_id: branch.id,
      account_id: till.id,
      opened_on: date,
      opened_at: clock.now(),
      books_from: till.at,
      float: input.float,
      opening_difference: money(difference),
      unexplained_at_opening: money(unexplained(difference, differenceLimit(branch))),
      explanations: [],
      closed_at: null,
      closed_by_id: null,
      closed_on: null,
      expected: null,
      counted: null,
      over_short: null,
      denominations: [],
      movements: [],
      counts: [],
      stays: null,
      rest: null,
      rest_account_id: null,
      rest_transaction_id: null,
      others: [],
      late_sales: [],
      status: 'open' as const,
      remarks: input.remarks,
    };
    await postDocuments(shift, [opened], context, { facts: new Map([[till.id, till.ledger_code]]) });
    const number = await takeNumber(tx, branch.id, shift.name, date);
    await tx.insert(shift, { ...opened, number });
    if (opened.unexplained_at_opening !== 0n) await askWhereCashIs(context, { ...opened, number }, till.name);
    return findRow(shift, input.id, context);
  },
});
