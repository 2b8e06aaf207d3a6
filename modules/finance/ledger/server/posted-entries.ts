import type { Books, PostedEntry } from '#server-kit/operation/document-work.ts';

/** The entries of one document as the ledger keeps them, oldest first; which of them take another one back, or were. */
export const postedEntries: Books['posted'] = async ({ tx }, { kind, id }) => {
  const lines = await tx.query<PostedLine>(POSTED, [kind, id]);
  return [...Map.groupBy(lines, ({ entry_id }) => entry_id).values()].flatMap(
    ([first, ...rest]): PostedEntry[] =>
      first
        ? [
            {
              date: first.date,
              is_reversal: first.is_reversal,
              is_reversed: first.is_reversed,
              lines: [first, ...rest].map(({ account, debit, credit }) => ({ account, debit, credit })),
            },
          ]
        : [],
  );
};

interface PostedLine {
  entry_id: string;
  date: string;
  is_reversal: boolean;
  is_reversed: boolean;
  account: string;
  debit: bigint;
  credit: bigint;
}

const POSTED = `
select e.id as entry_id, e.date::text as date, e.reverses_id is not null as is_reversal,
       exists (select from journal_entries r where r.reverses_id = e.id) as is_reversed,
       l.account_code as account, l.debit, l.credit
from journal_entries e join journal_lines l on l.entry_id = e.id
where e.source_kind = $1 and e.source_id = $2
order by e.created_at, e.id, l.line_no`;
