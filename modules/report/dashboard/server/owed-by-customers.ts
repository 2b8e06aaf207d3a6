import type { Tx } from '#server-kit/db/transaction.ts';

/** What customers owe a branch by its books, now and before a period began. */
export interface OwedByCustomers {
  amount: bigint;
  amount_before: bigint;
  /** How many owe something now. */
  customers: number;
}

const RECEIVABLE = '1100';

export async function owedByCustomers(tx: Tx, branchId: string, date: string): Promise<OwedByCustomers> {
  const [owed] = await tx.query<OwedByCustomers>(
    `with parties as (
       select party_id, sum(debit - credit) as amount, sum(debit - credit) filter (where date < $3) as before
       from journal_lines where branch_id = $1 and account_code = $2 group by party_id)
     select coalesce(sum(amount), 0)::bigint as amount, coalesce(sum(before), 0)::bigint as amount_before,
            (count(*) filter (where amount > 0))::int as customers from parties`,
    [branchId, RECEIVABLE, date],
  );
  return owed ?? { amount: 0n, amount_before: 0n, customers: 0 };
}
