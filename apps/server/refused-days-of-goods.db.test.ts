import { beforeAll, describe } from 'vitest';
import {
  ADJUST,
  ASK,
  BILL,
  BUY,
  COST,
  DAY,
  GIVE_BACK,
  LOCKED,
  line,
  OPEN,
  RECEIVE,
  SELL,
  SEND_BACK,
  step,
  TAKE_BACK,
  WRITE_OFF,
} from './testing/goods/goods-typed.ts';
import { goodsTypedWrong } from './testing/goods/goods-typed-wrong.ts';

const { everyWay, lock, said, shop, world } = goodsTypedWrong();

describe('before the document that it belongs to', () => {
  const BEFORE = { date: '2026-01-11' };
  everyWay([
    ['goods of an order', RECEIVE, () => ({ order_id: world().order, ...BEFORE, lines: [line(1)] }), 'date'],
    ['a bill', BILL, () => ({ order_id: world().order, ...BEFORE, lines: [line(1)], payments: [] }), 'date'],
    ['a return to the supplier', SEND_BACK, () => said('sentBack', 1, BEFORE), 'earlier_than_document'],
    ['a return of a sale', TAKE_BACK, () => said('takenBack', 1, BEFORE), 'earlier_than_document'],
    ['transport', COST, () => said('cost', BEFORE), 'earlier_than_document'],
    [
      'goods sent for a request',
      step('dispatch'),
      () => ({ id: world().approved, ...BEFORE }),
      'earlier_than_document',
    ],
    [
      'goods of a request that arrive',
      step('receive'),
      () => ({ id: world().sent, ...BEFORE }),
      'earlier_than_document',
      'in the other',
    ],
    [
      'goods of a request that turn round',
      step('return'),
      () => ({ id: world().sentWithin, ...BEFORE }),
      'earlier_than_document',
    ],
  ]);
});

describe('a request', () => {
  everyWay([
    ['to oneself', ASK, () => said('asked', {}, { to_store_id: shop().back }), 'same_store'],
    ['for nothing', ASK, () => said('asked', { requested: 0 }), 'lines.0.requested'],
    ['that is answered twice', step('approve'), () => ({ id: world().approved }), 'request_not_pending'],
    ['that is sent unanswered', step('dispatch'), () => ({ id: world().asked }), 'request_not_approved'],
    [
      'that is sent by its receiver',
      step('dispatch'),
      () => ({ id: world().approved }),
      'not_the_source',
      'in the other',
    ],
    ['that is received by its sender', step('receive'), () => ({ id: world().sent }), 'not_the_destination'],
  ]);
});

describe('on a day up to which the books are locked', () => {
  beforeAll(() => lock(LOCKED));
  everyWay([
    ['a purchase', BUY, () => said('bought', { product_id: world().soap, quantity: 1 }), 'books_locked'],
    [
      'free goods',
      BUY,
      () => said('bought', { product_id: world().soap, quantity: 1, price: 0 }),
      'books_locked',
    ],
    ['transport', COST, () => said('cost'), 'books_locked'],
    ['a return to the supplier', SEND_BACK, () => said('sentBack', 1), 'books_locked'],
    [
      'goods of an order',
      RECEIVE,
      () => ({ order_id: world().order, ...DAY, lines: [line(1)] }),
      'books_locked',
    ],
    [
      'goods of an order that go back',
      GIVE_BACK,
      () => ({ order_id: world().order, ...DAY, lines: [line(1)] }),
      'books_locked',
    ],
    [
      'a bill',
      BILL,
      () => ({ order_id: world().order, ...DAY, lines: [line(1)], payments: [] }),
      'books_locked',
    ],
    ['a sale', SELL, () => said('sold', { product_id: world().soap, quantity: 5 }), 'books_locked'],
    ['a return of a sale', TAKE_BACK, () => said('takenBack', 1), 'books_locked'],
    ['an adjustment', ADJUST, () => said('adjusted', world().soap, { new_stock: 3 }), 'books_locked'],
    ['a write-off of what has expired', WRITE_OFF, () => ({ date: '2026-01-25' }), 'books_locked'],
    [
      'opening stock',
      OPEN,
      () => ({ ...DAY, product_id: world().tin, quantity: 1, total_cost: 100, batch: 'T1' }),
      'books_locked',
    ],
    [
      'goods sent to another branch',
      step('dispatch'),
      () => ({ id: world().approved, ...DAY }),
      'books_locked',
    ],
    [
      'goods sent within the branch',
      step('dispatch'),
      () => ({ id: world().approvedWithin, ...DAY }),
      'books_locked',
    ],
    [
      'goods that arrive from another branch',
      step('receive'),
      () => ({ id: world().sent, ...DAY }),
      'books_locked',
      'in the other',
    ],
    [
      'goods that arrive within the branch',
      step('receive'),
      () => ({ id: world().sentWithin, ...DAY }),
      'books_locked',
    ],
    ['goods that turn round', step('return'), () => ({ id: world().sent, ...DAY }), 'books_locked'],
  ]);
});
