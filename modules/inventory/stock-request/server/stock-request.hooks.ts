import { sql } from 'kysely';
import { statesBefore, statesInSql } from '#core/state-sets.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { Computed } from '#server-kit/operation/server-module.ts';
import { stockRequestStates } from '../stock-request.states.ts';

const ON_THE_ROAD = sql.raw(statesInSql(statesBefore(stockRequestStates, 'receive')));

/** For how many days goods have been on the road; nothing where none are. */
export const daysInTransit: Computed = (row, { branch, clock }) => sql`
  case when ${row('status')} in (${ON_THE_ROAD}) then ${today(clock, branch)}::date - ${row('sent_date')} end`;

/** Whether its goods come to the branch of the call. */
export const requestIsIncoming: Computed = (row, { branch }) => sql`(${row('to_branch_id')} = ${branch.id})`;

/** Whether its goods leave the branch of the call. */
export const requestIsOutgoing: Computed = (row, { branch }) =>
  sql`(${row('from_branch_id')} = ${branch.id})`;
