import { sum } from '#core/money.ts';
import type { PostingLine } from '#core/trade/posting.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';

/** Goods of an order as their entry needs them; amounts in minor units. */
export interface PostedReceipt {
  type: 'received' | 'returned';
  supplier_id: string;
  store_id: string;
  lines: readonly { accrued: bigint; cost: bigint }[];
}

/**
 * Goods that come are owed at the price of the order until their bill; goods that go back leave at the average, and what lies
 * between the two is variance (accounting-additions.md A19).
 */
export function receiptEntry({ type, supplier_id, store_id, lines }: PostedReceipt): PostingLine[] {
  const party = { party: { kind: 'supplier', id: supplier_id } } as const;
  const accrued = sum(lines.map((line) => line.accrued));
  const cost = sum(lines.map((line) => line.cost));
  if (type === 'received')
    return [
      { account: CHART.inventory, debit: cost, store_id },
      { account: CHART.goodsNotInvoiced, credit: accrued, ...party },
    ];
  const variance = accrued - cost;
  return [
    { account: CHART.goodsNotInvoiced, debit: accrued, ...party },
    { account: CHART.inventory, credit: cost, store_id },
    variance < 0n
      ? { account: CHART.purchaseVariance, debit: -variance }
      : { account: CHART.purchaseVariance, credit: variance },
  ];
}
