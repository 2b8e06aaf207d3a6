import type { Spoken, Word } from './vocabulary.ts';

type Row = Record<string, unknown>;

const YEAR_CLOSE = { id: '', entity: 'year-close' };

/** Entries of a year lie on its last day, also those that take them back (A30). */
const lastDay = ({ input: { year } }: Spoken): string => `${String(year)}-12-31`;

/** What closed or opened each branch, as the cases tell it; by their names. */
async function ofYear(row: Row, { shop }: Spoken): Promise<Row> {
  const branches: Row[] = [];
  for (const [branch, branchId] of shop.branches) {
    const closings = await shop.client.list<Row>('year-close', branchId);
    const path = `api/branch?id=${branchId}`;
    const { lock_date } = await shop.client.must<Row>({ method: 'GET', path, branchId });
    const closing = closings.find(({ year, status }) => year === row.year && status === 'closed');
    if (closing) branches.push({ branch, profit: closing.profit, lock_date });
  }
  return { year: row.year, branches, status: branches.length > 0 ? 'closed' : 'open' };
}

/** The events by which books are closed. */
export const CLOSING: Readonly<Record<string, Word>> = {
  'vat-settlement': {
    say: async ({ shop, input: { date_to }, branchId }) => {
      const made = await shop.client.must<{ id: string }>({
        ...{ method: 'POST', path: 'api/vat-settlement', branchId },
        body: { date_to },
      });
      const { id } = made;
      return {
        call: { method: 'PUT', path: 'api/vat-settlement/post', body: { id } },
        document: { id, entity: 'vat-settlement' },
      };
    },
  },
  'year.close': {
    say: ({ input: { year } }) => ({
      call: { method: 'POST', path: 'api/year-close/close', body: { year } },
      document: YEAR_CLOSE,
    }),
    day: lastDay,
    show: ofYear,
  },
  'year.reopen': {
    say: ({ shop, input: { year } }) => ({
      call: { method: 'PUT', path: 'api/year-close/reopen' },
      document: YEAR_CLOSE,
      byOwner: () => shop.reopenYear(Number(year)),
    }),
    day: lastDay,
    show: ofYear,
  },
};
