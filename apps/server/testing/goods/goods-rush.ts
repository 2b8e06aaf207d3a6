import { chanceFrom } from '#modules/point-of-sale/testing/chance.ts';
import type { Answer } from '../test-browser.ts';
import type { GoodsShop } from './goods-shop.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any;

/** How many people do how much, over HTTP and at once, with five products of which there is so much at first. */
export interface GoodsRush {
  clients: number;
  actionsOfEach: number;
  stock: number;
  seed: number;
}

export interface GoodsRushResult {
  /** How often each was done. */
  done: Record<string, number>;
  refused: number;
  faults: string[];
}

const PRODUCTS = 5;
/** What one costs, in whole shillings: all goods cost the same, so that what they are worth follows from how many there are. */
const COST = 7000;

/** What somebody must hear who comes second. */
const EXPECTED = [
  'not_enough_stock',
  'more_than_sold',
  'more_than_bought',
  'more_than_sent',
  'request_not_pending',
  'request_not_approved',
  'request_not_in_transit',
  'take_not_open',
  'not_in_this_state',
  'nothing_entered',
  // Of two counts of one thing the older one gives way to the newer (A34).
  'counted_since',
];

/**
 * Many people buy, sell, take back, adjust, request, send, receive and count the same five products at once. In the end every
 * piece is where what was answered says, worth what it cost, nothing was ever below zero, and nobody waited in a circle.
 */
