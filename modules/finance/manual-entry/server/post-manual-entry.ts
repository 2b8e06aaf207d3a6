import type { RowOf } from '#core/define-entity.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { requireOpenBooks } from '../../ledger/server/require-open-books.ts';
import { takeNumber } from '../../series/server/take-number.ts';
import type { manualEntry } from '../manual-entry.entity.ts';

/** Posts one: it gets its number, of the year of its day, once the books of that day are seen to be open. */
export const postManualEntry: TransitionWork<{ row: RowOf<typeof manualEntry> & Row }> = {
  async run({ tx }, { row: { branch_id, date } }) {
    const day = date ?? '';
    await requireOpenBooks(tx, [{ branch_id, date: day }]);
    return { number: await takeNumber(tx, branch_id, 'manual-entry', day) };
  },
};
