import type { RowOf } from '#core/define-entity.ts';
import { isPossible } from '#core/define-states.ts';
import { InvalidFields } from '#core/errors.ts';
import { type Money, money } from '#core/money.ts';
import { allowed } from '#core/permissions.ts';
import { makeTransition } from '#server-kit/command/transit.ts';
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
import { holdTill } from './hold-till.ts';

type Shift = RowOf<typeof shift>;

interface HeldShift {
  row: Shift;
  count: Pick<Shift, 'counted' | 'denominations' | 'remarks'>;
}

/** Closes a shift by a count that is made without seeing what the books expect; the count is final (A22). */
export const closeShift = defineCommand({
  name: 'shift.close',
  route: 'PUT api/shift/close',
  permission: 'create_sale',
  idempotency: 'required',
  fields: closeShiftBody.fields,
  answers: { entity: shift, form: 'row' },
  async run(context) {
    const { tx, input } = context;
    const row = await tx.lock(shift, input.id);
    if (!isPossible(shift, row, 'close')) throw ShiftIsClosed();
    requireOwn(context, row);
    const counted = countedIn(input);
    const denominations = (input.denominations ?? [])
      .filter(({ count }) => count > 0)
      .map(({ value, is_coin, count }, place) => ({
        line_no: place + 1,
        value,
        is_coin: is_coin === true,
        count,
      }));
    const count = { counted, denominations, remarks: input.remarks ?? row.remarks };
    await makeTransition(shift, 'close', { row, count } as HeldShift, {}, context);
    return findRow(shift, input.id, context);
  },
});

/** What a closing writes on its shift: the books are asked while nobody moves money in the till. */
export const closing: TransitionWork<HeldShift> = {
  async run(context, { row, count }) {
    const { branch, clock, actor } = context;
    const till = await holdTill(context, row.account_id);
    return {
      ...count,
      closed_at: clock.now(),
      closed_by_id: actor.user_id,
      closed_on: today(clock, branch),
      expected: money(till.balance),
      over_short: money((count.counted ?? 0n) - till.balance),
      movements: await cashMoved(context, row, till),
    };
  },
};

/** Whoever opened it closes it, or somebody who sees the sales of all. */
function requireOwn({ actor }: CommandContext, { created_by }: Shift): void {
  if (created_by !== actor.user_id && !allowed(actor, 'list_sales')) throw ShiftOfSomebodyElse();
}

/** The amount that was counted, from the notes and coins where they are given. */
function countedIn({ counted, denominations }: CloseShift): Money {
  const pieces = (denominations ?? []).reduce((sum, { value, count }) => sum + value * BigInt(count), 0n);
  const isPieces = (denominations ?? []).length > 0;
  if (!isPieces && counted == null)
    throw new InvalidFields({ counted: { key: 'required', words: SHIFT_TEXTS.countNeeded } });
  if (isPieces && counted != null && counted !== pieces)
    throw new InvalidFields({ counted: { key: 'count_differs', words: SHIFT_TEXTS.countDiffers } });
  return money(isPieces ? pieces : (counted ?? 0n));
}
