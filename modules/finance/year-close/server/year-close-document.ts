import type { RowOf } from '#core/define-entity.ts';
import { defineDocument } from '#server-kit/operation/document-work.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { yearClose } from '../year-close.entity.ts';
import { closingEntry } from '../year-close.rules.ts';

/** What a closing posts is what stands on it; it is taken back on its own day, as if it had not been. */
export const yearCloseDocument = defineDocument(yearClose, {
  posting: {
    facts: async () => undefined,
    of: ({ branch_id, date, profit, lines }) => [
      { branch_id, date, lines: lines.length > 0 ? closingEntry(profit, lines) : [] },
    ],
  },
  transitions: {
    reopen: { day: (row: RowOf<typeof yearClose> & Row) => row.date },
  },
});
