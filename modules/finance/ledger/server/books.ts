import type { Books } from '#server-kit/operation/document-work.ts';
import { ledgerAccountName } from '../ledger-account-name.ts';
import { postEntries } from './post-entries.ts';
import { postedEntries } from './posted-entries.ts';
import { reverseEntries } from './reverse-entries.ts';

/** The ledger in which documents post by their table of states. */
export const books: Books = {
  async post({ tx, actor }, entries) {
    await postEntries(tx, entries, actor);
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
    await postEntries(tx, [{ branch_id: branch.id, date, source, lines: [], true_up }]);
  },
};
