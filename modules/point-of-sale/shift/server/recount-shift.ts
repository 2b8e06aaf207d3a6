import type { RowOf } from '#core/define-entity.ts';
import { formatExact, money, moneyStyle } from '#core/money.ts';
import type { SaidIn } from '#core/said-of-transition.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import { LessThanLeft, NewerShift, ShiftIsOpen } from '../errors.ts';
import { shift } from '../shift.entity.ts';
import { countedIn, piecesIn } from './counted-cash.ts';
import { countsAfter } from './counts-after.ts';
import { holdTill } from './hold-till.ts';

/**
 * Counts a closed shift again, while its till has no newer one: the old difference goes and the new one comes, both counts
 * stay on record. It gives all that was counted at closing, with what went to the safe, which stands (A33).
 */
export const recountShift: TransitionWork<{ row: RowOf<typeof shift> }, SaidIn<typeof shift, 'recount'>> = {
  notNow: ShiftIsOpen,
  async run(context, { row }, said) {
    const { tx, branch } = context;
    // Whoever opens a shift holds the till too, so the two see each other.
    const till = await holdTill(context, row.account_id);
    const [newer] = await tx.query(
      `select id from ${shift.table} where account_id = $1 and books_from > $2 and deleted_at is null limit 1`,
      [row.account_id, row.books_from],
    );
    if (newer) throw NewerShift({ till: till.name });
    const counted = countedIn(said);
    const rest = row.rest ?? 0n;
    if (counted < rest) throw LessThanLeft({ rest: formatExact(money(rest), moneyStyle(branch)) });
    return {
      ...{ counted, denominations: piecesIn(said), remarks: said.remarks ?? row.remarks },
      stays: money(counted - rest),
      over_short: money(counted - (row.expected ?? 0n)),
      counts: countsAfter(context, row, counted, counted - (row.counted ?? 0n)),
    };
  },
};
