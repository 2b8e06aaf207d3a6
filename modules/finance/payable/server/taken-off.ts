import { sql } from 'kysely';
import type { AnyEntity } from '#core/define-entity.ts';
import { postedStates, statesInSql } from '#core/state-sets.ts';
import type { Computed } from '#server-kit/operation/server-module.ts';

/**
 * What of a document was neither paid nor is left: returned, credited or written off. A document of which nothing stands in
 * the books, a draft or one that is void, is owed nothing.
 */
export function takenOffOf({ states }: AnyEntity): Computed {
  const posted = states && statesInSql(postedStates(states));
  return (row) => {
    const rest = sql`${row('total_amount')} - ${row('paid_amount')} - ${row('remain_amount')}`;
    return states?.field && posted
      ? sql`case when ${row(states.field)} in (${sql.raw(posted)}) then ${rest} else 0 end`
      : sql`(${rest})`;
  };
}

/** Of a debt what goods that came back took off it, and what was given up as lost. */
export const takenOffDebt: Computed = (row) =>
  sql`(${row('returned_amount')} + ${row('written_off_amount')})`;
