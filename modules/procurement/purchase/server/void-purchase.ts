import type { RowOf } from '#core/define-entity.ts';
import { isPossible, isPosted } from '#core/define-states.ts';
import { linesTableName } from '#core/derive/table.ts';
import { money } from '#core/money.ts';
import { countsInSql } from '#core/state-sets.ts';
import { refuseForeignMoney, refusePaid, releaseClaims, takeBackMoney } from '#modules/finance/public.ts';
import { baseOfLine } from '#modules/inventory/part-of-line.ts';
import {
  foreseeRevaluation,
  moveStock,
  refuseTakingOut,
  revalueStock,
  takePricesBack,
} from '#modules/inventory/public.ts';
import type { Work } from '#server-kit/command/work.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { ActorContext, CommandContext } from '#server-kit/operation/context.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { GoodsHaveLeft, PurchaseHasCosts, PurchaseHasReturns, PurchaseIsVoid } from '../../errors.ts';
import { receiptsOf } from '../../goods-receipt/server/receipts-of-order.ts';
import { landedCost } from '../../landed-cost/landed-cost.entity.ts';
import { landedCostStates } from '../../landed-cost/landed-cost.states.ts';
import { holdPurchases, type StoredPurchase } from '../../server/hold-purchases.ts';
import { purchase } from '../purchase.entity.ts';
import { noteBilled } from './note-billed.ts';

interface Held {
  row: RowOf<typeof purchase> & Row;
}

/** Takes a purchase back as if it had not been, while its goods are all still there (A11); it stays in the lists as void. */
export const voidPurchase: TransitionWork<Held> = {
  async holdAll(context, ids) {
    return (await holdPurchases(context, ids)).map((row) => ({ row }));
  },
  async refuse(context, { row }) {
    const { tx, branch } = context;
    if (!isPosted(purchase, row)) throw PurchaseIsVoid();
    if (row.lines.some(({ returned_quantity }) => returned_quantity > 0n)) throw PurchaseHasReturns();
    if (!isPossible(purchase, row, 'void')) return;
    const source = { kind: purchase.name, id: row.id };
    await refusePaid(tx, source);
    await refuseForeignMoney(context, source);
    await refuseCosts(tx, row.id);
    // The goods of a bill stay: only what of it lies in stock is taken out.
    if (!row.order_id) await refuseTakingOut(tx, branch.id, source, GoodsHaveLeft);
  },
  async changes(context, row) {
    if (!row.order_id) return {};
    return {
      lines: withFromStock(row, await foreseeRevaluation(context.tx, await takingBack(context, row))),
    };
  },
  async run(context, { row: bought }) {
    const { tx } = context;
    const source = { kind: purchase.name, id: bought.id };
    const changed = bought.order_id
      ? await takeBillBack(context, bought)
      : await takeGoodsOut(context, bought);
    await takeBackMoney(tx, source, bought.remain_amount);
    await takePricesBack(context, bought.id);
    return { ...changed, remain_amount: money(0n) };
  },
  async after({ tx }, { row }) {
    await releaseClaims(tx, { kind: purchase.name, id: row.id });
  },
};

/** Goods that were made dearer by a later cost are worth more than their purchase says; the cost goes first (A11). */
async function refuseCosts(tx: Work, id: string): Promise<void> {
  const [borne] = await tx.query(
    `select c.id from ${linesTableName(landedCost, 'lines')} l
     join ${landedCost.table} c on c.id = l.landed_cost_id and ${countsInSql(landedCostStates, 'c')} and c.deleted_at is null
     where l.purchase_id = $1 limit 1`,
    [id],
  );
  if (borne) throw PurchaseHasCosts();
}

/** Goods leave again at what they came with. */
async function takeGoodsOut(
  { tx, branch, clock }: CommandContext,
  { id, store_id, lines }: StoredPurchase,
): Promise<Row> {
  await moveStock(tx, {
    ...{ kind: 'purchase-void', branch, date: today(clock, branch), source: { kind: purchase.name, id } },
    lines: lines.map(({ product_id, quantity, factor, cost }) => ({
      ...{ product_id, store_id, value: cost },
      quantity: -quantity * BigInt(factor),
    })),
  });
  return {};
}

/**
 * The goods of a bill stay and can be billed once more: what of it lies in stock today leaves it, the rest leaves price
 * variance (A37).
 */
async function takeBillBack(context: CommandContext, bill: StoredPurchase): Promise<Row> {
  const parts = await revalueStock(context.tx, await takingBack(context, bill));
  const billed = bill.lines.map((line) => ({
    ...{ line_no: line.order_line_no ?? 0, base_quantity: baseOfLine(line) },
  }));
  await noteBilled(context, { id: bill.order_id ?? '' }, { lines: billed }, -1n);
  return { lines: withFromStock(bill, parts) };
}

/** What a bill had made its goods dearer by. Nothing of it went back by name, or it would not be taken back. */
async function takingBack(
  { tx, branch, clock }: ActorContext,
  { id, order_id, store_id, lines }: StoredPurchase,
) {
  const came = await receiptsOf({ tx }, order_id ?? '');
  return {
    ...{ kind: 'purchase-void', branch, date: today(clock, branch), source: { kind: purchase.name, id } },
    lines: lines.map(({ product_id, quantity, factor, cost, accrued, variance, order_line_no }) => {
      const difference = cost - (accrued ?? 0n);
      return {
        ...{ product_id, store_id, receipts: came.get(order_line_no ?? 0) ?? [] },
        cost: { quantity: quantity * BigInt(factor), difference },
        put: difference - (variance ?? 0n),
      };
    }),
  };
}

function withFromStock({ lines }: StoredPurchase, parts: readonly bigint[]) {
  return lines.map((line, i) => ({ ...line, from_stock: money(-(parts[i] ?? 0n)) }));
}
