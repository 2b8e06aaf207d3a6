import type { TestSystem } from '../test-system.ts';
import { compareAll, compareTouched } from './compare-goods.ts';
import * as counts from './count-events.ts';
import { GoodsModel } from './goods-model.ts';
import type { GoodsEvent, Play, ProductInPlay } from './goods-play.ts';
import { type GoodsRunner, openGoodsRunner } from './goods-runner.ts';
import * as orders from './order-events.ts';
import * as purchases from './purchase-events.ts';
import * as requests from './request-events.ts';
import * as sales from './sale-events.ts';
import * as stock from './stock-events.ts';

/** How often an event comes beside others. */
const EVENTS: readonly [weight: number, event: (play: Play) => GoodsEvent | null][] = [
  [5, stock.open],
  [8, stock.adjust],
  [3, stock.reverse],
  [1, stock.writeOff],
  [22, sales.sell],
  [7, sales.takeBack],
  [3, sales.voidSale],
  [12, purchases.buy],
  [5, purchases.sendBack],
  [2, orders.sendBilledBack],
  [3, purchases.voidPurchase],
  [3, purchases.addCost],
  [2, purchases.voidCost],
  [2, orders.order],
  [2, orders.sendOrder],
  [6, orders.receive],
  [3, orders.giveBack],
  [4, orders.bill],
  [1, orders.voidBill],
  [5, requests.ask],
  [2, requests.change],
  [5, requests.approve],
  [1, requests.decline],
  [4, requests.dispatch],
  [5, requests.arrive],
  [2, requests.turnRound],
  [1, counts.startTake],
  [8, counts.count],
  [3, counts.postTake],
  [1, counts.rollBackTake],
];

/** How much is done, with how many products; the same seed does the same again. */
export interface RandomGoods {
  events: number;
  products: number;
  seed: number;
}

export interface RandomGoodsResult {
  done: number;
  refused: number;
  /** What did not agree, after which event of which seed; nothing else came after it. */
  faults: string[];
}

/** Which day the first event is on; a day is over after so many of them. */
const FIRST_DAY = Date.UTC(2027, 0, 11);
const EVENTS_OF_A_DAY = 40;
/** How often everything is compared, and not only what an event may have touched. */
const LOOK_AT_ALL = 500;

/**
 * Events of every kind that moves goods, one after the other, each by its command on a real database and by a model of its
 * own: after each both must agree on what lies where, of which batch, what it is worth and what the books say of it.
 */
export async function playGoods(
  system: TestSystem,
  { events, products, seed }: RandomGoods,
): Promise<RandomGoodsResult> {
  const play = await beginPlay(system, { products, seed });
  const { runner, model } = play;
  const result: RandomGoodsResult = { done: 0, refused: 0, faults: [] };
  const story: string[] = [];
  for (let at = 0; at < events; at += 1) {
    runner.day = new Date(FIRST_DAY + Math.floor(at / EVENTS_OF_A_DAY) * 86_400_000)
      .toISOString()
      .slice(0, 10);
    model.touched = new Set();
    const event = anyEvent(play);
    model.moment = at + 1;
    const faults = await playOne(play, event, result);
    story.push(`${at} ${runner.day} ${event.what}`);
    faults.push(...(await compareTouched(play)));
    if (at % LOOK_AT_ALL === LOOK_AT_ALL - 1 || at === events - 1) faults.push(...(await compareAll(play)));
    if (faults.length === 0) continue;
    const of = JSON.stringify({ ...event, done: undefined });
    result.faults = faults.map((fault) => `seed ${seed}, event ${at} of ${products} products: ${fault}`);
    result.faults.push(of, ...story.slice(-8));
    break;
  }
  return result;
}

async function playOne(
  { runner, model }: Play,
  event: GoodsEvent,
  result: RandomGoodsResult,
): Promise<string[]> {
  const { branch, route, body, refused } = event;
  try {
    const answer = await runner.run(branch, route, body);
    if ('row' in answer) {
      result.done += 1;
      if (refused) return [`${event.what} was done, not refused by ${refused.join(' or ')}`];
      model.day = event.day ?? runner.day;
      event.done(answer.row);
      return [];
    }
    result.refused += 1;
    if (refused?.includes(String(answer.refused))) return [];
    return [`${event.what} was refused by ${answer.refused}, not ${refused?.join(' or ') ?? 'done'}`];
  } catch (error) {
    return [`${event.what} broke: ${error instanceof Error ? error.message : String(error)}`];
  }
}

function anyEvent(play: Play): GoodsEvent {
  const whole = EVENTS.reduce((sum, [weight]) => sum + weight, 0);
  for (;;) {
    let at = play.roll(whole);
    const [, make] = EVENTS.find(([weight]) => {
      at -= weight;
      return at < 0;
    }) as (typeof EVENTS)[number];
    const event = make(play);
    if (event) return event;
  }
}

async function beginPlay(
  system: TestSystem,
  { products, seed }: Pick<RandomGoods, 'products' | 'seed'>,
): Promise<Play> {
  const runner = await openGoodsRunner(system, '2027-01-01');
  const model = new GoodsModel();
  const supplier = String((await runner.done('POST api/supplier', { name: 'Azania' })).id);
  const customer = String((await runner.done('POST api/customer', { name: 'Juma Ally' })).id);
  for (const { stores, settings } of runner.branches)
    if ('allow_negative_stock' in settings) for (const store of stores) model.shortStores.add(store);
  const made: ProductInPlay[] = [];
  for (let i = 0; i < products; i += 1) made.push(await makeProduct(runner, i));
  for (const product of made) model.goods.set(product.id, product);
  const documents = {
    sales: [],
    purchases: [],
    adjustments: [],
    costs: [],
    orders: [],
    bills: [],
    requests: [],
    takes: [],
    corrections: [],
  };
  return { runner, model, roll: dice(seed), products: made, supplier, customer, ...documents };
}

const TRACKING = ['none', 'none', 'expiry', 'number'] as const;

/** Of every way of costing with every way of keeping batches, counted whole or weighed. */
async function makeProduct(runner: GoodsRunner, i: number): Promise<ProductInPlay> {
  const [isFifo, isWhole, factor] = [i % 2 === 1, i % 3 !== 0, [12, 24, 7][i % 3] ?? 12];
  const tracking = TRACKING[(i >> 1) % TRACKING.length] ?? 'none';
  const made = await runner.done('POST api/product', {
    ...{ name: `Product ${i}`, selling_price: 0, unit_of_measure: isWhole ? 'piece' : 'kilogram' },
    ...{ valuation: isFifo ? 'fifo' : 'moving_average', batch_tracking: tracking },
    units: [{ unit: 'carton', factor }],
  });
  const { id } = made;
  // Each branch has a row of its own, so that what goods cost that never came is not what another one pays for them.
  let { version } = made;
  for (const branch of runner.branches.slice(1))
    ({ version } = await runner.done(`PUT api/product?id=${id}`, { placement: 'Shelf', version }, branch.id));
  return { id: String(id), isFifo, isWhole, tracking, factor: BigInt(factor) };
}

/** Numbers that look random and are the same for one seed. */
function dice(seed: number): (sides: number) => number {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  return (sides) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return sides > 0 ? Math.floor((state / 2 ** 32) * sides) : 0;
  };
}
