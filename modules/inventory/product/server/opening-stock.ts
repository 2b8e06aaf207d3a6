import type { Posting } from '#core/trade/posting.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';
import { defineRecorded } from '#server-kit/operation/document-work.ts';

/** The kind of document that opening stock comes from. */
export const OPENING_STOCK = 'opening-stock';

/** Opening stock of one day, or what of it an import that is taken back takes out; kept by the stock ledger alone. */
export interface OpeningStock {
  id: string;
  branch_id: string;
  date: string;
  lines: readonly { value: bigint }[];
}

/** What opening stock posts: its value against the opening equity; what is taken out again stands on the other sides. */
export function postingOfOpeningStock({ branch_id, date, lines }: OpeningStock): Posting {
  const value = lines.reduce((sum, line) => sum + line.value, 0n);
  const [debited, credited] =
    value < 0n ? [CHART.openingEquity, CHART.inventory] : [CHART.inventory, CHART.openingEquity];
  const size = value < 0n ? -value : value;
  return {
    branch_id,
    date,
    lines: [
      { account: debited, debit: size },
      { account: credited, credit: size },
    ],
  };
}

/** For the check: each opening is posted at what the stock ledger says it was worth. */
export const openingStock = defineRecorded<OpeningStock, undefined>({
  facts: async () => undefined,
  of: (opening) => [postingOfOpeningStock(opening)],
  async records(tx, before, most) {
    const sums = await tx.query<Omit<OpeningStock, 'lines'> & { value: bigint }>(OPENINGS, [
      OPENING_STOCK,
      before,
      most,
    ]);
    return sums.map(({ value, ...opening }) => ({ ...opening, lines: [{ value }] }));
  },
});

const OPENINGS = `
select source_id as id, branch_id, date, sum(value)::bigint as value from stock_movements
where source_kind = $1 and source_id < $2 group by source_id, branch_id, date order by source_id desc limit $3`;
