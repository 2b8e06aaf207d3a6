import type { Books } from '#server-kit/operation/document-work.ts';
import { postEntries } from './post-entries.ts';
import { reverseEntries } from './reverse-entries.ts';

/** The ledger in which documents post by their table of states. */
export const books: Books = {
  async post({ tx, actor }, entries) {
    await postEntries(tx, entries, actor);
  },
  async reverse({ tx, actor }, source, date) {
    await reverseEntries(tx, { kind: source.kind, ids: [source.id] }, date, actor);
  },
};
