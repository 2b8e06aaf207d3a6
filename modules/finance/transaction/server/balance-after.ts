import { sql } from 'kysely';
import type { Computed } from '#server-kit/operation/server-module.ts';
import { account } from '../../account/account.entity.ts';

/**
 * What lay in the account of a transaction once it had moved: the months before it, and of its own month what is dated
 * before it or was posted before it on its day.
 */
export const transactionBalanceAfter: Computed = (row) => sql`(
  select (select coalesce(sum(m.debit - m.credit), 0) from account_months m
          where m.account_code = own.account_code and m.month < date_trunc('month', own.date)::date)::bigint
       + (select coalesce(sum(l.debit - l.credit), 0) from journal_lines l
          where l.account_code = own.account_code and l.date >= date_trunc('month', own.date)::date
            and (l.date, l.entry_id) <= (own.date, own.entry_id))::bigint
  from journal_entries e
  join journal_lines own on own.business_id = e.business_id and own.entry_id = e.id
  join ${sql.table(account.table)} a on a.business_id = e.business_id and a.ledger_code = own.account_code
  where e.source_id = ${row('id')} and e.reverses_id is null and a.id = ${row('account_id')} limit 1)`;
