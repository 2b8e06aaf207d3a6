import { branch } from '#modules/branch/branch/branch.entity.ts';
import type { Tx } from '#server-kit/db/transaction.ts';

/** One event in the account of a party: what it made the party owe, or owe less. */
export interface PartyLine {
  entry_id: string;
  date: string;
  branch_name: string;
  source_kind: string;
  source_id: string;
  is_reversal: boolean;
  amount: bigint;
}

/** What the books say of a party on some accounts, over all branches: the balance before a day, and the events since. */
export async function partyLines(
  tx: Tx,
  {
    party_id,
    accounts,
    date,
    date_to,
  }: { party_id: string; accounts: readonly string[]; date: string; date_to: string },
): Promise<{ opening: bigint; lines: PartyLine[] }> {
  const [before] = await tx.query<{ opening: bigint }>(
    `select coalesce(sum(debit - credit), 0)::bigint as opening from journal_lines
     where party_id = $1 and account_code = any($2) and date < $3`,
    [party_id, accounts, date],
  );
  const lines = await tx.query<PartyLine>(
    `select e.id as entry_id, e.date, b.name as branch_name, e.source_kind, e.source_id,
            e.reverses_id is not null as is_reversal, sum(l.debit - l.credit)::bigint as amount
     from journal_lines l
     join journal_entries e on e.business_id = l.business_id and e.id = l.entry_id
     join ${branch.table} b on b.business_id = e.business_id and b.id = e.branch_id
     where l.party_id = $1 and l.account_code = any($2) and l.date between $3 and $4
     group by e.business_id, e.id, b.business_id, b.id
     having sum(l.debit - l.credit) <> 0
     order by e.date, e.created_at, e.id`,
    [party_id, accounts, date, date_to],
  );
  return { opening: before?.opening ?? 0n, lines };
}
