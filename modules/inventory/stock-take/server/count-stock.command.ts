import { businessDay } from '#core/business-day.ts';
import { isPossible } from '#core/define-states.ts';
import { InvalidFields, type Problem } from '#core/errors.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { batchNumber } from '../../batch-tracking.ts';
import { breaksUnit } from '../../count.rules.ts';
import { WHOLE_UNITS } from '../../count.words.ts';
import { BatchNeeded } from '../../errors.ts';
import { goodsForSale } from '../../product/server/goods-for-sale.ts';
import { levelsInStore } from '../../stock/server/read-stock.ts';
import { NO_BATCH } from '../../stock/stock-tables.ts';
import { NO_GOODS, NOT_A_UNIT } from '../../stock-adjustment/adjusted-stock.words.ts';
import { factorOf } from '../../units.ts';
import { MOVED_SINCE, NOT_IN_SCOPE } from '../count.words.ts';
import { StockTakeNotCounting } from '../errors.ts';
import { countedAnswer } from '../stock-take.answer.ts';
import { countBody } from '../stock-take.body.ts';
import { stockTake } from '../stock-take.entity.ts';
import { batchesOfCount } from './batches-of-count.ts';
import { countKey, countsOf, insertCounts } from './stock-counts.ts';

/**
 * Keeps what was counted, with the stock of this moment. Two people may count at once: they take turns, every count is kept,
 * the newest of a product holds, and what one adds comes on top of what the other has counted. The answer says nothing about
 * the stock.
 */
export const countStock = defineCommand({
  name: 'stock-take.count',
  route: 'PUT api/stock-take/count',
  permission: 'do_stock_taking',
  idempotency: 'required',
  fields: countBody.fields,
  answers: countedAnswer,
  async run(context) {
    const { tx, branch, clock, input } = context;
    const take = await tx.lock(stockTake, input.id);
    // Whatever can be finished is being counted.
    if (!isPossible(stockTake, take, 'review')) throw StockTakeNotCounting();
    const ids = [...new Set(input.lines.map(({ product_id }) => String(product_id)))];
    const [goods, inScope, levels, counted] = await Promise.all([
      goodsForSale(tx, branch.id, ids),
      productsInScope(tx, ids, take.category_ids ?? []),
      levelsInStore(tx, String(take.store_id), ids),
      countsOf(tx, take.id, ids),
    ]);
    const batches = await batchesOfCount(tx, ids, input.lines);
    const known = new Map<string, Known>(counted.map((count) => [countKey(count), count]));
    const held = new Map(levels.map((level) => [countKey(level), level.quantity]));
    const counts = input.lines.map((line, place) => {
      const refuse = (key: string, problem: Problem): never => {
        throw new InvalidFields({ [`lines.${place}.${key}`]: problem });
      };
      const good = goods.get(line.product_id);
      if (!good) return refuse('product_id', { key: 'not_found' });
      if (good.type === 'service') return refuse('product_id', NO_GOODS);
      if (!inScope.has(line.product_id)) return refuse('product_id', NOT_IN_SCOPE);
      const factor = factorOf(good, line.unit);
      if (factor === null) return refuse('unit', NOT_A_UNIT);
      const whole = line.counted * BigInt(factor);
      const pieces = line.pieces ?? 0n;
      if (breaksUnit(whole, good)) return refuse('counted', WHOLE_UNITS);
      if (breaksUnit(pieces, good)) return refuse('pieces', WHOLE_UNITS);
      const batch = batchNumber(good.batch_tracking, line);
      const batch_id = batch ? batches.idOf(good.id, batch) : NO_BATCH;
      const key = countKey({ product_id: good.id, batch_id });
      if (good.batch_tracking !== 'none' && !batch && !held.get(key))
        throw BatchNeeded({ product: good.name });
      const stock_then = held.get(key) ?? 0n;
      const before = known.get(key);
      if (line.adds && before && before.stock_then !== stock_then) return refuse('adds', MOVED_SINCE);
      const total = whole + pieces + (line.adds ? (before?.counted ?? 0n) : 0n);
      known.set(key, { counted: total, stock_then });
      const { expire_date } = line;
      return { product_id: good.id, batch, expire_date, batch_id, counted: total, stock_then };
    });
    await batches.make(counts);
    const at = clock.now();
    insertCounts(tx, { takeId: take.id, branchId: branch.id, at, date: businessDay(at, branch) }, counts);
    return {
      lines: counts.map(({ product_id, batch, counted: total }) => ({
        product_id,
        batch,
        counted: total,
      })),
    };
  },
});

interface Known {
  counted: bigint;
  stock_then: bigint;
}

async function productsInScope(
  tx: Pick<Tx, 'query'>,
  ids: readonly string[],
  categories: readonly string[],
): Promise<ReadonlySet<string>> {
  if (categories.length === 0) return new Set(ids);
  const found = await tx.query<{ id: string }>(
    'select id from products where id = any($1) and category_id = any($2)',
    [ids, categories],
  );
  return new Set(found.map(({ id }) => id));
}
