import { sql } from 'kysely';
import { linesTableName } from '#core/derive/table.ts';
import { statesBefore, statesInSql, waitingStates } from '#core/state-sets.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { Computed } from '#server-kit/operation/server-module.ts';
import { quote } from '../quote.entity.ts';
import { quoteStates } from '../quote.states.ts';

/** The states in which a quote can expire. */
const OPEN = sql.raw(statesInSql(statesBefore(quoteStates, 'replace')));

/** The state of the quote, and of an open one whether its last day has passed in the branch. */
export const standingOfQuote: Computed = (row, { clock, branch }) =>
  sql`case when ${row('status')} in (${OPEN}) and ${row('valid_until')} < ${today(clock, branch)}::date
    then 'expired' else ${row('status')} end`;

/** What is left of the lines of an open quote, each in proportion; a draft has all of it. */
export const leftOfQuote: Computed = (row) => {
  const gone = sql`(select coalesce(sum(c.quantity), 0) from ${sql.table(linesTableName(quote, 'conversions'))} c
    where c.business_id = l.business_id and c.quote_id = l.quote_id and c.line = l.line_no)`;
  const left = sql`(select sum(l.total_amount - round(l.total_amount::numeric * ${gone} / l.quantity))
    from ${sql.table(linesTableName(quote, 'lines'))} l where l.quote_id = ${row('id')})`;
  return sql`case when ${row('status')} in (${WAITING}) then coalesce(${left}, 0)::bigint else 0 end`;
};

/** Of others nothing more is converted. */
const WAITING = sql.raw(statesInSql(waitingStates(quoteStates)));
