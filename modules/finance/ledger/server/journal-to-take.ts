import { moneyToWire } from '#core/money.ts';
import type { TakenLedger } from '#modules/branch/public.ts';

const ENTRIES_A_PAGE = 1000;

/** The books of a branch to be taken along: each entry with its debits and credits. */
export const journalToTake: TakenLedger = {
  name: 'journal-entry',
  permission: 'create_trial_balance',
  async *rows({ tx, branch }) {
    let after: Entry | undefined;
    do {
      const page: Entry[] = await tx.query<Entry>(ENTRIES, [
        branch.id,
        after?.date,
        after?.id,
        ENTRIES_A_PAGE,
      ]);
      const lines = Map.groupBy(
        await tx.query<Line>(LINES, [page.map(({ id }) => id)]),
        ({ entry_id }) => entry_id,
      );
      for (const entry of page)
        yield {
          ...entry,
          lines: (lines.get(entry.id) ?? []).map(({ entry_id: _, debit, credit, ...line }) => ({
            ...line,
            debit: moneyToWire(debit, branch.currency),
            credit: moneyToWire(credit, branch.currency),
          })),
        };
      after = page.length === ENTRIES_A_PAGE ? page.at(-1) : undefined;
    } while (after);
  },
};

interface Entry {
  id: string;
  date: string;
}

interface Line {
  entry_id: string;
  debit: bigint;
  credit: bigint;
}

const ENTRIES = `
select id, branch_id, date, source_kind, source_id, currency, memo, reverses_id, created_at, created_by
from journal_entries
where branch_id = $1 and ($2::date is null or (date, id) > ($2::date, $3::uuid))
order by date, id limit $4`;

const LINES = `
select entry_id, line_no, account_code, debit, credit, party_kind, party_id, store_id
from journal_lines where entry_id = any($1) order by entry_id, line_no`;
