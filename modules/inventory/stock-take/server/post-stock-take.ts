import type { RowOf } from '#core/define-entity.ts';
import { isPossible } from '#core/define-states.ts';
import { money } from '#core/money.ts';
import { quantity } from '#core/quantity.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { PostingRule, TransitionWork } from '#server-kit/operation/document-work.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { GoodsFoundHaveLeft } from '../../errors.ts';
import { forgetCounted, noteCounted, refuseCountedSince } from '../../stock/server/counted-goods.ts';
import { takeAnswersOfCount } from '../../stock/server/move-stock.ts';
import { levelsInStore } from '../../stock/server/read-stock.ts';
import { holdPools } from '../../stock/server/stock-pools.ts';
import { refuseTakingOut } from '../../stock/server/taking-out.ts';
import { NO_BATCH } from '../../stock/stock-tables.ts';
import { countedGoods, countPosting } from '../counted-stock.rules.ts';
import { CountOvertaken, NothingCounted } from '../errors.ts';
import { stockTake } from '../stock-take.entity.ts';
import { moveDifferences, takeDifferencesBack } from './move-differences.ts';
import { countKey, countsOf, type StockCount } from './stock-counts.ts';

type Take = RowOf<typeof stockTake>;

interface Held {
  row: Take & Row;
}

/** A count posts what differs, as one entry; before that nothing is foreseen, for a blind count would be seen by it. */
export const stockTakePosting: PostingRule<Take & { branch_id: string }, undefined> = {
  facts: async () => undefined,
  of: (take) => (take.lines.length === 0 ? [] : [countPosting(take)]),
  stock: (take) => countedGoods(take),
};

/** The take first: while it is held nobody counts any more, so its products are known when their stock is locked. */
async function hold({ tx }: CommandContext, id: string): Promise<Held> {
  return { row: await tx.lock(stockTake, id) };
}

/** Makes the stock what was counted, with all that has moved since each line was counted. */
export const postStockTake: TransitionWork<Held> = {
  hold,
  async run(context, { row }) {
    const { tx, branch, clock } = context;
    const counts = await countsOf(tx, row.id);
    if (counts.length === 0) throw NothingCounted();
    const store_id = String(row.store_id);
    const lines = counts.map((count) => ({ ...count, variance: count.counted - count.stock_then }));
    const differing = lines.filter(({ variance }) => variance !== 0n);
    await holdPools(tx, branch.id, productsOf(differing));
    await refuseCountedSince(tx, differing.map(placeIn(store_id)));
    await refuseOvertaken(context, store_id, differing);
    const date = today(clock, branch);
    const { worth, true_up } = await moveDifferences(context, { id: row.id, date, store_id }, differing);
    await postTrueUp(context, row.id, date, true_up);
    noteCounted(
      tx,
      branch.id,
      { kind: stockTake.name, id: row.id },
      lines.map((line) => ({ ...placeIn(store_id)(line), is_count: true, quantity: line.variance })),
    );
    const values = new Map(differing.map((line, place) => [countKey(line), worth[place] ?? 0n]));
    return {
      date,
      lines: lines.map(({ times: _, date: _day, batch_id, counted_by, ...line }) => ({
        ...line,
        counted_by_id: counted_by,
        batch_id: batch_id === NO_BATCH ? null : batch_id,
        variance: quantity(line.variance),
        value: money(values.get(countKey({ ...line, batch_id })) ?? 0n),
      })),
    };
  },
};

/** Takes a posted count back, while all that it found is still there (A11). */
export const rollBackStockTake: TransitionWork<Held> = {
  async hold(context, id) {
    const held = await hold(context, id);
    await holdPools(context.tx, context.branch.id, productsOf(held.row.lines));
    return held;
  },
  async refuse({ tx, branch }, { row }) {
    if (!isPossible(stockTake, row, 'roll_back')) return;
    await refuseTakingOut(tx, branch.id, { kind: stockTake.name, id: row.id }, GoodsFoundHaveLeft);
  },
  async run(context, { row }) {
    const day = today(context.clock, context.branch);
    await takeAnswersOfCount(context.tx, { branch: context.branch, date: day }, row);
    forgetCounted(context.tx, { kind: stockTake.name, id: row.id });
    // Where all of it went out the machinery of documents brings it back.
    if (row.lines.every(({ variance }) => variance <= 0n)) return undefined;
    const date = today(context.clock, context.branch);
    const true_up = await takeDifferencesBack(context, { id: row.id, date, store_id: String(row.store_id) });
    await postTrueUp(context, row.id, date, true_up);
    return undefined;
  },
};

/** A count is of a product in one batch; of goods that are not kept in batches it is all of them. */
const placeIn =
  (store_id: string) =>
  ({ product_id, batch_id, date, counted_at }: StockCount) => ({
    ...{ product_id, store_id, batch_id, is_whole: false, date, counted_at },
  });

function productsOf(lines: readonly { product_id: string }[]): string[] {
  return [...new Set(lines.map(({ product_id }) => product_id))];
}

/** What goods filled of a shortage at another cost than they had left with. */
async function postTrueUp(context: CommandContext, id: string, date: string, true_up: bigint): Promise<void> {
  if (true_up === 0n) return;
  const source = { kind: stockTake.name, id };
  await context.services.books.post(context, [
    { branch_id: context.branch.id, date, source, lines: [], true_up },
  ]);
}

/** Sales that came after a count may have taken what it says is missing: then nobody knows any more what is there (A10). */
async function refuseOvertaken(
  { tx, branch }: CommandContext,
  storeId: string,
  lines: readonly (StockCount & { variance: bigint })[],
): Promise<void> {
  if (branch.settings.allow_negative_stock === true) return;
  const missing = lines.filter(({ variance }) => variance < 0n);
  const levels = await levelsInStore(tx, storeId, productsOf(missing));
  const held = new Map(levels.map((level) => [countKey(level), level.quantity]));
  const short = missing.find((line) => (held.get(countKey(line)) ?? 0n) + line.variance < 0n);
  if (!short) return;
  const [product] = await tx.query<{ name: string }>('select name from products where id = $1', [
    short.product_id,
  ]);
  throw CountOvertaken({ product: product?.name ?? '' });
}
