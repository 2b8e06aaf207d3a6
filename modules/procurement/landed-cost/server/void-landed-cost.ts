import type { RowOf } from '#core/define-entity.ts';
import { isPosted } from '#core/define-states.ts';
import { linesTableName } from '#core/derive/table.ts';
import { money } from '#core/money.ts';
import {
  holdDepositsOf,
  holdParties,
  lockDebtsOf,
  refuseForeignMoney,
  refusePaid,
  releaseClaims,
  takeBackMoney,
} from '#modules/finance/public.ts';
import {
  foreseeRevaluation,
  holdPools,
  type RevaluedGoods,
  requireStores,
  revalueStock,
} from '#modules/inventory/public.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { ActorContext, CommandContext } from '#server-kit/operation/context.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { CostIsVoid } from '../../errors.ts';
import { receiptsOfPurchases } from '../../goods-receipt/server/receipts-of-order.ts';
import { purchase } from '../../purchase/purchase.entity.ts';
import { landedCost } from '../landed-cost.entity.ts';

type StoredCost = RowOf<typeof landedCost> & Row;

interface Held {
  row: StoredCost;
}

/**
 * Takes a cost back, whatever became of its goods: what of it lies in stock today leaves it, the rest leaves cost of sales
 * (A37). It stays in the lists as void.
 */
export const voidLandedCost: TransitionWork<Held> = {
  async holdAll(context, ids) {
    return (await holdCosts(context, ids)).map((row) => ({ row }));
  },
  async refuse(context, { row }) {
    const { tx, actor } = context;
    if (!isPosted(landedCost, row)) throw CostIsVoid();
    requireStores(
      actor,
      row.lines.map(({ store_id }) => store_id),
    );
    const source = { kind: landedCost.name, id: row.id };
    await refusePaid(tx, source);
    await refuseForeignMoney(context, source);
  },
  async changes(context, row) {
    const parts = await foreseeRevaluation(context.tx, await takingBack(context, row));
    return { lines: withFromStock(row, parts) };
  },
  async run(context, { row }) {
    const { tx } = context;
    const parts = await revalueStock(tx, await takingBack(context, row));
    await takeBackMoney(tx, { kind: landedCost.name, id: row.id }, row.remain_amount);
    return { remain_amount: money(0n), lines: withFromStock(row, parts) };
  },
  async after({ tx }, { row }) {
    await releaseClaims(tx, { kind: landedCost.name, id: row.id });
  },
};

function withFromStock({ lines }: StoredCost, parts: readonly bigint[]) {
  return lines.map((line, i) => ({ ...line, from_stock: money(-(parts[i] ?? 0n)) }));
}

/** What the goods of a cost were made dearer by, with how many came and how many of them went back. */
async function takingBack({ tx, branch, clock }: ActorContext, { id, lines }: StoredCost) {
  const came = await receiptsOfPurchases(
    { tx },
    lines.map(({ purchase_id, purchase_line_no: line_no }) => ({ purchase_id, line_no })),
  );
  const goods = await tx.query<{ purchase_id: string; line_no: number; quantity: bigint; returned: bigint }>(
    `select purchase_id, line_no, quantity * factor as quantity, returned_quantity as returned
     from ${linesTableName(purchase, 'lines')} where purchase_id = any($1)`,
    [[...new Set(lines.map(({ purchase_id }) => purchase_id))]],
  );
  return {
    ...{ kind: `${landedCost.name}-void`, branch, date: today(clock, branch) },
    source: { kind: landedCost.name, id },
    lines: lines.map((line, i): RevaluedGoods => {
      const { product_id, store_id, share, to_stock } = line;
      const of = goods.find(
        (one) => one.purchase_id === line.purchase_id && one.line_no === line.purchase_line_no,
      );
      return {
        ...{ product_id, store_id, receipts: came[i] ?? [], put: to_stock },
        cost: { quantity: of?.quantity ?? 0n, returned: of?.returned ?? 0n, difference: share },
      };
    }),
  };
}

/** Locks costs with all that taking them back touches, in the order of all (modules/lock-order.ts). */
async function holdCosts({ tx, branch }: CommandContext, ids: readonly string[]) {
  await holdDepositsOf(tx, landedCost.name, ids);
  const known = await tx.query<{ supplier_id: string | null; product_id: string }>(
    `select distinct c.supplier_id, l.product_id from ${landedCost.table} c
     join ${linesTableName(landedCost, 'lines')} l on l.landed_cost_id = c.id
     where c.id = any($1) and c.branch_id = $2`,
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
