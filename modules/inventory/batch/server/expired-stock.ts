import type { Posting } from '#core/trade/posting.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';
import { defineRecorded } from '#server-kit/operation/document-work.ts';

/** The kind under which expired goods that were written off stand in both ledgers. */
export const EXPIRED_STOCK = 'expired-stock';

/** Expired goods of one store that were written off at once; kept by the stock ledger alone. */
export interface ExpiredStock {
  id: string;
  branch_id: string;
  date: string;
  /** What each batch was worth, below zero, for it left. */
  lines: readonly { value: bigint }[];
}

/** What expired goods post: a loss, and less stock (accounting.md 4.3). */
export function postingOfExpiredStock({ branch_id, date, lines }: ExpiredStock): Posting {
  const loss = lines.reduce((sum, { value }) => sum - value, 0n);
  return {
    branch_id,
    date,
    lines: [
      { account: CHART.stockLosses, debit: loss },
      { account: CHART.inventory, credit: loss },
    ],
  };
}

/** For the check: each write-off is posted at what the stock ledger says it was worth. */
export const expiredStock = defineRecorded<ExpiredStock, undefined>({
  facts: async () => undefined,
  of: (expired) => [postingOfExpiredStock(expired)],
  async records(tx, before, most) {
    const sums = await tx.query<Omit<ExpiredStock, 'lines'> & { value: bigint }>(WRITTEN_OFF, [
      EXPIRED_STOCK,
      before,
      most,
    ]);
    return sums.map(({ value, ...expired }) => ({ ...expired, lines: [{ value }] }));
  },
});

const WRITTEN_OFF = `
select source_id as id, branch_id, date, sum(value)::bigint as value from stock_movements
where source_kind = $1 and source_id < $2 group by source_id, branch_id, date order by source_id desc limit $3`;
