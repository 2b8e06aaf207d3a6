import { yearOf } from '#core/months.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { ACCOUNTS_OF_ONE_YEAR } from '../../server/accounts-of-one-year.ts';
import type { ReportScope } from '../../server/report-scope.ts';

/** How an account passes from one year into the next: it goes on, begins at nothing, or takes the profit of the year before. */
export type Turning = 'goes_on' | 'begins_at_nothing' | 'takes_profits';

export function turningOf({ code, type }: { code: string; type: string }): Turning {
  if (code === CHART.retainedEarnings) return 'takes_profits';
  return ACCOUNTS_OF_ONE_YEAR.includes(type) ? 'begins_at_nothing' : 'goes_on';
}

/** What an account is given on the first day of a year, debit above zero, in minor units. */
export interface TurnOfYear {
  date: string;
  amount: bigint;
}

/**
 * What the turns of years make of an account, the earliest first: one of income or cost gives up what it carried, 3900 takes
 * what all of them did, as a closing would, and nothing where a closing has done so (A41). Of an account that begins at nothing
 * the turns after the first day that is asked; of 3900 all, for what it takes stands in its opening.
 */
export async function turnsOfYears(
  tx: Tx,
  { branch_ids, date, date_to }: ReportScope,
  { codes, turning }: { codes: readonly string[]; turning: Turning },
): Promise<TurnOfYear[]> {
  if (turning === 'goes_on') return [];
  return turning === 'begins_at_nothing'
    ? tx.query(GIVEN_UP, [branch_ids, yearOf(date), yearOf(date_to), codes])
    : tx.query(TAKEN, [branch_ids, null, yearOf(date_to), ACCOUNTS_OF_ONE_YEAR]);
}

/** Years begin with a month, so the sums of months know all of them. */
const turns = (amount: string, accounts: string) => `
select (date_trunc('year', m.month) + interval '1 year')::date::text as date, ${amount}::bigint as amount
from account_months m join ledger_accounts a on a.business_id = m.business_id and a.code = m.account_code
where m.branch_id = any($1) and ($2::date is null or m.month >= $2) and m.month < $3 and ${accounts}
group by 1 having sum(m.debit - m.credit) <> 0 order by 1`;

const GIVEN_UP = turns('sum(m.credit - m.debit)', 'a.code = any($4)');
const TAKEN = turns('sum(m.debit - m.credit)', 'a.type = any($4)');
