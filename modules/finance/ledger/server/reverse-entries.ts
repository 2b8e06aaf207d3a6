import type { Rightful } from '#core/permissions.ts';
import type { PostingLine } from '#core/trade/posting.ts';
import { refuseEarlier } from '#server-kit/command/refuse-earlier.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { AlreadyReversed } from '../../errors.ts';
import { postEntries } from './post-entries.ts';

/**
 * Takes all entries of documents of one kind back on the given day: the same amounts with sides exchanged, copied and not computed
 * again, so that every balance is restored exactly. Answers the ids of the reversals.
 */
export async function reverseEntries(
  tx: Tx,
  { kind, ids }: { kind: string; ids: readonly string[] },
  date: string,
  payer?: Rightful,
): Promise<string[]> {
  const lines = await tx.query<PostedLine>(
    `select e.id, e.branch_id, e.source_id, e.date::text as date, l.account_code, l.debit, l.credit, l.party_kind, l.party_id, l.store_id,
            exists (select from journal_entries r where r.reverses_id = e.id) as reversed
     from journal_entries e join journal_lines l on l.entry_id = e.id
     where e.source_kind = $1 and e.source_id = any($2) and e.reverses_id is null
     order by e.id, l.line_no`,
    [kind, ids],
  );
  // A document that was opened again and posted anew has older entries, each with its reversal.
  const standing = lines.filter(({ reversed }) => !reversed);
  const left = new Set(standing.map(({ source_id }) => source_id));
  if (lines.some(({ source_id }) => !left.has(source_id))) throw AlreadyReversed();
  for (const line of standing) refuseEarlier(date, line.date);
  const entries = Map.groupBy(standing, ({ id }) => id);
  return postEntries(
    tx,
    [...entries].map(([id, [first, ...rest]]) => ({
      branch_id: (first as PostedLine).branch_id,
      date,
      source: { kind, id: (first as PostedLine).source_id },
      reverses_id: id,
      lines: [first as PostedLine, ...rest].map(exchanged),
    })),
    payer,
  );
}

interface PostedLine {
  id: string;
  branch_id: string;
  source_id: string;
  date: string;
  account_code: string;
  debit: bigint;
  credit: bigint;
  party_kind: string | null;
  party_id: string | null;
  store_id: string | null;
  reversed: boolean;
}

function exchanged(line: PostedLine): PostingLine {
  return {
    account: line.account_code,
    debit: line.credit,
    credit: line.debit,
    ...(line.party_kind && line.party_id ? { party: { kind: line.party_kind, id: line.party_id } } : {}),
    ...(line.store_id ? { store_id: line.store_id } : {}),
  };
}
