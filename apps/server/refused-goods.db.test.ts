import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsHash } from '#server-kit/testing/all-rows.ts';
import { booksHold } from './testing/books-hold.ts';
import { type GoodsShop, openGoodsShop } from './testing/goods/goods-shop.ts';

/** Ids of what the shop has when somebody types something wrong. */
interface World {
  soap: string;
  oil: string;
  /** Kept in batches, each with a day on which it expires. */
  pill: string;
  /** Kept in batches by their number alone. */
  tin: string;
  order: string;
  pillOrder: string;
  purchase: string;
  sale: string;
  /** One request in each state of which more could be done. */
  asked: string;
  approved: string;
  sent: string;
  sentWithin: string;
  approvedWithin: string;
}

const OPENED = '2026-01-02';
/** A day of the time in which all documents were made. */
const DAY = { date: '2026-01-12' };
const LOCKED = '2026-01-31';

let shop: GoodsShop;
let world: World;
let hash: () => Promise<string>;
let rows: string;
beforeAll(async () => {
  shop = await openGoodsShop();
  world = await openWorld();
  const hashOf = await rowsHash(shop.system.db);
  hash = () => hashOf(shop.business_id);
  rows = await hash();
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const ORDER = 'POST api/purchase-order';
const RECEIVE = 'PUT api/purchase-order/receive';
const GIVE_BACK = 'PUT api/purchase-order/return';
const BILL = 'POST api/purchase/bill';
const BUY = 'POST api/purchase';
const SEND_BACK = 'POST api/purchase/return';
const COST = 'POST api/purchase/landed-cost';
const SELL = 'POST api/sale/checkout';
const TAKE_BACK = 'POST api/sale/return';
const ADJUST = 'POST api/stock-adjustment';
const WRITE_OFF = 'POST api/batch/write-off-expired';
const OPEN = 'POST api/product/opening-stock';
const ASK = 'POST api/stock-request';
const step = (name: string) => `PUT api/stock-request/${name}`;

async function openWorld(): Promise<World> {
  const { done, product } = shop;
  const usual = { opening_date: OPENED, selling_price: 1000 };
  const soap = await product({ ...usual, units: [{ unit: 'carton', factor: 24 }] });
  const oil = await product({ ...usual, unit_of_measure: 'liter' });
  const pill = await product({ ...usual, opening_stock: null, batch_tracking: 'expiry' });
  const tin = await product({ ...usual, opening_stock: null, batch_tracking: 'number' });
  await done(BUY, bought({ product_id: pill, quantity: 10, batch: 'B1', expire_date: '2026-01-20' }));
  const order = async (product_id: string) => {
    const lines = [{ product_id, quantity: 10, price: 100 }];
    const { id } = await done(ORDER, { ...DAY, supplier_id: shop.supplier, lines });
    await done('PUT api/purchase-order/send', { id });
    return String(id);
  };
  const [first, second] = [await order(soap), await order(pill)];
  await done(RECEIVE, { order_id: first, ...DAY, lines: [line(4)] });
  const { id: purchase } = await done(BUY, bought({ product_id: soap, quantity: 10 }));
  const { id: sale } = await done(SELL, sold({ product_id: soap, quantity: 5 }));
  const request = async (steps: readonly string[], within = false) => {
    const [branch, to] = within ? ['', shop.back] : [shop.other_branch, shop.other_store];
    const ends = { from_store_id: shop.store_id, to_store_id: to };
    const lines = [{ product_id: oil, requested: 8 }];
    const { id } = await done(ASK, { ...DAY, ...ends, lines }, branch);
    for (const name of steps) {
      const said = name === 'approve' ? { lines: [{ line_no: 1, approved: 6 }] } : DAY;
      await done(step(name), { id, ...said });
    }
    return String(id);
  };
  return {
    ...{ soap, oil, pill, tin, order: first, pillOrder: second, purchase, sale },
    asked: await request([]),
    approved: await request(['approve']),
    sent: await request(['approve', 'dispatch']),
    approvedWithin: await request(['approve'], true),
    sentWithin: await request(['approve', 'dispatch'], true),
  };
}

const line = (quantity: number, more: object = {}) => ({ line_no: 1, quantity, ...more });
const bought = (of: object, more: object = {}) => ({
  ...{ ...DAY, supplier_id: shop.supplier, tax_mode: 'inclusive', payments: [] },
  lines: [{ price: 100, ...of }],
  ...more,
});
const sold = (of: object, more: object = {}) => ({
  ...{ ...DAY, store_id: shop.store_id, lines: [of] },
  payments: [{ account_id: shop.cash, mode: 'cash', amount: 5000 }],
  ...more,
});
const adjusted = (product_id: string, of: object) => ({ ...DAY, product_id, reason: 'Counted', ...of });
const sentBack = (quantity: number, more: object = {}) => ({
  ...{ ...DAY, purchase_id: world.purchase, lines: [line(quantity)], ...more },
});
const takenBack = (quantity: number, more: object = {}) => ({
  ...{ ...DAY, sale_id: world.sale, lines: [line(quantity)] },
  refunds: [{ account_id: shop.cash, mode: 'cash', amount: 1000 * quantity }],
  ...more,
});
const cost = (more: object = {}) => ({
  ...{ ...DAY, purchases: [world.purchase], title: 'Lorry', amount: 50, supplier_id: shop.supplier, ...more },
});
const asked = (of: object, more: object = {}) => ({
  ...{ ...DAY, from_store_id: shop.back, to_store_id: shop.store_id },
  lines: [{ product_id: world.oil, requested: 1, ...of }],
  ...more,
});

/** What is sent, and the code of its refusal, or the one field that its sentence stands under. */
type Bad = readonly [what: string, route: string, body: () => object, by: string, inOther?: 'in the other'];

async function refused([, route, body, by, inOther]: Bad): Promise<void> {
  const said = body();
  const branch = inOther ? shop.other_branch : '';
  const inLanguage = async (language: string) => {
    const answer = await shop.call(route, said, { branch, language });
    expect([400, 409], JSON.stringify(answer.body)).toContain(answer.status);
    return answer.body;
  };
  const [en, sw] = [await inLanguage('en'), await inLanguage('sw')];
  const isField = en.code === 'invalid_fields';
  expect(isField ? Object.keys(en.fields) : [en.code], JSON.stringify(en)).toEqual([by]);
  const sentences = [en, sw].map(({ message, fields }): string => (isField ? fields[by] : message));
  for (const sentence of sentences) expect(sentence).toMatch(/^[\p{L}\p{N}][^{}]{4,180}\.$/u);
  expect(sentences[0]).not.toBe(sentences[1]);
  expect(await hash()).toBe(rows);
}

function everyWay(list: readonly Bad[]): void {
  for (const bad of list) test(bad[0], () => refused(bad));
}

describe('more than there can be', () => {
  everyWay([
    [
      'received than ordered',
      RECEIVE,
      () => ({ order_id: world.order, ...DAY, lines: [line(7)] }),
      'more_than_ordered',
    ],
    [
      'given back of an order than came',
      GIVE_BACK,
      () => ({ order_id: world.order, ...DAY, lines: [line(5)] }),
      'more_than_received',
    ],
    [
      'billed than came',
      BILL,
      () => ({ order_id: world.order, ...DAY, lines: [line(5)], payments: [] }),
      'more_than_received',
    ],
    ['returned than bought', SEND_BACK, () => sentBack(11), 'more_than_bought'],
    [
      'returned than bought, in two lines',
      SEND_BACK,
      () => sentBack(6, { lines: [line(6), line(5)] }),
      'more_than_bought',
    ],
    ['returned than sold', TAKE_BACK, () => takenBack(6), 'more_than_sold'],
    [
      'sold than there is',
      SELL,
      () => sold({ product_id: world.soap, quantity: 500, unit_price: 10 }),
      'not_enough_stock',
    ],
    [
      'taken out than there is',
      ADJUST,
      () => adjusted(world.soap, { type: 'decrease', adjustment_quantity: 500 }),
      'not_enough_stock',
    ],
    [
      'approved than requested',
      step('approve'),
      () => ({ id: world.asked, lines: [{ line_no: 1, approved: 9 }] }),
      'more_than_requested',
    ],
    [
      'dispatched than approved',
      step('dispatch'),
      () => ({ id: world.approved, ...DAY, lines: [{ line_no: 1, sent: 7 }] }),
      'more_than_approved',
    ],
    [
      'received than dispatched',
      step('receive'),
      () => ({ id: world.sent, ...DAY, lines: [{ line_no: 1, received: 5, lost: 2 }] }),
      'more_than_sent',
      'in the other',
    ],
    [
      'turned round than is on its way',
      step('return'),
      () => ({ id: world.sent, ...DAY, lines: [{ line_no: 1, returned: 7 }] }),
      'more_than_sent',
    ],
  ]);
});

describe('a batch', () => {
  const PILL = () => ({ product_id: world.pill, quantity: 1 });
  everyWay([
    ['bought without its expiry', BUY, () => bought({ ...PILL(), batch: 'B2' }), 'lines.0.expire_date'],
    ['bought without its number', BUY, () => bought(PILL()), 'lines.0.batch'],
    [
      'bought with another expiry than it has',
      BUY,
      () => bought({ ...PILL(), batch: 'B1', expire_date: '2027-01-01' }),
      'batch_differs',
    ],
    [
      'of what is kept in none',
      BUY,
      () => bought({ product_id: world.soap, quantity: 1, batch: 'B1' }),
      'lines.0.batch',
    ],
    [
      'received of an order without its expiry',
      RECEIVE,
      () => ({ order_id: world.pillOrder, ...DAY, lines: [line(1, { batch: 'B2' })] }),
      'lines.0.expire_date',
    ],
    [
      'in opening stock without its number',
      OPEN,
      () => ({ ...DAY, product_id: world.tin, quantity: 1 }),
      'batch',
    ],
    [
      'of a new product without its expiry',
      'POST api/product',
      () => ({
        ...{ name: 'Amoxicillin', selling_price: 100, batch_tracking: 'expiry' },
        ...{ opening_stock: 5, opening_batch: 'A1', buying_price: 10 },
      }),
      'expire_date',
    ],
    [
      'found without its number',
      ADJUST,
      () => adjusted(world.pill, { type: 'increase', adjustment_quantity: 1 }),
      'batch_needed',
    ],
    [
      'sold after its expiry',
      SELL,
      () => sold({ ...PILL(), batch: 'B1' }, { date: '2026-02-01' }),
      'batch_expired',
    ],
  ]);
});

describe('a unit', () => {
  everyWay([
    [
      'without its factor',
      'POST api/product',
      () => ({ name: 'Soda', selling_price: 100, units: [{ unit: 'carton' }] }),
      'units.0.factor',
    ],
    [
      'with a factor of nothing',
      'POST api/product',
      () => ({ name: 'Soda', selling_price: 100, units: [{ unit: 'carton', factor: 0 }] }),
      'units.0.factor',
    ],
    [
      'bought that it does not have',
      BUY,
      () => bought({ product_id: world.oil, quantity: 1, unit: 'carton' }),
      'lines.0.unit',
    ],
    [
      'ordered that it does not have',
      ORDER,
      () => ({
        supplier_id: shop.supplier,
        lines: [{ product_id: world.oil, quantity: 1, price: 100, unit: 'carton' }],
      }),
      'lines.0.unit',
    ],
    [
      'sold that it does not have',
      SELL,
      () => sold({ product_id: world.oil, quantity: 1, unit: 'carton' }),
      'lines.0.unit',
    ],
    [
      'counted that it does not have',
      ADJUST,
      () => adjusted(world.oil, { new_stock: 1, unit: 'carton' }),
      'unit',
    ],
  ]);
});

describe('less than a thousandth', () => {
  const PART = 0.0005;
  const ordering = () => [{ product_id: world.oil, quantity: PART, price: 100 }];
  everyWay([
    ['bought', BUY, () => bought({ product_id: world.oil, quantity: PART }), 'lines.0.quantity'],
    ['ordered', ORDER, () => ({ supplier_id: shop.supplier, lines: ordering() }), 'lines.0.quantity'],
    [
      'received of an order',
      RECEIVE,
      () => ({ order_id: world.order, ...DAY, lines: [line(PART)] }),
      'lines.0.quantity',
    ],
    [
      'billed',
      BILL,
      () => ({ order_id: world.order, ...DAY, lines: [line(PART)], payments: [] }),
      'lines.0.quantity',
    ],
    ['sent back', SEND_BACK, () => sentBack(PART), 'lines.0.quantity'],
    ['sold', SELL, () => sold({ product_id: world.oil, quantity: PART }), 'lines.0.quantity'],
    ['taken back', TAKE_BACK, () => takenBack(PART), 'lines.0.quantity'],
    ['counted', ADJUST, () => adjusted(world.oil, { new_stock: PART }), 'new_stock'],
    [
      'adjusted by',
      ADJUST,
      () => adjusted(world.oil, { type: 'increase', adjustment_quantity: PART }),
      'adjustment_quantity',
    ],
    ['opened with', OPEN, () => ({ ...DAY, product_id: world.tin, quantity: PART }), 'quantity'],
    ['requested', ASK, () => asked({ requested: PART }), 'lines.0.requested'],
    [
      'approved',
      step('approve'),
      () => ({ id: world.asked, lines: [{ line_no: 1, approved: PART }] }),
      'lines.0.approved',
    ],
    [
      'dispatched',
      step('dispatch'),
      () => ({ id: world.approved, ...DAY, lines: [{ line_no: 1, sent: PART }] }),
      'lines.0.sent',
    ],
    [
      'arrived',
      step('receive'),
      () => ({ id: world.sent, ...DAY, lines: [{ line_no: 1, received: PART }] }),
      'lines.0.received',
      'in the other',
    ],
  ]);
});

describe('before the document that it belongs to', () => {
  const BEFORE = { date: '2026-01-11' };
  everyWay([
    ['goods of an order', RECEIVE, () => ({ order_id: world.order, ...BEFORE, lines: [line(1)] }), 'date'],
    ['a bill', BILL, () => ({ order_id: world.order, ...BEFORE, lines: [line(1)], payments: [] }), 'date'],
    ['a return to the supplier', SEND_BACK, () => sentBack(1, BEFORE), 'earlier_than_document'],
    ['a return of a sale', TAKE_BACK, () => takenBack(1, BEFORE), 'earlier_than_document'],
    ['transport', COST, () => cost(BEFORE), 'earlier_than_document'],
    [
      'goods sent for a request',
      step('dispatch'),
      () => ({ id: world.approved, ...BEFORE }),
      'earlier_than_document',
    ],
    [
      'goods of a request that arrive',
      step('receive'),
      () => ({ id: world.sent, ...BEFORE }),
      'earlier_than_document',
      'in the other',
    ],
    [
      'goods of a request that turn round',
      step('return'),
      () => ({ id: world.sentWithin, ...BEFORE }),
      'earlier_than_document',
    ],
  ]);
});

describe('a request', () => {
  everyWay([
    ['to oneself', ASK, () => asked({}, { to_store_id: shop.back }), 'same_store'],
    ['for nothing', ASK, () => asked({ requested: 0 }), 'lines.0.requested'],
    ['that is answered twice', step('approve'), () => ({ id: world.approved }), 'request_not_pending'],
    ['that is sent unanswered', step('dispatch'), () => ({ id: world.asked }), 'request_not_approved'],
    [
      'that is sent by its receiver',
      step('dispatch'),
      () => ({ id: world.approved }),
      'not_the_source',
      'in the other',
    ],
    ['that is received by its sender', step('receive'), () => ({ id: world.sent }), 'not_the_destination'],
  ]);
});

describe('on a day up to which the books are locked', () => {
  beforeAll(async () => {
    for (const id of [shop.branch_id, shop.other_branch])
      await shop.done('PUT api/branch/lock', { id, lock_date: LOCKED }, id);
    rows = await hash();
  });
  everyWay([
    ['a purchase', BUY, () => bought({ product_id: world.soap, quantity: 1 }), 'books_locked'],
    ['free goods', BUY, () => bought({ product_id: world.soap, quantity: 1, price: 0 }), 'books_locked'],
    ['transport', COST, () => cost(), 'books_locked'],
    ['a return to the supplier', SEND_BACK, () => sentBack(1), 'books_locked'],
    [
      'goods of an order',
      RECEIVE,
      () => ({ order_id: world.order, ...DAY, lines: [line(1)] }),
      'books_locked',
    ],
    [
      'goods of an order that go back',
      GIVE_BACK,
      () => ({ order_id: world.order, ...DAY, lines: [line(1)] }),
      'books_locked',
    ],
    [
      'a bill',
      BILL,
      () => ({ order_id: world.order, ...DAY, lines: [line(1)], payments: [] }),
      'books_locked',
    ],
    ['a sale', SELL, () => sold({ product_id: world.soap, quantity: 5 }), 'books_locked'],
    ['a return of a sale', TAKE_BACK, () => takenBack(1), 'books_locked'],
    ['an adjustment', ADJUST, () => adjusted(world.soap, { new_stock: 3 }), 'books_locked'],
    ['a write-off of what has expired', WRITE_OFF, () => ({ date: '2026-01-25' }), 'books_locked'],
    [
      'opening stock',
      OPEN,
      () => ({ ...DAY, product_id: world.tin, quantity: 1, total_cost: 100, batch: 'T1' }),
      'books_locked',
    ],
    [
      'goods sent to another branch',
      step('dispatch'),
      () => ({ id: world.approved, ...DAY }),
      'books_locked',
    ],
    [
      'goods sent within the branch',
      step('dispatch'),
      () => ({ id: world.approvedWithin, ...DAY }),
      'books_locked',
    ],
    [
      'goods that arrive from another branch',
      step('receive'),
      () => ({ id: world.sent, ...DAY }),
      'books_locked',
      'in the other',
    ],
    [
      'goods that arrive within the branch',
      step('receive'),
      () => ({ id: world.sentWithin, ...DAY }),
      'books_locked',
    ],
    ['goods that turn round', step('return'), () => ({ id: world.sent, ...DAY }), 'books_locked'],
  ]);
});
