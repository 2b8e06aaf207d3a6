import { sql } from 'kysely';
import { statesBefore, statesInSql } from '#core/state-sets.ts';
import { freeDepositInSql } from '#modules/finance/public.ts';
import type { Computed } from '#server-kit/operation/server-module.ts';
import { bookingStates } from '../booking.states.ts';

/** The three words of the specification: a booking that ended without a stay was never more than pending. */
export const statusOfBooking: Computed = (row) =>
  sql`case when ${row('stage')} in ('checked_in', 'checked_out') then ${row('stage')} else 'pending' end`;

const EXPECTED_OR_IN = sql.raw(
  statesInSql([...statesBefore(bookingStates, 'check_in'), ...statesBefore(bookingStates, 'check_out')]),
);

/** What lies ready for a stay of what its payer paid ahead; all that is free, where no deposit was asked. */
export const paidAheadOfBooking: Computed = (row, context) => {
  const payer_id = sql`coalesce(${row('payer_id')}, ${row('customer_id')})`;
  const free = freeDepositInSql(context, { id: row('id'), payer_id, branch_id: row('branch_id') });
  return sql`case when ${row('stage')} in (${EXPECTED_OR_IN}) then greatest(0, least(
    coalesce(${row('deposit')}, ${row('stay_amount')}), ${free}))::bigint else 0 end`;
};
