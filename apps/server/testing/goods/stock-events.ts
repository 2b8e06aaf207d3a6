import { comeBack, rounded, type Share, worth } from './goods-arithmetic.ts';
import {
  addDocument,
  anyBatch,
  anyDay,
  anyMoney,
  anyPlace,
  anyProduct,
  anyQuantity,
  type GoodsEvent,
  noteBatch,
  one,
  type Play,
  partOfStock,
  productThere,
  undoCorrections,
  wire,
  wireMoney,
} from './goods-play.ts';
import { makeId } from './goods-runner.ts';

/** Goods that were there before the books began. */
export function open(play: Play): GoodsEvent {
  const { model } = play;
  const place = anyPlace(play);
  const product = anyProduct(play);
  const quantity = anyQuantity(play, product, 60);
  const cost = anyMoney(play, 5_000_000);
  const { batch, batchSaid } = anyBatch(play, product);
  return {
    what: `opening of ${quantity}`,
    branch: place.branch,
    route: 'POST api/product/opening-stock',
    body: {
      ...{ product_id: product.id, store_id: place.store, quantity: wire(quantity) },
      ...{ total_cost: wireMoney(cost), ...batchSaid },
    },
    ...(model.begun.has(`${product.id} ${place.branch}`) ? { refused: ['stock_has_begun'] } : {}),
    done() {
      noteBatch(play, product, batchSaid);
      model.bring(product.id, place, [{ batch, quantity }], cost, { document: 'opening', line: 1 });
    },
  };
}

const REASONS = ['Counted', 'Broken', 'Stolen', 'Found', 'Used in the shop'];

/** Stock is set right by hand: more or less of it, or to a new figure. */
export function adjust(play: Play): GoodsEvent {
  const { model, roll } = play;
  const place = anyPlace(play);
  const product = productThere(play, place);
  const there = model.inStore(product.id, place.store);
  const isMore = roll(3) === 0;
  const by = isMore ? anyQuantity(play, product, 20) : partOfStock(play, product, there);
  const pool = model.pool(product.id, place.branch);
  const isPriced = isMore && pool.quantity <= 0n;
  const price = anyMoney(play);
  // Goods that are found of what is kept in batches are of one that is named.
  const { batch, batchSaid } = isMore && roll(6) > 0 ? anyBatch(play, product) : { batch: '', batchSaid: {} };
  const id = makeId();
  const { day, date } = anyDay(play, place.store, [product]);
  const isToday = day === play.runner.day;
  const isNew = isToday && batch === '' && roll(2) === 0 && (isMore ? there + by >= 0n : by <= there);
  const shares = isMore
    ? [{ batch, quantity: by }]
    : model.choose(product.id, place.store, by, { day, expired: 'any' });
  return {
    what: `${isMore ? 'increase' : 'decrease'} by ${by} of ${there}`,
    branch: place.branch,
    route: 'POST api/stock-adjustment',
    day,
    body: {
      ...{ id, product_id: product.id, store_id: place.store, reason: one(play, REASONS), ...date },
      ...batchSaid,
      ...(isNew
        ? { new_stock: wire(isMore ? there + by : there - by) }
        : { type: isMore ? 'increase' : 'decrease', adjustment_quantity: wire(by) }),
      ...(isPriced ? { unit_cost: wireMoney(price) } : {}),
    },
    ...(isMore && product.tracking !== 'none' && batch === ''
      ? { refused: ['batch'] }
      : !isMore && (!shares || !model.mayTake(product.id, place.store, by))
        ? { refused: ['not_enough_stock'] }
        : !isMore && model.wasShortSince(product.id, place.store, shares ?? [], day)
          ? { refused: ['not_enough_on_that_day'] }
          : {}),
    done() {
      const cost = isMore
        ? isPriced
          ? rounded(by * price, 1000n)
          : rounded(pool.value * by, pool.quantity)
        : worth(model.take(product.id, place, shares as Share[], { kind: 'stock-adjustment' }));
      if (isMore) {
        noteBatch(play, product, batchSaid);
        model.bring(product.id, place, shares as Share[], cost, { document: id, line: 1 });
      }
      const line = { product, quantity: by, factor: 1n, cost, taken: shares as Share[], returned: 0n };
      const type = isMore ? 'increase' : 'decrease';
      play.corrections.push({
        ...{ product: product.id, store: place.store, day, isEvening: !isToday, document: id },
        batch: batch || null,
      });
      addDocument(play.adjustments, { id, place, moment: model.moment, lines: [line], type });
    },
  };
}

/** An adjustment is taken back: what was lost is there again, what was found goes while all of it is there. */
export function reverse(play: Play): GoodsEvent | null {
  const { model, adjustments } = play;
  const document = one(play, adjustments);
  const line = document?.lines[0];
  if (!document || !line) return null;
  const { id, place, moment, type } = document;
  const { product, quantity, cost, taken } = line;
  const isMore = type === 'increase';
  const kind = 'stock-adjustment-void';
  const gone =
    isMore &&
    (model.hasLeftSince(product.id, place.branch, moment, kind) ||
      model.hasFilled(product.id, place.branch, id));
  const isDearer = isMore && model.hasCostChanged(product.id, place.branch, moment, id);
  const isThere =
    model.inStore(product.id, place.store) >= quantity && model.mayTake(product.id, place.store, quantity);
  return {
    what: `reversal of ${type} ${quantity}`,
    branch: place.branch,
    route: 'PUT api/stock-adjustment/reverse',
    body: { id },
    ...(document.isVoid
      ? { refused: ['not_in_this_state'] }
      : gone
        ? { refused: ['product_has_moved'] }
        : isDearer
          ? { refused: ['cost_has_changed'] }
          : isMore && !isThere
            ? { refused: ['not_enough_stock'] }
            : {}),
    done() {
      document.isVoid = true;
      undoCorrections(play, id);
      const by = { document: id, line: 1 };
      if (isMore) model.takeBack(product.id, place, taken, { cost, document: id, kind });
      else model.bring(product.id, place, comeBack(taken, quantity), cost, by);
    },
  };
}

/** All that has expired in a store is thrown away. */
export function writeOff(play: Play): GoodsEvent {
  const { model, runner } = play;
  const place = anyPlace(play);
  const expired = play.products.flatMap((product) =>
    [...(model.levels.get(`${product.id} ${place.store}`) ?? [])]
      .filter(([batch, quantity]) => quantity > 0n && model.isExpired(product.id, batch, runner.day))
      .map(([batch, quantity]) => ({ product, batch, quantity }))
      .toSorted((a, b) => dayOf(a).localeCompare(dayOf(b))),
  );
  function dayOf({ product, batch }: { product: { id: string }; batch: string }): string {
    return model.batches.get(`${product.id} ${batch}`)?.expiry ?? '';
  }
  const byProduct = [...Map.groupBy(expired, ({ product }) => product)];
  const isPromised = byProduct.some(
    ([product, batches]) =>
      !model.mayTake(
        product.id,
        place.store,
        batches.reduce((sum, { quantity }) => sum + quantity, 0n),
      ),
  );
  return {
    what: `write-off of ${expired.length} batches`,
    branch: place.branch,
    route: 'POST api/batch/write-off-expired',
    body: { store_id: place.store },
    ...(expired.length === 0
      ? { refused: ['nothing_expired'] }
      : isPromised
        ? { refused: ['not_enough_stock'] }
        : {}),
    done() {
      for (const { product, ...share } of expired)
        model.take(product.id, place, [share], { kind: 'expired-stock' });
    },
  };
}
