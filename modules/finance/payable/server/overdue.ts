import { type RawBuilder, sql } from 'kysely';
import { debt } from '../../debt/debt.entity.ts';

/** How much of what a customer owes should have been paid before the given day, over all branches. */
export function overdueOf(customerId: RawBuilder<unknown>, day: string): RawBuilder<unknown> {
  return sql`(
    select coalesce(sum(d.remain_amount), 0)::bigint from ${sql.table(debt.table)} d
    where d.customer_id = ${customerId} and d.kind = 'debtor' and d.due_date < ${day} and d.deleted_at is null)`;
}
