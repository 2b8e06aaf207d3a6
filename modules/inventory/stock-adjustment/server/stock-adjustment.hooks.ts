import { businessDay } from '#core/business-day.ts';
import { divideRounded } from '#core/decimal.ts';
import { newId } from '#core/ids.ts';
import { formatQuantity, ONE_UNIT } from '#core/quantity.ts';
import { setDayOfPosting } from '#modules/finance/public.ts';
import { addProblem, type Draft, isSound } from '#server-kit/command/draft.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { type BatchTracking, batchNumber } from '../../batch-tracking.ts';
import { NotEnoughStock } from '../../errors.ts';
import { goodsForSale } from '../../product/server/goods-for-sale.ts';
import { CountedSince } from '../../stock/errors.ts';
import { type BatchIds, batchIds } from '../../stock/server/batch-ids.ts';
import { type CountedPlace, countedSince, noteCounted } from '../../stock/server/counted-goods.ts';
import { moveStock } from '../../stock/server/move-stock.ts';
import { refuseShortageSince } from '../../stock/server/refuse-shortage-since.ts';
import { NO_BATCH } from '../../stock/stock-tables.ts';
import { adjustedBatchProblem } from '../adjusted-batch.rules.ts';
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
    await refuseOvertaken(context, made.filter(isSound), held);
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
  good: Parameters<typeof adjustedBy>[1] & { name: string; batch_tracking: BatchTracking },
  held: HeldStock,
  { branch }: CommandContext,
): void {
  const { row, sent } = draft;
  const place = { product_id: String(row.product_id), store_id: String(row.store_id) };
  const number = batchNumber(good.batch_tracking, row as Parameters<typeof batchNumber>[1]);
  const known = number ? held.batch(place.product_id, number) : undefined;
  // What is counted is held against the end of its day, what is added or taken away against now.
  const day = isCounted(draft) ? String(row.date) : null;
  const before = held.inStore(place) - (day ? held.since(place, day) : 0n);
  // Who names a batch speaks of that alone: so many of it lie there, so many are to.
  const there = number ? held.inBatch(place, number) - (day ? held.since(place, day, number) : 0n) : before;
  const by = adjustedBy({ ...(sent as SaidStock), type: row.type as string | null }, good, {
    inStore: there,
    inBranch: held.inBranch(place.product_id),
    hasCost: held.hasCost(place.product_id),
  });
  if (typeof by !== 'bigint') {
    addProblem(draft, by.field, by.problem);
    return;
  }
  const said = {
    batch: row.batch ? String(row.batch) : number,
    expire_date: row.expire_date as string | null,
  };
  const wrong = adjustedBatchProblem(good.batch_tracking, said, by, known);
  if (wrong) {
    addProblem(draft, wrong.field, wrong.problem);
    return;
  }
  // Batches never run short: nobody could say of which goods.
  const mayRunShort = branch.settings.allow_negative_stock === true && good.batch_tracking === 'none';
  if (by < 0n && there + by < 0n && !mayRunShort) {
    const short = { product: good.name, left: formatQuantity(there), wanted: formatQuantity(-by) };
    const refused = NotEnoughStock(short);
    if (draft.sheetRow === undefined) throw refused;
    addProblem(draft, sent.new_stock == null ? 'adjustment_quantity' : 'new_stock', {
      key: refused.code,
      words: refused.words,
      params: short,
    });
    return;
  }
  const batch = number ? (known ?? { number, expire_date: said.expire_date ?? null }) : undefined;
  held.move(place, by, batch);
  row.batch = batch?.number ?? null;
  row.expire_date = batch?.expire_date ?? null;
  row.name = good.name;
  row.type = by > 0n ? 'increase' : 'decrease';
  row.quantity = by < 0n ? -by : by;
  row.stock_before = before;
  row.stock_after = before + by;
}

/** Whether it says how much there is, and not by how much that changes. */
const isCounted = ({ sent }: Pick<Draft, 'sent'>) => (sent as SaidStock).new_stock != null;

/** A count of a past evening is not held against the books where somebody counted or corrected the goods since (A34). */
async function refuseOvertaken(
  context: CommandContext,
  drafts: readonly Draft[],
  held: HeldStock,
): Promise<void> {
  const past = drafts.filter(
    (draft) => isCounted(draft) && String(draft.row.date) < today(context.clock, context.branch),
  );
  const since = await countedSince(
    context.tx,
    past.map(({ row }) => placeOfCount(row, held.batchId, null)),
  );
  for (const [place, named] of since) {
    const draft = past[place] as Draft;
    const refused = CountedSince(named);
    if (draft.sheetRow === undefined) throw refused;
    addProblem(draft, 'new_stock', { key: refused.code, words: refused.words, params: named });
  }
}

/** What an adjustment speaks of: a batch that it names, else all of the product; at a moment, or at the end of its day. */
function placeOfCount(row: Row, idOf: BatchIds, counted_at: Date | null): CountedPlace {
  const product_id = String(row.product_id);
  return {
    ...{ product_id, store_id: String(row.store_id), date: String(row.date), counted_at },
    batch_id: row.batch ? idOf(product_id, String(row.batch)) : NO_BATCH,
    is_whole: !row.batch,
  };
}

/** Moves the goods of one adjustment and writes what they are worth; answers what they filled of a shortage at another cost. */
async function moveGoods({ tx, branch, clock }: CommandContext, row: Row, said: SaidStock): Promise<bigint> {
  const { unit_cost } = said;
  const quantity = row.quantity as bigint;
  const typed = unit_cost == null ? {} : { value: divideRounded(quantity * unit_cost, ONE_UNIT) };
  const line = {
    product_id: String(row.product_id),
    store_id: String(row.store_id),
    quantity: row.type === 'increase' ? quantity : -quantity,
    ...(row.batch
      ? { batch: { number: String(row.batch), expire_date: row.expire_date as string | null } }
      : {}),
    ...typed,
  };
  const source = { kind: stockAdjustment.name, id: String(row.id) };
  const date = String(row.date);
  const now = clock.now();
  const happened_at = date === businessDay(now, branch) ? now : undefined;
  const move = { kind: stockAdjustment.name, branch, date, source, lines: [line], happened_at };
  // What has expired is counted and thrown away like everything else (A7).
  const [moved] = await moveStock(tx, { ...move, takesExpired: true });
  if (line.quantity < 0n) await refuseShortageSince(tx, move);
  const { product_id } = line;
  const idOf = await batchIds(tx, row.batch ? [{ product_id, number: String(row.batch) }] : []);
  noteCounted(tx, branch.id, source, [
    {
      ...placeOfCount(row, idOf, happened_at ?? null),
      is_count: isCounted({ sent: said as Row }),
      quantity: line.quantity,
    },
  ]);
  const { value, true_up } = moved ?? { value: 0n, true_up: 0n };
  row.cost = value < 0n ? -value : value + true_up;
  return true_up;
}
