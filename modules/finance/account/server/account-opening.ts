import type { Posting } from '#core/trade/posting.ts';
import { defineRecorded } from '#server-kit/operation/document-work.ts';
import { CHART } from '../../ledger/chart.ts';
import { account } from '../account.entity.ts';

/** What was in a money account as it was opened: taken once, and no field of it, so the ledger alone knows the amount. */
export interface AccountOpening {
  id: string;
  branch_id: string;
  date: string;
  ledger_code: string;
  amount: bigint;
}

/** What opening a money account posts: its balance against the opening equity. */
export function postingOfOpening({ branch_id, date, ledger_code, amount }: AccountOpening): Posting {
  return {
    branch_id,
    date,
    lines: [
      { account: ledger_code, debit: amount },
      { account: CHART.openingEquity, credit: amount },
    ],
  };
}

/** For the check: each opening stands on the account itself, in its branch, against the opening equity and nothing else. */
export const accountOpening = defineRecorded<AccountOpening, undefined>({
  facts: async () => undefined,
  of: (opening) => [postingOfOpening(opening)],
  records: (tx, before, most) =>
    tx.query<AccountOpening>(OPENINGS, [account.name, CHART.openingEquity, before, most]),
});

const OPENINGS = `
select a.id, a.branch_id, e.date, a.ledger_code, sum(l.credit - l.debit)::bigint as amount
from ${account.table} a
join journal_entries e on e.business_id = a.business_id and e.source_kind = $1 and e.source_id = a.id
join journal_lines l on l.business_id = e.business_id and l.entry_id = e.id and l.account_code = $2
where a.id < $3 group by a.id, a.branch_id, e.date, a.ledger_code order by a.id desc limit $4`;
