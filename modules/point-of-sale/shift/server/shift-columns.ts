import { sql } from 'kysely';
import { linesTableName } from '#core/derive/table.ts';
import { transaction } from '#modules/finance/transaction/transaction.entity.ts';
import type { Computed } from '#server-kit/operation/server-module.ts';
import { shift } from '../shift.entity.ts';

/** What 1050 still holds of a shift: an explanation that was voided explains nothing (A32). */
export const shiftToBeExplained: Computed = (
  row,
) => sql`case when ${row('unexplained_at_opening')} = 0 then 0 else
  ${row('unexplained_at_opening')} - sign(${row('unexplained_at_opening')})::bigint * coalesce((
    select sum(x.amount) from ${sql.table(linesTableName(shift, 'explanations'))} x
    join ${sql.table(transaction.table)} t on t.business_id = x.business_id and t.id = x.transaction_id
    where x.shift_id = ${row('id')} and t.status = 'posted'), 0)::bigint end`;
