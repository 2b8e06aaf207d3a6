import { rounded, worth } from './goods-arithmetic.ts';
import {
  addDocument,
  anyPlace,
  type GoodsEvent,
  isCountedSince,
  one,
  type Play,
  type PlayedCount,
  type PlayedTake,
  productThere,
  undoCorrections,
  wire,
} from './goods-play.ts';
import { makeId } from './goods-runner.ts';

/** A stock take of a store is begun. */
export function startTake(play: Play): GoodsEvent {
  const place = anyPlace(play);
  const id = makeId();
  return {
    what: 'stock take',
    branch: place.branch,
    route: 'POST api/stock-take',
    body: { id, store_id: place.store, blind: play.roll(2) === 0 },
    done: () => addDocument(play.takes, { id, place, status: 'counting', moment: 0, counts: new Map() }, 8),
  };
}

/** A product is counted, or counted again, mostly as the books have it at this moment. */
export function count(play: Play): GoodsEvent | null {
  const { model, roll } = play;
  const take = one(play, play.takes);
  if (!take) return null;
  const { id, place, counts } = take;
  const product = productThere(play, place);
  const levels = model.levels.get(`${product.id} ${place.store}`) ?? new Map<string, bigint>();
  const lying = [...levels].filter(([, quantity]) => quantity > 0n).map(([batch]) => batch);
  const batch = product.tracking === 'none' ? '' : (counts.get(product.id)?.batch ?? one(play, lying));
  const then = levels.get(batch ?? '') ?? 0n;
  if (batch === undefined || (batch !== '' && then === 0n)) return null;
  const by = BigInt(roll(7) - 3) * (product.isWhole ? 1000n : 917n);
  const counted = then + by < 0n ? 0n : then + by;
  return {
    what: `count of ${counted} where ${then} lie`,
    branch: place.branch,
    route: 'PUT api/stock-take/count',
    body: { id, lines: [{ product_id: product.id, counted: wire(counted), ...(batch ? { batch } : {}) }] },
    ...(take.status === 'counting' ? {} : { refused: ['take_not_open'] }),
    done: () =>
      counts.set(product.id, {
        product,
        batch,
        by: counted - then,
        cost: 0n,
        day: play.runner.day,
        older: new Map(),
      }),
  };
}

/** What differed at each count is made so now, whatever has moved since (A10). */
export function postTake(play: Play): GoodsEvent | null {
  const { model } = play;
  const take = one(play, play.takes);
  if (!take) return null;
  const { id, place, counts } = take;
  const differing = [...counts.values()].filter(({ by }) => by !== 0n);
  // Goods that are found where the branch has none left are worth what they cost last: the matter of tests of their own.
  if (differing.some(({ product, by }) => by > 0n && model.pool(product.id, place.branch).quantity <= 0n))
    return null;
  const isOvertaken = differing.some(
    ({ product, batch, by }) => by < 0n && !canLeave(play, take, { product, batch }, -by),
  );
  return {
    what: `posting of counts by ${differing.map(({ by }) => by).join()}`,
    branch: place.branch,
    route: 'PUT api/stock-take/post',
    body: { id },
    ...(take.status !== 'counting'
      ? { refused: ['not_in_this_state'] }
      : counts.size === 0
        ? { refused: ['nothing_counted'] }
        : differing.some((line) => isCountedSince(play, place.store, line))
          ? { refused: ['counted_since'] }
          : isOvertaken
            ? { refused: ['not_enough_stock'] }
            : {}),
    done() {
      for (const { product, batch, day } of differing)
        play.corrections.push({
          ...{ product: product.id, store: place.store, batch, day },
          ...{ isEvening: false, document: id },
        });
      take.status = 'posted';
      take.moment = model.moment;
      for (const line of differing) {
        const { product, batch, by } = line;
        const { quantity, value } = model.pool(product.id, place.branch);
        line.cost =
          by > 0n
            ? rounded(value * by, quantity)
            : worth(model.take(product.id, place, [{ batch, quantity: -by }], { kind: 'stock-take' }));
        if (by > 0n)
          model.bring(product.id, place, [{ batch, quantity: by }], line.cost, { document: id, line: 1 });
        for (const newer of newerCounts(play, take, line)) {
          newer.by -= by;
          newer.older.set(id, by);
        }
      }
    },
  };
}

/** A stock take is taken back while all that it found is there (A11). */
export function rollBackTake(play: Play): GoodsEvent | null {
  const { model } = play;
  const take = one(play, play.takes);
  if (!take) return null;
  const { id, place, moment, counts } = take;
  const kind = 'stock-take-void';
  const found = [...counts.values()].filter(({ by }) => by > 0n);
  const isGone = found.some(
    ({ product }) =>
      model.hasLeftSince(product.id, place.branch, moment, kind) ||
      model.hasFilled(product.id, place.branch, id),
  );
  const isDearer = found.some(({ product }) => model.hasCostChanged(product.id, place.branch, moment, id));
  const isAway = found.some((line) => !canLeave(play, take, line, line.by, true));
  return {
    what: 'roll back of a stock take',
    branch: place.branch,
    route: 'PUT api/stock-take/roll-back',
    body: { id },
    ...(take.status !== 'posted'
      ? { refused: ['not_in_this_state'] }
      : isGone
        ? { refused: ['product_has_moved'] }
        : isDearer
          ? { refused: ['cost_has_changed'] }
          : isAway
            ? { refused: ['not_enough_stock'] }
            : {}),
    done() {
      take.status = 'rolled back';
      undoCorrections(play, id);
      for (const other of play.takes)
        for (const newer of other.counts.values()) {
          newer.by += newer.older.get(id) ?? 0n;
          newer.older.delete(id);
        }
      for (const { product, batch, by, cost } of counts.values()) {
        const shares = [{ batch, quantity: by < 0n ? -by : by }];
        if (by > 0n) model.takeBack(product.id, place, shares, { cost, document: id, kind });
        if (by < 0n) model.bring(product.id, place, shares, cost, { document: id, line: 1 });
      }
    },
  };
}

/** Counts of the same goods on a later day that are not posted yet. */
function newerCounts(
  { takes }: Play,
  { id, place }: PlayedTake,
  { product, batch, day }: PlayedCount,
): PlayedCount[] {
  return takes
    .filter((other) => other.id !== id && other.status === 'counting' && other.place.store === place.store)
    .flatMap(({ counts }) => counts.get(product.id) ?? [])
    .filter((count) => count.batch === batch && count.day > day);
}

/** Whether so much of a batch can leave the store, and is promised to nobody. */
function canLeave(
  { model }: Play,
  { place }: PlayedTake,
  { product, batch }: Pick<PlayedCount, 'product' | 'batch'>,
  quantity: bigint,
  isTakenBack = false,
): boolean {
  const lies = model.levels.get(`${product.id} ${place.store}`)?.get(batch) ?? 0n;
  const mayRunShort = !isTakenBack && model.shortStores.has(place.store) && batch === '';
  return (lies >= quantity || mayRunShort) && model.mayTake(product.id, place.store, quantity);
}
