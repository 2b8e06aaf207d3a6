import type { Tx } from '#server-kit/db/transaction.ts';

/** What the books have in an account, in minor units, and when they were asked, by their own clock. */
export interface HeldBalance {
  balance: bigint;
  at: Date;
}

/**
 * Holds an account of the ledger, so that no line is written on it until the end (each line refers to its account), and then
 * reads its balance: for a count against which nobody sells meanwhile.
 */
export async function holdBalance(tx: Pick<Tx, 'query'>, code: string): Promise<HeldBalance> {
  await tx.query('select code from ledger_accounts where code = $1 for update', [code]);
  const [held] = await tx.query<HeldBalance>(
    `select coalesce(sum(debit - credit), 0)::bigint as balance, clock_timestamp() as at
     from account_months where account_code = $1`,
    [code],
  );
  if (!held) throw new Error('a question about a balance was not answered');
  return held;
}

/** What the books have in accounts of the ledger, by their codes; nothing where none is written. */
export async function balancesOf(
  tx: Pick<Tx, 'query'>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await tx.query<{ code: string; balance: bigint }>(
    `select account_code as code, sum(debit - credit)::bigint as balance
     from account_months where account_code = any($1) group by account_code`,
    [codes],
  );
  return new Map(rows.map(({ code, balance }) => [code, balance]));
}

/** What one entry moved in an account: above zero into it. */
export interface EntryOnAccount {
  source_kind: string;
  source_id: string;
  is_reversal: boolean;
  created_at: Date;
  amount: bigint;
}

/** The entries on an account that were made since a moment by the clock of the books, up to another or to now, oldest first. */
export function entriesSince(
  tx: Pick<Tx, 'query'>,
  { code, since, until = null }: { code: string; since: Date; until?: Date | null },
): Promise<EntryOnAccount[]> {
  return tx.query<EntryOnAccount>(ENTRIES, [code, since, until]);
}

const ENTRIES = `
  select e.source_kind, e.source_id, e.reverses_id is not null as is_reversal, e.created_at,
         sum(l.debit - l.credit)::bigint as amount
  from journal_lines l join journal_entries e on e.business_id = l.business_id and e.id = l.entry_id
  where l.account_code = $1 and e.created_at >= $2 and ($3::timestamptz is null or e.created_at <= $3)
  group by e.id, e.source_kind, e.source_id, e.reverses_id, e.created_at order by e.created_at, e.id`;

/** Which documents of a kind were taken out of the books until a moment, or until now. */
export async function takenBackUntil(
  tx: Pick<Tx, 'query'>,
  { kind, ids, until }: { kind: string; ids: readonly string[]; until: Date | null },
): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ source_id: string }>(TAKEN_BACK, [kind, ids, until]);
  return new Set(rows.map(({ source_id }) => source_id));
}

const TAKEN_BACK = `
  select distinct source_id from journal_entries
  where source_kind = $1 and source_id = any($2) and reverses_id is not null
    and ($3::timestamptz is null or created_at <= $3)`;
