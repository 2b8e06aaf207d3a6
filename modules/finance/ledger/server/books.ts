import type { PostingLine } from '#core/posting.ts';
import type { Books } from '#server-kit/operation/document-work.ts';
import { CHART } from '../chart.ts';
import { ledgerAccountName } from '../ledger-account-name.ts';
import { postEntries } from './post-entries.ts';
import { postedEntries } from './posted-entries.ts';
import { reverseEntries } from './reverse-entries.ts';

/** The ledger in which documents post by their table of states. */
export const books: Books = {
  async post({ tx, actor }, entries) {
    await postEntries(
      tx,
      entries.map(({ true_up = 0n, ...entry }) => ({
        ...entry,
        lines: [...entry.lines, ...trueUpLines(true_up)],
      })),
      actor,
    );
  },
  posted: postedEntries,
  async accountNames({ tx, language }, codes) {
    const found = await tx.query<{ code: string; name: string }>(
      'select code, name from ledger_accounts where code = any($1)',
      [codes],
    );
    return new Map(found.map(({ code, name }) => [code, ledgerAccountName(code, name, language)]));
  },
  async reverse({ tx, actor, branch }, source, date, true_up = 0n) {
    await reverseEntries(tx, { kind: source.kind, ids: [source.id] }, date, actor);
    await postEntries(tx, [{ branch_id: branch.id, date, source, lines: trueUpLines(true_up) }]);
  },
};

/** What goods that came in filled of a shortage at another cost than they had left with (accounting.md 4.3). */
export function trueUpLines(amount: bigint): PostingLine[] {
  const [more, less] =
    amount > 0n ? [CHART.costOfSales, CHART.inventory] : [CHART.inventory, CHART.costOfSales];
  const difference = amount > 0n ? amount : -amount;
  return [
    { account: more, debit: difference },
    { account: less, credit: difference },
  ];
}
