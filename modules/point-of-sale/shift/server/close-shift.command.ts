import type { RowOf } from '#core/define-entity.ts';
import { isPossible } from '#core/define-states.ts';
import { say } from '#core/i18n/language.ts';
import { type Id, newId } from '#core/ids.ts';
import { type Money, money } from '#core/money.ts';
import { recordTransaction } from '#modules/finance/public.ts';
import { makeTransition } from '#server-kit/command/transit.ts';
import { holdsToo } from '#server-kit/operation/asked-rights.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { ShiftIsClosed, ShiftOfSomebodyElse } from '../errors.ts';
import { type CloseShift, closeShiftBody } from '../shift.body.ts';
import { shift } from '../shift.entity.ts';
import { SHIFT_TEXTS } from '../shift.words.ts';
import { cashMoved } from './cash-moved.ts';
import { countedIn, piecesIn } from './counted-cash.ts';
import { countsAfter } from './counts-after.ts';
import { holdTill } from './hold-till.ts';
import { isToBeCountedAgain } from './is-to-be-counted-again.ts';
import { othersOf } from './money-of-shift.ts';
import { restOf } from './rest-of-count.ts';
import { underField } from './under-field.ts';

type Shift = RowOf<typeof shift>;

interface HeldShift {
  row: Shift;
  input: CloseShift;
  counted: Money;
  /** The transaction by which the rest leaves the drawer. */
  transferId: Id<'transaction'>;
  rest: Awaited<ReturnType<typeof restOf>>;
}

/**
 * Closes a shift by a count that is made without seeing what the books expect. What does not stay in the drawer leaves it in
 * the same transaction; a first count that is far off may be made once more before anything posts (A22, A33).
 */
export const closeShift = defineCommand({
  name: 'shift.close',
  route: 'PUT api/shift/close',
  permission: 'create_sale',
  sometimes: ['create_transaction', 'list_sales'],
  idempotency: 'required',
  fields: closeShiftBody.fields,
  // The rest may go to another branch, too; the transfer looks up whether money may be moved there.
  elsewhere: ['rest_account_id'],
  answers: { entity: shift, form: 'row' },
  async run(context) {
    const { tx, input } = context;
    const row = await tx.lock(shift, input.id);
    if (!isPossible(shift, row, 'close')) throw ShiftIsClosed();
    requireOwn(context, row);
    const counted = countedIn(input);
    const rest = await restOf(context, input, { counted, till: row.account_id });
    const held: HeldShift = { row, input, counted, rest, transferId: newId() as Id<'transaction'> };
    const step = (await isToBeCountedAgain(context, { ...held, isFirst: input.asks_again }))
      ? 'count'
      : 'close';
    await makeTransition(shift, step, held, {}, context);
    return findRow(shift, input.id, context);
  },
});

/** What a first count writes on its shift: it is on record, and posts nothing. */
export const counting: TransitionWork<HeldShift> = {
  run: async (context, { row, counted }) => ({ counts: countsAfter(context, row, counted, 0n) }),
};

/** What a closing writes on its shift: the books are asked while nobody moves money in the till. */
export const closing: TransitionWork<HeldShift> = {
  async run(context, { row, input, counted, rest, transferId }) {
    const { branch, clock, actor } = context;
    const till = await holdTill(context, row.account_id);
    const over = counted - till.balance;
    return {
      ...{ counted, denominations: piecesIn(input), remarks: input.remarks ?? row.remarks },
      ...rest,
      rest_transaction_id: rest.rest === 0n ? null : transferId,
      closed_at: clock.now(),
      closed_by_id: actor.user_id,
      closed_on: today(clock, branch),
      expected: money(till.balance),
      over_short: money(over),
      counts: countsAfter(context, row, counted, over),
      movements: await cashMoved(context, row, till),
      others: await othersOf(context, row, input.others ?? []),
    };
  },
  // Once the difference is posted, the till holds what was counted.
  async after(context, { row, rest, transferId }) {
    if (rest.rest === 0n) return;
    const moved = recordTransaction(context, {
      ...{ id: transferId, type: 'transfer', amount: rest.rest ?? money(0n), fee: money(0n), date: null },
      ...{ account_id: row.account_id, to_account_id: rest.rest_account_id },
      ...{ counterpart: null, expense_type_id: null, reference: null },
      remarks: say(SHIFT_TEXTS.restOfShift, context.language, { number: row.number }),
    });
    await underField('rest_account_id', moved);
  },
};

/** Whoever opened it closes it, or somebody who sees the sales of all. */
function requireOwn(context: CommandContext, { created_by }: Shift): void {
  if (created_by !== context.actor.user_id && !holdsToo(context, 'list_sales')) throw ShiftOfSomebodyElse();
}
