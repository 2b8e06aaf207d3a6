import { sum } from '#core/money.ts';
import type { PlacedLine, PostingLine } from '#core/trade/posting.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';

/** A cost of getting goods here as its entry needs it, with where the account stands that paid it, if one did. */
export interface PostedLandedCost {
  supplier_id: string | null;
  lines: readonly { to_stock: bigint; to_cost_of_sales: bigint }[];
  tax: bigint;
  total_amount: bigint;
  /** Its account of the chart, and its branch. */
  money: { account: string; branch_id: string } | null;
  /** What the network or the bank took beside it. */
  fee?: bigint | null;
}

/** Of a void cost: what had been put into stock and was not taken out of it, for its goods had left (A37). */
export function leftInStock(
  lines: readonly { to_stock: bigint; from_stock?: bigint | null }[],
): PostingLine[] {
  const gone = sum(lines.map(({ to_stock, from_stock }) => to_stock - (from_stock ?? to_stock)));
  return gone === 0n
    ? []
    : [
        { account: CHART.inventory, debit: gone },
        { account: CHART.costOfSales, credit: gone },
      ];
}

/** Dearer stock for goods that are still there, cost of sales for the rest, VAT as far as it is claimed, and who paid (A1). */
export function landedCostEntry(cost: PostedLandedCost): PlacedLine[] {
  const { supplier_id, lines, tax, total_amount, money } = cost;
  const fee = cost.fee ?? 0n;
  const party = supplier_id ? { party: { kind: 'supplier', id: supplier_id } } : {};
  return [
    { account: CHART.inventory, debit: sum(lines.map(({ to_stock }) => to_stock)) },
    { account: CHART.costOfSales, debit: sum(lines.map(({ to_cost_of_sales }) => to_cost_of_sales)) },
    { account: CHART.vatInput, debit: tax },
    ...(money
      ? [
          { account: CHART.bankCharges, debit: fee, branch_id: money.branch_id },
          { ...money, credit: total_amount + fee },
        ]
      : [{ account: CHART.suppliers, credit: total_amount, ...party }]),
  ];
}
