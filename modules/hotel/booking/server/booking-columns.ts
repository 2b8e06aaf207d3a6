import { sql } from 'kysely';
import type { Computed } from '#server-kit/operation/server-module.ts';

/** The three words of the specification: a booking that ended without a stay was never more than pending. */
export const statusOfBooking: Computed = (row) =>
  sql`case when ${row('stage')} in ('checked_in', 'checked_out') then ${row('stage')} else 'pending' end`;
