import { sql } from 'kysely';
import { linesTableName } from '#core/derive/table.ts';
import { countsInSql } from '#core/state-sets.ts';
import { transaction } from '#modules/finance/transaction/transaction.entity.ts';
import { transactionStates } from '#modules/finance/transaction/transaction.states.ts';
import type { WaitsBesides } from '#server-kit/command/waiting-documents.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import type { Computed } from '#server-kit/operation/server-module.ts';
import { shift } from '../shift.entity.ts';

/** What 1050 still holds of each shift, as SQL over its columns: an explanation that was voided explains nothing (A32). */
export function leftToExplainSql(opening: string, shiftId: string): string {
  return `(case when ${opening} = 0 then 0 else ${opening} - sign(${opening})::bigint * coalesce((
    select sum(x.amount) from ${linesTableName(shift, 'explanations')} x
    join ${transaction.table} t on t.business_id = x.business_id and t.id = x.transaction_id
    where x.shift_id = ${shiftId} and ${countsInSql(transactionStates, 't')}), 0)::bigint end)`;
}

/** A till cannot go, nor become something else, while nobody has said where its cash is: the question would be lost (A32). */
export const SHIFTS_TO_EXPLAIN: WaitsBesides = {
  of: 'account',
  by: shift.name,
  sql: `select d.account_id as id, d.id as document from ${shift.table} d
        where d.account_id = any ($1::uuid[]) and d.deleted_at is null
          and ${leftToExplainSql('d.unexplained_at_opening', 'd.id')} <> 0`,
};

export const shiftToBeExplained: Computed = (row) => sql`(
  select ${sql.raw(leftToExplainSql('o.opening', 'o.id'))}
  from (select ${row('unexplained_at_opening')} as opening, ${row('id')} as id) o)`;

/** What is left to explain of one shift, above zero where less was counted than the books said. */
export async function leftToExplain(tx: Pick<Tx, 'query'>, shiftId: string): Promise<bigint> {
  const [row] = await tx.query<{ left_over: bigint }>(
    `select ${leftToExplainSql('s.unexplained_at_opening', 's.id')} as left_over from ${shift.table} s where s.id = $1`,
    [shiftId],
  );
  return row?.left_over ?? 0n;
}
