import { CHART } from '#modules/finance/ledger/chart.ts';
import type { Tx } from '#server-kit/db/transaction.ts';

/** What customers owe by the books of one branch or several, now and before a period began. */
export interface OwedByCustomers {
  amount: bigint;
  amount_before: bigint;
  /** How many owe something now; whoever owes in two branches is one. */
  customers: number;
}

/** Each branch with the first day of its period. */
export async function owedByCustomers(
  tx: Tx,
  branches: readonly { branch_id: string; date: string }[],
): Promise<OwedByCustomers> {
  const [owed] = await tx.query<OwedByCustomers>(OWED, [
    branches.map(({ branch_id }) => branch_id),
    branches.map(({ date }) => date),
    CHART.customers,
  ]);
  return owed ?? { amount: 0n, amount_before: 0n, customers: 0 };
}

// What a customer has paid ahead in one branch does not lessen the number of those who owe in another.
const OWED = `
with parties as (
  select l.branch_id, l.party_id, sum(l.debit - l.credit) as amount,
         sum(l.debit - l.credit) filter (where l.date < asked.since) as before
  from unnest($1::uuid[], $2::date[]) asked(branch_id, since)
  join journal_lines l on l.branch_id = asked.branch_id and l.account_code = $3
  group by l.branch_id, l.party_id)
select coalesce(sum(amount), 0)::bigint as amount, coalesce(sum(before), 0)::bigint as amount_before,
       (count(distinct coalesce(party_id::text, '')) filter (where amount > 0))::int as customers from parties`;