export async function rushGoods(
  shop: GoodsShop,
  { clients, actionsOfEach, stock, seed }: GoodsRush,
): Promise<GoodsRushResult> {
  const products: string[] = [];
  for (let i = 0; i < PRODUCTS; i += 1) {
    const id = await shop.product({ opening_stock: stock, buying_price: COST, selling_price: 0 });
    const opened = { product_id: id, quantity: stock, total_cost: stock * COST };
    await shop.done('POST api/product/opening-stock', opened, shop.other_branch);
    products.push(id);
  }
  const told: GoodsRushResult = { done: {}, refused: 0, faults: [] };
  /** By product, how many pieces there are in all, on the road as well. */
  const there = new Map(products.map((id) => [id, 2 * stock]));
  const add = (id: string, pieces: number) => there.set(id, (there.get(id) ?? 0) + pieces);
  const sales: Json[] = [];
  const purchases: Json[] = [];
  const requests: Json[] = [];
  const elsewhere = { branch: shop.other_branch };

  /** Does something, and notes what its answer says; a refusal that comes of being second is none. */
  async function attempt(what: string, sent: Promise<Answer>, then: (row: Json) => void): Promise<void> {
    const { status, body } = await sent;
    if (status === 200) {
      told.done[what] = (told.done[what] ?? 0) + 1;
      then(body.message);
    } else if (EXPECTED.includes(body.code)) told.refused += 1;
    else told.faults.push(`${what}: ${status} ${JSON.stringify(body)}`);
  }

  async function act(chance: () => number): Promise<void> {
    const roll = (sides: number) => Math.floor(chance() * sides);
    const one = <T>(all: readonly T[]) => all[roll(all.length)];
    const some = () => products.toSorted(() => chance() - 0.5).slice(0, 1 + roll(3));
    const branch = roll(4) === 0 ? elsewhere : { branch: '' };
    const store_id = branch === elsewhere ? shop.other_store : one([shop.store_id, shop.back]);
    const acts: (() => Promise<void>)[] = [
      () => {
        const lines = some().map((product_id) => ({ product_id, quantity: 1 + roll(3) }));
        const sale = { store_id, lines, payments: [] };
        return attempt('sale', shop.call('POST api/sale/checkout', sale, branch), ({ id }) => {
          for (const { product_id, quantity } of lines) add(product_id, -quantity);
          sales.push({ id, lines, branch });
        });
      },
      () => {
        const sale = one(sales);
        if (!sale) return Promise.resolve();
        const line_no = 1 + roll(sale.lines.length);
        const back = { sale_id: sale.id, lines: [{ line_no, quantity: 1 }], refunds: [] };
        const sent = shop.call('POST api/sale/return', back, sale.branch);
        return attempt('return', sent, () => add(sale.lines[line_no - 1].product_id, 1));
      },
      () => {
        const lines = some().map((product_id) => ({ product_id, quantity: 1 + roll(4), price: COST }));
        const terms = { supplier_id: shop.supplier, tax_mode: 'inclusive', payments: [] };
        const sent = shop.call('POST api/purchase', { ...terms, store_id, lines }, branch);
        return attempt('purchase', sent, ({ id }) => {
          for (const { product_id, quantity } of lines) add(product_id, quantity);
          purchases.push({ id, lines, branch });
        });
      },
      () => {
        const bought = one(purchases);
        if (!bought) return Promise.resolve();
        const line_no = 1 + roll(bought.lines.length);
        const back = { purchase_id: bought.id, lines: [{ line_no, quantity: 1 }] };
        const sent = shop.call('POST api/purchase/return', back, bought.branch);
        return attempt('purchase return', sent, () => add(bought.lines[line_no - 1].product_id, -1));
      },
      () => {
        const product_id = one(products) ?? '';
        const type = roll(2) ? 'increase' : 'decrease';
        const adjustment_quantity = 1 + roll(2);
        const body = { product_id, store_id, type, adjustment_quantity, reason: 'Counted' };
        const sent = shop.call('POST api/stock-adjustment', body, branch);
        const by = type === 'increase' ? adjustment_quantity : -adjustment_quantity;
        return attempt('adjustment', sent, () => add(product_id, by));
      },
      () => {
        const [from, to] = one(ROADS) ?? ROADS[0];
        const stores = [shop.store_id, shop.back, shop.other_store];
        const lines = some().map((product_id) => ({ product_id, requested: 1 + roll(4) }));
        const body = { from_store_id: stores[from], to_store_id: stores[to], lines };
        const ends = [from, to].map((at) => (at === 2 ? elsewhere : { branch: '' }));
        const sent = shop.call('POST api/stock-request', body, ends[1]);
        return attempt('request', sent, ({ id }) => requests.push({ id, lines, ends, status: 'pending' }));
      },
      () => takeStep(roll),
      () => takeStep(roll),
      () => takeStep(roll),
      () => count(roll, store_id ?? '', branch),
    ];
    await one(acts)?.();
  }

  function takeStep(roll: (sides: number) => number): Promise<void> {
    const open = requests.filter(({ status }) => status in STEPS).slice(-12);
    const request = open[roll(open.length)];
    if (!request) return Promise.resolve();
    const { id, ends, lines } = request;
    const fit = roll(8) === 0 ? Object.values(STEPS).flat() : STEPS[request.status];
    const name = fit?.[roll(fit.length)] ?? 'approve';
    const isArrival = name === 'receive' && roll(3) === 0;
    const body = isArrival ? { id, lines: [{ line_no: 1, received: 1, lost: 1 }] } : { id };
    const sent = shop.call(`PUT api/stock-request/${name}`, body, name === 'receive' ? ends[1] : ends[0]);
    return attempt(name, sent, ({ status }) => {
      request.status = status;
      if (isArrival) add(lines[0].product_id, -1);
    });
  }

  /** Counts one product as it is found, one piece more or less, and posts what differs. */
  async function count(
    roll: (sides: number) => number,
    store_id: string,
    branch: { branch: string },
  ): Promise<void> {
    let id = '';
    await attempt('count', shop.call('POST api/stock-take', { store_id, blind: true }, branch), (row) => {
      id = row.id;
    });
    const product_id = products[roll(PRODUCTS)] ?? '';
    const { quantity } = await shop.levelOf(product_id, store_id);
    const counted = Math.max(0, quantity + roll(3) - 1);
    const lines = [{ product_id, counted }];
    await attempt('line', shop.call('PUT api/stock-take/count', { id, lines }, branch), () => undefined);
    await attempt('post', shop.call('PUT api/stock-take/post', { id }, branch), (row) => {
      for (const line of row.lines) add(line.product_id, line.variance);
    });
  }

  await Promise.all(
    Array.from({ length: clients }, async (_, number) => {
      const chance = chanceFrom(seed * 1000 + number);
      for (let action = 0; action < actionsOfEach; action += 1) await act(chance);
    }),
  );
  told.faults.push(...(await unaccounted(shop, there)));
  return told;
}

