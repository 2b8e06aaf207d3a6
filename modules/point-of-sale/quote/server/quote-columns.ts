import { sql } from 'kysely';
import { statesBefore, statesInSql } from '#core/state-sets.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { Computed } from '#server-kit/operation/server-module.ts';
import { quoteStates } from '../quote.states.ts';

/** The states in which a quote can expire. */
const OPEN = sql.raw(statesInSql(statesBefore(quoteStates, 'replace')));

/** The state of the quote, and of an open one whether its last day has passed in the branch. */
export const standingOfQuote: Computed = (row, { clock, branch }) =>
  sql`case when ${row('status')} in (${OPEN}) and ${row('valid_until')} < ${today(clock, branch)}::date
    then 'expired' else ${row('status')} end`;
