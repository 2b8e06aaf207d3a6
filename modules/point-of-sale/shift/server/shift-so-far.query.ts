import { z } from 'zod';
import { payment } from '#modules/finance/payment/payment.entity.ts';
import { entriesSince, ledgerCodes } from '#modules/finance/public.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { shift } from '../shift.entity.ts';
import { shiftSoFarAnswer } from '../shift-so-far.answer.ts';
import { returnsOf, salesOf } from './sold-in-shift.ts';

/** How much happened in a shift so far, in numbers and never in sums, so that whoever counts blind sees it too (A22). */
export const shiftSoFar = defineQuery({
  name: 'shift.so-far',
  route: 'GET api/shift/so-far',
  permission: 'create_sale',
  sometimes: ['list_sales'],
  input: z.strictObject({ id: z.uuid('not_id') }),
  answers: shiftSoFarAnswer,
  async run(context) {
    const { tx, actor } = context;
    const row = await findRow(shift, context.input.id, context);
    if (row.created_by !== actor.user_id) requireToo(context, 'list_sales');
    const { standing } = await salesOf(tx, row);
    const code = (await ledgerCodes(tx, [row.account_id])).get(row.account_id) ?? '';
    const entries = await entriesSince(tx, { code, since: row.books_from, until: row.closed_at });
    const paid = entries.filter(({ source_kind, amount }) => source_kind === payment.name && amount > 0n);
    return {
      sales: soFar(standing.map(({ created_at }) => created_at)),
      returns: soFar((await returnsOf(tx, row)).map(({ created_at }) => created_at)),
      debts: soFar(paid.filter(({ is_reversal }) => !is_reversal).map(({ created_at }) => created_at)),
    };
  },
});

function soFar(moments: readonly Date[]) {
  const last = moments.toSorted((one, other) => other.getTime() - one.getTime())[0];
  return { count: moments.length, last: last ?? null };
}
