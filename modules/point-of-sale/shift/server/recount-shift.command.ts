import type { RowOf } from '#core/define-entity.ts';
import { isPossible } from '#core/define-states.ts';
import { formatExact, money, moneyStyle } from '#core/money.ts';
import { makeTransition } from '#server-kit/command/transit.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { LessThanLeft, NewerShift, ShiftIsOpen } from '../errors.ts';
import { type CountedCash, recountShiftBody } from '../shift.body.ts';
import { shift } from '../shift.entity.ts';
import { countedIn, piecesIn } from './counted-cash.ts';
import { countsAfter } from './counts-after.ts';
import { holdTill } from './hold-till.ts';

interface Recounted {
  row: RowOf<typeof shift>;
  input: CountedCash;
}

/**
 * Counts a closed shift again, while its till has no newer one: the old difference goes and the new one comes, both counts
 * stay on record. It gives all that was counted at closing, with what went to the safe, which stands (A33).
 */
export const recountShift = defineCommand({
  name: 'shift.recount',
  route: 'PUT api/shift/recount',
  permission: 'create_transaction',
  idempotency: 'required',
  fields: recountShiftBody.fields,
  answers: { entity: shift, form: 'row' },
  async run(context) {
    const { tx, input } = context;
    const row = await tx.lock(shift, input.id);
    if (!isPossible(shift, row, 'recount')) throw ShiftIsOpen();
    await makeTransition(shift, 'recount', { row, input } as Recounted, {}, context);
    return findRow(shift, input.id, context);
  },
});

/** What another count writes on a closed shift. */
export const recounting: TransitionWork<Recounted> = {
  async run(context, { row, input }) {
    const { tx, branch } = context;
    // Whoever opens a shift holds the till too, so the two see each other.
    const till = await holdTill(context, row.account_id);
    const [newer] = await tx.query(
      `select id from ${shift.table} where account_id = $1 and books_from > $2 and deleted_at is null limit 1`,
      [row.account_id, row.books_from],
    );
    if (newer) throw NewerShift({ till: till.name });
    const counted = countedIn(input);
    const rest = row.rest ?? 0n;
    if (counted < rest) throw LessThanLeft({ rest: formatExact(money(rest), moneyStyle(branch)) });
    return {
      ...{ counted, denominations: piecesIn(input), remarks: input.remarks ?? row.remarks },
      stays: money(counted - rest),
      over_short: money(counted - (row.expected ?? 0n)),
      counts: countsAfter(context, row, counted, counted - (row.counted ?? 0n)),
    };
  },
};
