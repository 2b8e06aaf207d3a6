import { sql } from 'kysely';
import { countingStates, statesInSql } from '#core/state-sets.ts';
import type { Computed } from '#server-kit/operation/server-module.ts';
import { transactionMessage } from '../transaction-message.entity.ts';
import { transactionMessageStates } from '../transaction-message.states.ts';

/**
 * What the balance of a text is beside the one that follows from the texts before it on the same account: nought where they
 * agree, null where there is nothing to compare with. A late text takes its place by its time.
 */
export const gapOfMessage: Computed = (row) => {
  const texts = sql.table(transactionMessage.table);
  const told = (of: string) =>
    sql`${sql.ref(`${of}.account_id`)} = ${row('account_id')} and ${sql.ref(`${of}.moved`)}
      and ${sql.ref(`${of}.status`)} in ${COUNTING} and ${sql.ref(`${of}.deleted_at`)} is null`;
  const place = (of: string) => sql`(${sql.ref(`${of}.stands_at`)}, ${sql.ref(`${of}.id`)})`;
  const here = sql`(${row('stands_at')}, ${row('id')})`;
  return sql`case when ${row('moved')} and ${row('status')} in ${COUNTING} then (
    select ${row('balance')} - p.balance - (
      select sum(case m.direction when 'in' then m.amount else -m.amount end - coalesce(m.fee, 0))
      from ${texts} m where ${told('m')} and ${place('m')} > ${place('p')} and ${place('m')} <= ${here})
    from ${texts} p where ${told('p')} and p.balance is not null and ${place('p')} < ${here}
    order by p.stands_at desc, p.id desc limit 1)::bigint end`;
};

/** A second text of an event moves nothing. */
const COUNTING = sql.raw(`(${statesInSql(countingStates(transactionMessageStates))})`);
