import type { Tx } from '#server-kit/db/transaction.ts';
import { MoreThanOwedThen } from '../../errors.ts';
import { isParty, PARTY_ACCOUNTS } from '../../payable/party.rules.ts';
import { codesInSql } from '../chart.ts';
import type { Entry } from './post-entries.ts';

/** Accounts kept per party, and the side that makes the party's balance smaller. */
const LOWERED_BY: Readonly<Record<string, 'debit' | 'credit'>> = {
  1100: 'credit',
  1110: 'credit',
  1150: 'credit',
  2000: 'debit',
  2010: 'debit',
  2020: 'debit',
  2100: 'debit',
};

/** The parties of whose balance entries take something off. */
export function partiesLowered(entries: readonly Entry[]): string[] {
  const lowered = entries.flatMap(({ lines }) =>
    lines.flatMap((line) => {
      const side = LOWERED_BY[line.account];
      return side && line[side] && line.party && isParty(line.party.kind) ? [line.party.id] : [];
    }),
  );
  return [...new Set(lowered)];
}

/**
 * Refuses what has been posted where a party would have owed less than nothing, or had less than nothing paid ahead, at
 * the end of a day since: what is paid with an earlier date must have been owed on every day from then on.
 */
export async function refuseOverpaidSince(tx: Tx, parties: readonly string[], since: string): Promise<void> {
  const [overpaid] = await tx.query<{ date: string }>(OVERPAID, [parties, since]);
  if (overpaid) throw MoreThanOwedThen({ date: overpaid.date });
}

/**
 * Only money of an earlier day can be at fault: today's is held against what remains today. A debt is paid in its own
 * branch, and a deposit leaves the branch in which it lies (A42).
 */
const OVERPAID = `
with moved as (
  select party_id, account_code, branch_id, date,
         sum(case when account_code like '11%' then debit - credit else credit - debit end) as amount
  from journal_lines
  where party_id = any($1::uuid[]) and account_code in (${codesInSql(...PARTY_ACCOUNTS)})
    and exists (select from journal_lines where party_id = any($1::uuid[]) and date > $2)
  group by 1, 2, 3, 4),
days as (
  select date, sum(amount) over (partition by party_id, account_code, branch_id order by date) as left_over from moved)
select date::text as date from days where date >= $2 and left_over < 0 order by date limit 1`;
