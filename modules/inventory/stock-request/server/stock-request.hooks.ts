import { sql } from 'kysely';
import { statesBefore, statesInSql } from '#core/state-sets.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { Computed } from '#server-kit/operation/server-module.ts';
import { stockRequestStates } from '../stock-request.states.ts';

const ON_THE_ROAD = sql.raw(statesInSql(statesBefore(stockRequestStates, 'receive')));

/** For how many days goods have been on the road; nothing where none are. */
export const daysInTransit: Computed = (row, { branch, clock }) => sql`
  case when ${row('status')} in (${ON_THE_ROAD}) then ${today(clock, branch)}::date - ${row('sent_date')} end`;

/** Of a list over all branches, which has the settings of none. */
const USUAL_DAYS = 3;

/** Whether goods are on the road for longer than the branch of the call finds usual. */
export const requestIsLate: Computed = (row, { branch, clock }) => {
  const days = Number(branch.settings.late_request_days ?? USUAL_DAYS);
  return sql`coalesce(${row('status')} in (${ON_THE_ROAD})
    and ${row('sent_date')} < ${today(clock, branch)}::date - ${days}::int, false)`;
};

/** Whether its goods come to the branch of the call. */
export const requestIsIncoming: Computed = (row, { branch }) => sql`(${row('to_branch_id')} = ${branch.id})`;

/** Whether its goods leave the branch of the call. */
export const requestIsOutgoing: Computed = (row, { branch }) =>
  sql`(${row('from_branch_id')} = ${branch.id})`;
