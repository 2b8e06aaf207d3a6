import { divideRounded } from '#core/decimal.ts';
import { newId } from '#core/ids.ts';
import { formatQuantity, ONE_UNIT } from '#core/quantity.ts';
import { setDayOfPosting } from '#modules/finance/public.ts';
import { addProblem, type Draft, isSound } from '#server-kit/command/draft.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { NotEnoughStock } from '../../errors.ts';
import { goodsForSale } from '../../product/server/goods-for-sale.ts';
import { moveStock } from '../../stock/server/move-stock.ts';
import { refuseShortageSince } from '../../stock/server/refuse-shortage-since.ts';
import { adjustedBy, type SaidStock } from '../adjusted-stock.rules.ts';
import { stockAdjustment } from '../stock-adjustment.entity.ts';
import { type HeldStock, holdStock } from './held-stock.ts';
import { nameDocuments } from './named-documents.ts';

/** Stock is read under the lock of its pools, row after row: two rows of a sheet on one product follow each other. */
export const stockAdjustmentHooks: EntityHooks = {
  async beforeSave(context, drafts) {
    const made = drafts.filter(({ before }) => !before);
    if (made.length === 0) return;
    for (const draft of made) setDayOfPosting(draft, context);
    const held = await holdStock(context, made);
    const sound = made.filter(isSound);
    const goods = await goodsForSale(context.tx, context.branch.id, idsOf(sound));
    for (const draft of sound) {
      const good = goods.get(String(draft.row.product_id));
      if (!good) addProblem(draft, 'product_id', { key: 'not_found' });
      else adjust(draft, good, held, context);
    }
  },
  async beforeCreate(context, drafts) {
    const trueUps = new Map<string, bigint>();
    for (const { row, sent } of drafts) {
      row.id ??= newId();
      trueUps.set(String(row.id), await moveGoods(context, row, sent as SaidStock));
    }
    return trueUps;
  },
  beforeShow: nameDocuments,
};

function idsOf(drafts: readonly Draft[]): string[] {
  return [...new Set(drafts.map(({ row }) => String(row.product_id)))];
}

function adjust(
  draft: Draft,
  good: Parameters<typeof adjustedBy>[1] & { name: string },
  held: HeldStock,
  { branch }: CommandContext,
): void {
  const { row, sent } = draft;
  const place = { product_id: String(row.product_id), store_id: String(row.store_id) };
  const before = held.inStore(place);
  const by = adjustedBy({ ...(sent as SaidStock), type: row.type as string | null }, good, {
    inStore: before,
    inBranch: held.inBranch(place.product_id),
    hasCost: held.hasCost(place.product_id),
  });
  if (typeof by !== 'bigint') {
    addProblem(draft, by.field, by.problem);
    return;
  }
  const after = before + by;
  if (by < 0n && after < 0n && branch.settings.allow_negative_stock !== true) {
    const short = { product: good.name, left: formatQuantity(before), wanted: formatQuantity(-by) };
    const refused = NotEnoughStock(short);
    if (draft.sheetRow === undefined) throw refused;
    addProblem(draft, sent.new_stock == null ? 'adjustment_quantity' : 'new_stock', {
      key: refused.code,
      words: refused.words,
      params: short,
    });
    return;
  }
  held.move(place, by);
  row.name = good.name;
  row.type = by > 0n ? 'increase' : 'decrease';
  row.quantity = by < 0n ? -by : by;
  row.stock_before = before;
  row.stock_after = after;
}

/** Moves the goods of one adjustment and writes what they are worth; answers what they filled of a shortage at another cost. */
async function moveGoods(
  { tx, branch }: CommandContext,
  row: Row,
  { unit_cost }: SaidStock,
): Promise<bigint> {
  const quantity = row.quantity as bigint;
  const typed = unit_cost == null ? {} : { value: divideRounded(quantity * unit_cost, ONE_UNIT) };
  const line = {
    product_id: String(row.product_id),
    store_id: String(row.store_id),
    quantity: row.type === 'increase' ? quantity : -quantity,
    ...typed,
  };
  const source = { kind: stockAdjustment.name, id: String(row.id) };
  const move = { kind: stockAdjustment.name, branch, date: String(row.date), source, lines: [line] };
  // What has expired is counted and thrown away like everything else (A7).
  const [moved] = await moveStock(tx, { ...move, takesExpired: true });
  if (line.quantity < 0n) await refuseShortageSince(tx, move);
  const { value, true_up } = moved ?? { value: 0n, true_up: 0n };
  row.cost = value < 0n ? -value : value + true_up;
  return true_up;
}
