import type { RowOf } from '#core/define-entity.ts';
import { isPosted } from '#core/define-states.ts';
import { money } from '#core/money.ts';
import {
  holdParties,
  lockDebtsOf,
  lowerDebt,
  refusePaid,
  releaseReferences,
} from '#modules/finance/public.ts';
import { holdPools, leftSince, requireStores, revalueStock } from '#modules/inventory/public.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { CostHasLeft } from '../../errors.ts';
import { receiptsOfPurchases } from '../../goods-receipt/server/receipts-of-order.ts';
import { landedCost } from '../landed-cost.entity.ts';

interface Held {
  row: RowOf<typeof landedCost> & Row;
}

/** Makes goods as cheap again as they were, while none of them has left since (A11); it stays in the lists as void. */
export const voidLandedCost: TransitionWork<Held> = {
  async holdAll(context, ids) {
    return (await holdCosts(context, ids)).map((row) => ({ row }));
  },
  async refuse({ tx, actor, branch }, { row }) {
    if (!isPosted(landedCost, row)) return;
    requireStores(
      actor,
      row.lines.map(({ store_id }) => store_id),
    );
    const source = { kind: landedCost.name, id: row.id };
    await refusePaid(tx, source);
    const product = await leftSince(tx, branch.id, source);
    if (product) throw CostHasLeft({ product });
  },
  async run({ tx, branch, clock }, { row }) {
    const source = { kind: landedCost.name, id: row.id };
    const came = await receiptsOfPurchases(
      { tx },
      row.lines.map(({ purchase_id, purchase_line_no: line_no }) => ({ purchase_id, line_no })),
    );
    await revalueStock(tx, {
      ...{ kind: `${landedCost.name}-void`, branch, date: today(clock, branch), source },
      lines: row.lines.map(({ product_id, store_id, to_stock }, i) => ({
        ...{ product_id, store_id, receipts: came[i] ?? [] },
        cost: -to_stock,
      })),
    });
    await lowerDebt(tx, source, row.remain_amount);
    return { remain_amount: money(0n) };
  },
  async after({ tx }, { row }) {
    await releaseReferences(tx, { kind: landedCost.name, id: row.id });
  },
};

/** Locks costs with all that taking them back touches, in the order of all (modules/lock-order.ts). */
async function holdCosts({ tx, branch }: CommandContext, ids: readonly string[]) {
  const known = await tx.query<{ supplier_id: string | null; product_id: string }>(
    `select distinct c.supplier_id, l.product_id from ${landedCost.table} c
     join landed_cost_lines l on l.landed_cost_id = c.id where c.id = any($1) and c.branch_id = $2`,
    [ids, branch.id],
  );
  await holdParties(
    tx,
    known.map(({ supplier_id }) => ({ supplier_id })),
  );
  await holdPools(tx, branch.id, [...new Set(known.map(({ product_id }) => product_id))]);
  const rows = await tx.lockAll(landedCost, ids);
  await lockDebtsOf(tx, landedCost.name, ids);
  return rows;
}
