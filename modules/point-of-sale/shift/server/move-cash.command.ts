import { money } from '#core/money.ts';
import { recordTransaction } from '#modules/finance/public.ts';
import { transaction } from '#modules/finance/transaction/transaction.entity.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { ShiftIsClosed } from '../errors.ts';
import { type MovedCash, moveCashBody } from '../shift.body.ts';
import { shift } from '../shift.entity.ts';
import { type OpenTill, requireMayMove } from './may-move-cash.ts';
import { underField } from './under-field.ts';

/** Puts cash into the till during a shift: change from the bank or the safe, or what somebody brings (A22). */
export const cashIn = defineCommand({
  name: 'shift.cash-in',
  route: 'POST api/shift/cash-in',
  permission: 'create_sale',
  sometimes: ['create_transaction'],
  idempotency: 'document',
  fields: moveCashBody.fields,
  answers: { entity: transaction, form: 'row' },
  run: (context) => moveCash(context, context.input, 'in'),
});

/** Takes cash out of the till during a shift: to the bank or the safe, or for what was spent. */
export const cashOut = defineCommand({
  name: 'shift.cash-out',
  route: 'POST api/shift/cash-out',
  permission: 'create_sale',
  sometimes: ['create_transaction'],
  idempotency: 'document',
  fields: moveCashBody.fields,
  // Cash is carried to another branch, too; the transfer looks up whether it may be moved there.
  elsewhere: ['account_id'],
  answers: { entity: transaction, form: 'row' },
  run: (context) => moveCash(context, context.input, 'out'),
});

/** A transfer where another account is named, else money that comes in or goes out for good. */
async function moveCash(context: CommandContext, input: MovedCash, way: 'in' | 'out') {
  const { id, shift_id, amount, account_id = null, counterpart, expense_type_id, reason } = input;
  const held = await tillOf(context, String(shift_id));
  await requireMayMove(context, input, held);
  const till = held.account_id;
  const [from, to] = way === 'in' ? [account_id, till] : [till, account_id];
  const places = account_id
    ? { type: 'transfer' as const, account_id: String(from), to_account_id: to }
    : {
        type: way === 'in' ? ('deposit' as const) : ('withdraw' as const),
        account_id: till,
        to_account_id: null,
      };
  const moved = recordTransaction(context, {
    ...{ id, amount, fee: money(0n), date: null, reference: null, remarks: reason ?? null },
    ...places,
    counterpart: account_id ? null : (counterpart ?? null),
    expense_type_id: account_id ? null : (expense_type_id ?? null),
  });
  await underField('account_id', moved);
  return findRow(transaction, id, context);
}

/** The till of an open shift, which nobody closes meanwhile, and out of which nobody else takes cash up to the same limit. */
async function tillOf({ tx, branch }: CommandContext, shiftId: string): Promise<OpenTill> {
  const [open] = await tx.query<OpenTill>(
    `select account_id, created_by, opened_at from ${shift.table}
     where id = $1 and branch_id = $2 and closed_at is null and deleted_at is null for no key update`,
    [shiftId, branch.id],
  );
  if (!open) throw ShiftIsClosed();
  return open;
}
