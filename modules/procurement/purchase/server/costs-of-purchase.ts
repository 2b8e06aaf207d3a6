import { newId } from '#core/ids.ts';
import { sum } from '#core/money.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { type BorneCost, shareCost } from '../../landed-cost/server/bear-cost.ts';
import { dueBy } from '../../supplier/server/supplier-terms.ts';
import type { BoughtLine } from '../bought-lines.rules.ts';
import type { GivenPurchase } from '../purchase.body.ts';
import type { PurchasePlace } from './purchase-place.ts';
import type { BoughtRow } from './purchase-row.ts';

/** Shares transport and the like that is known already over the goods that came just now. */
export async function shareCosts(
  context: CommandContext,
  { costs }: GivenPurchase,
  { date, terms }: PurchasePlace,
  { id, store_id, lines }: BoughtRow,
): Promise<BorneCost[]> {
  const shared: BorneCost[] = [];
  const purchases = [{ id, store_id, lines: lines.map((line, i) => ({ ...line, line_no: i + 1 })) }];
  for (const [i, cost] of (costs ?? []).entries()) {
    const due_date = dueBy(terms, cost.supplier_id, date);
    const bearing = { id: newId(), purchases, date, due_date, remarks: null, at: `costs.${i}.` };
    shared.push(await shareCost(context, cost, bearing));
  }
  return shared;
}

/** Lines at what they cost here, transport and the like included. */
export function withCosts(lines: readonly BoughtLine[], costs: readonly BorneCost[]): BoughtLine[] {
  return lines.map((line, i) => ({
    ...line,
    cost: sum([line.cost, ...costs.map(({ row }) => row.lines[i]?.share ?? 0n)]),
  }));
}
