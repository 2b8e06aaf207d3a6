import type { RowOf } from '#core/define-entity.ts';
import { say } from '#core/i18n/language.ts';
import { newId } from '#core/ids.ts';
import { money } from '#core/money.ts';
import type { SaidIn } from '#core/said-of-transition.ts';
import { recordTransaction } from '#modules/finance/public.ts';
import { holdsToo } from '#server-kit/operation/asked-rights.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import { ShiftIsClosed, ShiftOfSomebodyElse } from '../errors.ts';
import type { shift } from '../shift.entity.ts';
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

/**
 * Closes a shift by a count that is made without seeing what the books expect: they are asked while nobody moves money in the
 * till. What does not stay in the drawer leaves it in the same transaction; a first count that is far off is on record, posts
 * nothing, and may be made once more (A22, A33).
 */
export const closeShift: TransitionWork<{ row: Shift }, SaidIn<typeof shift, 'close'>> = {
  notNow: ShiftIsClosed,
  async run(context, { row }, said) {
    const { branch, clock, actor } = context;
    requireOwn(context, row);
    const counted = countedIn(said);
    const rest = await restOf(context, said, { counted, till: row.account_id });
    if (await isToBeCountedAgain(context, { row, counted, isFirst: said.asks_again }))
      return { status: 'open', counts: countsAfter(context, row, counted, 0n) };
    const till = await holdTill(context, row.account_id);
    const over = counted - till.balance;
    return {
      ...{ status: 'closed', counted, denominations: piecesIn(said), remarks: said.remarks ?? row.remarks },
      ...rest,
      rest_transaction_id: rest.rest === 0n ? null : newId(),
      closed_at: clock.now(),
      closed_by_id: actor.user_id,
      closed_on: today(clock, branch),
      expected: money(till.balance),
      over_short: money(over),
      counts: countsAfter(context, row, counted, over),
      movements: await cashMoved(context, row, till),
      others: await othersOf(context, row, said.others ?? []),
    };
  },
  // Once the difference is posted, the till holds what was counted.
  async after(context, _, { rest_transaction_id: id, ...closed }) {
    if (!id) return;
    const moved = recordTransaction(context, {
      ...{ id, type: 'transfer', amount: closed.rest ?? money(0n), fee: money(0n), date: null },
      ...{ account_id: closed.account_id, to_account_id: closed.rest_account_id },
      ...{ counterpart: null, expense_type_id: null, reference: null },
      remarks: say(SHIFT_TEXTS.restOfShift, context.language, { number: closed.number }),
    });
    await underField('rest_account_id', moved);
  },
};

/** Whoever opened it closes it, or somebody who sees the sales of all. */
function requireOwn(context: CommandContext, { created_by }: Shift): void {
  if (created_by !== context.actor.user_id && !holdsToo(context, 'list_sales')) throw ShiftOfSomebodyElse();
}