/** From which of the three stores into which. */
const ROADS = [
  [0, 1],
  [1, 0],
  [0, 2],
  [2, 0],
] as const;
/** What may follow in each state; another step is tried now and then, and must be refused. */
const STEPS: Readonly<Record<string, readonly string[]>> = {
  pending: ['approve'],
  approved: ['dispatch'],
  'in transit': ['receive', 'receive', 'receive', 'return'],
};

/**
 * Pieces that a count had found already when a document of an earlier moment came: whoever sold just before somebody counted, and was
 * written down just after, took nothing from what was counted (A34).
 */
const ANSWERED = `
select m.product_id as product, (sum(m.quantity) / 1000)::int as pieces
from stock_movements m join stock_answers a on a.business_id = m.business_id and a.id = m.source_id
where m.business_id = $1 group by 1`;

/** What does not add up: pieces, what they are worth, places below zero at any moment, and those who waited in a circle. */
async function unaccounted(shop: GoodsShop, there: ReadonlyMap<string, number>): Promise<string[]> {
  const rows = await shop.system.db.adminQuery<{ product: string; pieces: string; worth: string }>(FOUND, [
    shop.business_id,
  ]);
  const late = await shop.system.db.adminQuery<{ product: string; pieces: number }>(ANSWERED, [
    shop.business_id,
  ]);
  const faults = [...there].flatMap(([id, said]) => {
    const found = rows.find(({ product }) => product === id);
    const pieces = said + (late.find(({ product }) => product === id)?.pieces ?? 0);
    const wanted = `${pieces * 1000} worth ${pieces * COST * 100}`;
    const is = `${found?.pieces} worth ${found?.worth}`;
    return is === wanted ? [] : [`${is} of a product, by what was answered ${wanted}`];
  });
  const [held] = await shop.system.db.adminQuery<{ below: number; promised: number; deadlocks: number }>(
    BELOW,
    [shop.business_id],
  );
  for (const [what, times] of Object.entries(held ?? {})) if (times > 0) faults.push(`${times} ${what}`);
  return faults;
}

const FOUND = `
with road as (
  select l.product_id, sum(l.sent - l.received - l.lost - l.returned) as pieces
  from requests r join stock_request_lines l on l.business_id = r.business_id and l.stock_request_id = r.id
  where r.business_id = $1 and r.from_branch_id <> r.to_branch_id group by 1),
held as (
  select product_id, sum(quantity) as pieces, sum(value) as worth from stock_values where business_id = $1 group by 1),
lain as (select product_id, sum(quantity) as pieces from stock_levels where business_id = $1 group by 1)
select h.product_id as product, (l.pieces + coalesce(r.pieces, 0))::text as pieces,
       (h.worth + coalesce(r.pieces, 0) * ${COST} / 10)::numeric(30, 0)::text as worth
from held h join lain l using (product_id) left join road r using (product_id)`;

const BELOW = `
select (select count(*)::int from stock_movements where business_id = $1 and stock_after < 0) as below,
       (select count(*)::int from stock_levels where business_id = $1
        and store_id in (select id from stores where business_id = $1) and quantity < reserved) as promised,
       (select deadlocks::int from pg_stat_database where datname = current_database()) as deadlocks`;
