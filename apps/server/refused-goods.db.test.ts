import { describe } from 'vitest';
import {
  ADJUST,
  ASK,
  BILL,
  BUY,
  DAY,
  GIVE_BACK,
  line,
  OPEN,
  ORDER,
  RECEIVE,
  SELL,
  SEND_BACK,
  step,
  TAKE_BACK,
} from './testing/goods/goods-typed.ts';
import { goodsTypedWrong } from './testing/goods/goods-typed-wrong.ts';

const { everyWay, said, shop, world } = goodsTypedWrong();

describe('more than there can be', () => {
  everyWay([
    [
      'received than ordered',
      RECEIVE,
      () => ({ order_id: world().order, ...DAY, lines: [line(7)] }),
      'more_than_ordered',
    ],
    [
      'given back of an order than came',
      GIVE_BACK,
      () => ({ order_id: world().order, ...DAY, lines: [line(5)] }),
      'more_than_received',
    ],
    [
      'billed than came',
      BILL,
      () => ({ order_id: world().order, ...DAY, lines: [line(5)], payments: [] }),
      'more_than_received',
    ],
    ['returned than bought', SEND_BACK, () => said('sentBack', 11), 'more_than_bought'],
    [
      'returned than bought, in two lines',
      SEND_BACK,
      () => said('sentBack', 6, { lines: [line(6), line(5)] }),
      'more_than_bought',
    ],
    ['returned than sold', TAKE_BACK, () => said('takenBack', 6), 'more_than_sold'],
    [
      'sold than there is',
      SELL,
      () => said('sold', { product_id: world().soap, quantity: 500, unit_price: 10 }),
      'not_enough_stock',
    ],
    [
      'taken out than there is',
      ADJUST,
      () => said('adjusted', world().soap, { type: 'decrease', adjustment_quantity: 500 }),
      'not_enough_stock',
    ],
    [
      'approved than requested',
      step('approve'),
      () => ({ id: world().asked, lines: [{ line_no: 1, approved: 9 }] }),
      'more_than_requested',
    ],
    [
      'dispatched than approved',
      step('dispatch'),
      () => ({ id: world().approved, ...DAY, lines: [{ line_no: 1, sent: 7 }] }),
      'more_than_approved',
    ],
    [
      'received than dispatched',
      step('receive'),
      () => ({ id: world().sent, ...DAY, lines: [{ line_no: 1, received: 5, lost: 2 }] }),
      'more_than_sent',
      'in the other',
    ],
    [
      'turned round than is on its way',
      step('return'),
      () => ({ id: world().sent, ...DAY, lines: [{ line_no: 1, returned: 7 }] }),
      'more_than_sent',
    ],
  ]);
});

describe('a batch', () => {
  const PILL = () => ({ product_id: world().pill, quantity: 1 });
  everyWay([
    [
      'bought without its expiry',
      BUY,
      () => said('bought', { ...PILL(), batch: 'B2' }),
      'lines.0.expire_date',
    ],
    ['bought without its number', BUY, () => said('bought', PILL()), 'lines.0.batch'],
    [
      'bought with another expiry than it has',
      BUY,
      () => said('bought', { ...PILL(), batch: 'B1', expire_date: '2027-01-01' }),
      'batch_differs',
    ],
    [
      'of what is kept in none',
      BUY,
      () => said('bought', { product_id: world().soap, quantity: 1, batch: 'B1' }),
      'lines.0.batch',
    ],
    [
      'received of an order without its expiry',
      RECEIVE,
      () => ({ order_id: world().pillOrder, ...DAY, lines: [line(1, { batch: 'B2' })] }),
      'lines.0.expire_date',
    ],
    [
      'in opening stock without its number',
      OPEN,
      () => ({ ...DAY, product_id: world().tin, quantity: 1 }),
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
      () => said('adjusted', world().pill, { type: 'increase', adjustment_quantity: 1 }),
      'batch',
    ],
    [
      'sold after its expiry',
      SELL,
      () => said('sold', { ...PILL(), batch: 'B1' }, { date: '2026-02-01' }),
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
      () => said('bought', { product_id: world().oil, quantity: 1, unit: 'carton' }),
      'lines.0.unit',
    ],
    [
      'ordered that it does not have',
      ORDER,
      () => ({
        supplier_id: shop().supplier,
        lines: [{ product_id: world().oil, quantity: 1, price: 100, unit: 'carton' }],
      }),
      'lines.0.unit',
    ],
    [
      'sold that it does not have',
      SELL,
      () => said('sold', { product_id: world().oil, quantity: 1, unit: 'carton' }),
      'lines.0.unit',
    ],
    [
      'counted that it does not have',
      ADJUST,
      () => said('adjusted', world().oil, { new_stock: 1, unit: 'carton' }),
      'unit',
    ],
  ]);
});

describe('less than a thousandth', () => {
  const PART = 0.0005;
  const ordering = () => [{ product_id: world().oil, quantity: PART, price: 100 }];
  everyWay([
    ['bought', BUY, () => said('bought', { product_id: world().oil, quantity: PART }), 'lines.0.quantity'],
    ['ordered', ORDER, () => ({ supplier_id: shop().supplier, lines: ordering() }), 'lines.0.quantity'],
    [
      'received of an order',
      RECEIVE,
      () => ({ order_id: world().order, ...DAY, lines: [line(PART)] }),
      'lines.0.quantity',
    ],
    [
      'billed',
      BILL,
      () => ({ order_id: world().order, ...DAY, lines: [line(PART)], payments: [] }),
      'lines.0.quantity',
    ],
    ['sent back', SEND_BACK, () => said('sentBack', PART), 'lines.0.quantity'],
    ['sold', SELL, () => said('sold', { product_id: world().oil, quantity: PART }), 'lines.0.quantity'],
    ['taken back', TAKE_BACK, () => said('takenBack', PART), 'lines.0.quantity'],
    ['counted', ADJUST, () => said('adjusted', world().oil, { new_stock: PART }), 'new_stock'],
    [
      'adjusted by',
      ADJUST,
      () => said('adjusted', world().oil, { type: 'increase', adjustment_quantity: PART }),
      'adjustment_quantity',
    ],
    ['opened with', OPEN, () => ({ ...DAY, product_id: world().tin, quantity: PART }), 'quantity'],
    ['requested', ASK, () => said('asked', { requested: PART }), 'lines.0.requested'],
    [
      'approved',
      step('approve'),
      () => ({ id: world().asked, lines: [{ line_no: 1, approved: PART }] }),
      'lines.0.approved',
    ],
    [
      'dispatched',
      step('dispatch'),
      () => ({ id: world().approved, ...DAY, lines: [{ line_no: 1, sent: PART }] }),
      'lines.0.sent',
    ],
    [
      'arrived',
      step('receive'),
      () => ({ id: world().sent, ...DAY, lines: [{ line_no: 1, received: PART }] }),
      'lines.0.received',
      'in the other',
    ],
  ]);
});
