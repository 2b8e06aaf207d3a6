import type { Currency } from '#core/currencies.ts';
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

/**
 * What the books say of a party on some accounts in one currency, over all branches that keep their books in it: the balance
 * before a day, and the events since.
 */
export async function partyLines(
  tx: Tx,
  {
    party_id,
    accounts,
    currency,
    date,
    date_to,
  }: {
    party_id: string;
    accounts: readonly string[];
    currency: Currency;
    date: string;
    date_to: string;
  },
): Promise<{ opening: bigint; lines: PartyLine[] }> {
  const [before] = await tx.query<{ opening: bigint }>(
    `select coalesce(sum(l.debit - l.credit), 0)::bigint as opening from journal_lines l
     join ${branch.table} b on b.business_id = l.business_id and b.id = l.branch_id and b.currency = $4
     where l.party_id = $1 and l.account_code = any($2) and l.date < $3`,
    [party_id, accounts, date, currency],
  );
  const lines = await tx.query<PartyLine>(
    `select e.id as entry_id, e.date, b.name as branch_name, e.source_kind, e.source_id,
            e.reverses_id is not null as is_reversal, sum(l.debit - l.credit)::bigint as amount
     from journal_lines l
     join journal_entries e on e.business_id = l.business_id and e.id = l.entry_id
     join ${branch.table} b on b.business_id = e.business_id and b.id = e.branch_id and b.currency = $5
     where l.party_id = $1 and l.account_code = any($2) and l.date between $3 and $4
     group by e.business_id, e.id, b.business_id, b.id
     having sum(l.debit - l.credit) <> 0
     order by e.date, e.created_at, e.id`,
    [party_id, accounts, date, date_to, currency],
  );
  return { opening: before?.opening ?? 0n, lines };
}

/** What stands on some accounts of a party at the end of a day, currency by currency, debit above zero. */
export async function partyCurrencies(
  tx: Tx,
  { party_id, accounts, date_to }: { party_id: string; accounts: readonly string[]; date_to: string },
): Promise<{ currency: Currency; amount: bigint }[]> {
  return tx.query(
    `select b.currency, sum(l.debit - l.credit)::bigint as amount from journal_lines l
     join ${branch.table} b on b.business_id = l.business_id and b.id = l.branch_id
     where l.party_id = $1 and l.account_code = any($2) and l.date <= $3 group by 1 order by 1`,
    [party_id, accounts, date_to],
  );
}
