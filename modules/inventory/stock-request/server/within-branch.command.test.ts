import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import type { Answer } from '#server/testing/test-browser.ts';
import { openRequestingShop, type RequestingShop } from '../testing/requesting-shop.ts';

let shop: RequestingShop;
beforeAll(async () => {
  shop = await openRequestingShop();
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

/** A call that must change nothing; answers its code. */
async function refused(send: () => Promise<Answer>): Promise<string> {
  const before = await shop.allOfRequests();
  const { status, body } = await send();
  expect(status).toBeGreaterThanOrEqual(400);
  expect(await shop.allOfRequests()).toEqual(before);
  return body.code;
}

const into = () => ({ from_store_id: shop.store_id, to_store_id: shop.back });
const paid = () => ({ payments: [{ account_id: shop.cash, mode: 'cash', amount: 1_000_000 }] });
const RIGHTS = ['request_stock', 'approve_stock_request', 'list_stock_requests', 'view_product_stock'];

describe('between two stores of a branch', () => {
  test('goods go the whole road, and no account is touched', async () => {
    const product = await shop.product();
    const made = await shop.requested(product, 30, { ...into(), remarks: 'For the weekend' });
    expect(made).toMatchObject({
      ...{
        status: 'pending',
        shipping_status: 'pending',
        remarks: 'For the weekend',
        incoming: true,
        outgoing: true,
      },
      number: expect.stringMatching(/M0001$/),
      lines: [expect.objectContaining({ product_id: product, unit: 'piece', requested: 30, approved: 0 })],
    });
    const approved = await shop.took('approve', made.id, { lines: [{ line_no: 1, approved: 25 }] });
    expect(approved).toMatchObject({
      status: 'approved',
      lines: [expect.objectContaining({ approved: 25 })],
    });
    expect(await shop.levelOf(product, shop.store_id)).toEqual({ quantity: 100, reserved: 25 });
    const counted = { product_id: product, store_id: shop.store_id, reason: 'Counted', new_stock: 100 };
    const as_before = await shop.make('POST api/stock-adjustment', counted);
    expect(Object.keys(as_before.body.fields)).toEqual(['new_stock']);
    const sent = await shop.took('dispatch', made.id, { carrier: 'T 482 DKB' });
    expect(sent).toMatchObject({
      ...{ status: 'in transit', shipping_status: 'in transit', carrier: 'T 482 DKB', days_in_transit: 0 },
      lines: [expect.objectContaining({ sent: 25, cost: 0 })],
    });
    expect(await shop.levelOf(product, shop.store_id)).toEqual({ quantity: 75, reserved: 0 });
    expect(await shop.levelOf(product, shop.branch_id)).toEqual({ quantity: 25, reserved: 0 });
    const done = await shop.took('receive', made.id);
    expect(done).toMatchObject({ status: 'delivered', lines: [expect.objectContaining({ received: 25 })] });
    expect(await shop.levelOf(product, shop.back)).toEqual({ quantity: 25, reserved: 0 });
    expect(await shop.poolOf(product, shop.branch_id)).toEqual({ quantity: 100, value: 700_000 });
    expect(await shop.postedIn(made.id, shop.branch_id)).toEqual({});
  });

  test('goods on the road are sold by nobody, and a loss is posted when it is found', async () => {
    const product = await shop.product({ opening_stock: 10 });
    const { id } = await shop.requested(product, 8, into());
    await shop.took('approve', id);
    await shop.took('dispatch', id);
    const short = await shop.sell({ lines: [{ product_id: product, quantity: 3 }], ...paid() });
    expect(short.body.code).toBe('not_enough_stock');
    const part = await shop.took('receive', id, {
      lines: [{ line_no: 1, received: 4, lost: 1, reason: 'Torn' }],
    });
    expect(part).toMatchObject({
      status: 'in transit',
      lines: [expect.objectContaining({ received: 4, lost: 1 })],
      steps: [{}, { step: 'receive', quantity: 4, lost: 1, lost_cost: 7000, reason: 'Torn' }],
    });
    expect(await shop.postedIn(id, shop.branch_id)).toEqual({ 5010: 7000, 1200: -7000 });
    const back = await shop.took('return', id, { reason: 'Road closed' });
    expect(back).toMatchObject({
      ...{ status: 'delivered', shipping_status: 'delivered', returned: true },
      lines: [expect.objectContaining({ received: 4, lost: 1, returned: 3 })],
    });
    expect(await shop.levelOf(product, shop.store_id)).toMatchObject({ quantity: 5 });
    expect(await shop.levelOf(product, shop.branch_id)).toMatchObject({ quantity: 0 });
    expect(await shop.poolOf(product, shop.branch_id)).toEqual({ quantity: 9, value: 63_000 });
  });

  test('what is promised is sold to nobody else, and is free again with a no', async () => {
    const product = await shop.product({ opening_stock: 10 });
    const first = await shop.requested(product, 6, into());
    const second = await shop.requested(product, 6, into());
    await shop.took('approve', first.id);
    const more = await shop.step('approve', second.id);
    expect(more.body).toMatchObject({ code: 'not_enough_stock', left: '4', wanted: '6', reserved: '6' });
    const sale = { lines: [{ product_id: product, quantity: 5 }], ...paid() };
    expect(await refused(() => shop.sell(sale))).toBe('not_enough_stock');
    const declined = await shop.took('decline', first.id, { reason: 'Needed here' });
    expect(declined).toMatchObject({ status: 'declined', reason: 'Needed here' });
    expect(await shop.levelOf(product, shop.store_id)).toEqual({ quantity: 10, reserved: 0 });
    expect((await shop.sell(sale)).status).toBe(200);
    expect(await shop.took('reject', second.id)).toMatchObject({ status: 'not approved' });
  });

  test('what is approved and not sent is free again', async () => {
    const product = await shop.product({ opening_stock: 5 });
    const { id } = await shop.requested(product, 5, into());
    await shop.took('approve', id);
    await shop.took('dispatch', id, { lines: [{ line_no: 1, sent: 2 }] });
    expect(await shop.levelOf(product, shop.store_id)).toEqual({ quantity: 3, reserved: 0 });
    await shop.sold(product, 3);
    expect(await shop.took('receive', id)).toMatchObject({ status: 'delivered' });
  });
});

test('goods that went to another store of the branch and back have not left it: their purchase can be voided', async () => {
  const product = await shop.product({ opening_stock: null });
  const supplier = await shop.owner.ask('POST api/supplier', { body: { name: 'Azania' } });
  const lines = [{ product_id: product, quantity: 5, price: 100 }];
  const terms = { supplier_id: supplier.body.message.id, tax_mode: 'inclusive', payments: [] };
  const bought = await shop.make('POST api/purchase', { ...terms, lines });
  const { id } = await shop.requested(product, 5, into());
  await shop.took('approve', id);
  await shop.took('dispatch', id);
  await shop.took('return', id);
  const voided = await shop.owner.ask('PUT api/purchase/void', {
    body: { id: bought.body.message.id },
    headers: { 'idempotency-key': newId() },
  });
  expect(voided.body).toMatchObject({ success: true });
});

describe('refused with nothing changed', () => {
  test('is a request to itself, of nothing, twice the same, and of a service', async () => {
    const product = await shop.product();
    const service = await shop.product({ type: 'service', opening_stock: null, buying_price: null });
    const ask = (lines: object[], more = {}) => refused(() => shop.request({ ...into(), lines, ...more }));
    expect(await ask([{ product_id: product, requested: 1 }], { to_store_id: shop.store_id })).toBe(
      'same_store',
    );
    for (const lines of [
      [{ product_id: product, requested: 0 }],
      [{ product_id: product, requested: 0.5 }],
      [
        { product_id: product, requested: 1 },
        { product_id: product, requested: 2 },
      ],
      [{ product_id: service, requested: 1 }],
      [{ product_id: newId(), requested: 1 }],
    ])
      expect(await ask(lines)).toBe('invalid_fields');
    const strange = { from_store_id: newId() };
    expect(await ask([{ product_id: product, requested: 1 }], strange)).toBe('invalid_fields');
  });

  test('is more than was asked for, promised or sent, and a step in the wrong state', async () => {
    const product = await shop.product();
    const { id } = await shop.requested(product, 6, into());
    const step = (name: string, body = {}) => refused(() => shop.step(name, id, body));
    expect(await step('dispatch')).toBe('request_not_approved');
    expect(await step('receive')).toBe('request_not_in_transit');
    expect(await step('return')).toBe('request_not_in_transit');
    expect(await step('approve', { lines: [{ line_no: 1, approved: 7 }] })).toBe('more_than_requested');
    expect(await step('approve', { lines: [{ line_no: 1, approved: 0 }] })).toBe('nothing_entered');
    expect(await step('approve', { lines: [{ line_no: 2, approved: 1 }] })).toBe('invalid_fields');
    expect(await step('approve', { lines: [{ line_no: 1, approved: 0.5 }] })).toBe('invalid_fields');
    await shop.took('approve', id, { lines: [{ line_no: 1, approved: 5 }] });
    expect(await step('approve')).toBe('request_not_pending');
    expect(await step('dispatch', { lines: [{ line_no: 1, sent: 6 }] })).toBe('more_than_approved');
    expect(await step('dispatch', { date: '2020-01-01' })).toBe('earlier_than_document');
    expect(await step('dispatch', { date: '2999-01-01' })).toBe('invalid_fields');
    await shop.took('dispatch', id);
    expect(await step('decline')).toBe('request_in_transit');
    expect(await step('reject')).toBe('request_in_transit');
    expect(await step('dispatch')).toBe('request_not_approved');
    const tooMuch = { lines: [{ line_no: 1, received: 3, lost: 3 }] };
    expect(await step('receive', tooMuch)).toBe('more_than_sent');
    expect(await step('return', { lines: [{ line_no: 1, returned: 6 }] })).toBe('more_than_sent');
    expect(await step('receive', { date: '2020-01-01' })).toBe('earlier_than_document');
    await shop.took('receive', id);
    expect(await step('receive')).toBe('request_not_in_transit');
    expect(await step('return')).toBe('request_not_in_transit');
    expect(await refused(() => shop.owner.ask(`DELETE api/stock-request?id=${id}`))).toBe('delete_refused');
  });

  test('is what is asked for while the switch of the branch is off; what is open is finished', async () => {
    const product = await shop.product();
    const { id } = await shop.requested(product, 2, into());
    const path = `api/branch/settings?id=${shop.branch_id}`;
    const turn = async (request_stock: boolean) => {
      const { version } = (await shop.owner.ask(`GET ${path}`)).body.message;
      expect((await shop.owner.ask(`PUT ${path}`, { body: { version, request_stock } })).status).toBe(200);
    };
    await turn(false);
    const off = { ...into(), lines: [{ product_id: product, requested: 1 }] };
    expect(await refused(() => shop.request(off))).toBe('requests_are_off');
    await shop.took('approve', id);
    await shop.took('dispatch', id);
    await shop.took('receive', id);
    await turn(true);
  });

  test('is an answer to what one asked for oneself, and goods of stores that are not one’s own', async () => {
    const product = await shop.product();
    const keeper = await shop.worker(RIGHTS, [shop.branch_id], [shop.store_id]);
    const other = await shop.worker(RIGHTS, [shop.branch_id], [shop.back]);
    const both = await shop.worker(RIGHTS, [shop.branch_id]);
    const own = await shop.requested(product, 2, into(), { by: both });
    expect(await refused(() => shop.step('approve', own.id, {}, { by: both }))).toBe('own_request');
    expect(
      await refused(() =>
        shop.request({ ...into(), lines: [{ product_id: product, requested: 1 }] }, { by: keeper }),
      ),
    ).toBe('invalid_fields');
    const { id } = await shop.requested(product, 2, into(), { by: other });
    expect(await refused(() => shop.step('approve', id, {}, { by: other }))).toBe('store_not_allowed');
    const free = (by: typeof other) => by.ask(`GET api/stock-request/free-stock?id=${id}`);
    expect([(await free(keeper)).status, (await free(other)).body.code]).toEqual([200, 'store_not_allowed']);
    await shop.took('approve', id, {}, { by: keeper });
    expect(await refused(() => shop.step('dispatch', id, {}, { by: other }))).toBe('store_not_allowed');
    await shop.took('dispatch', id, {}, { by: keeper });
    expect(await refused(() => shop.step('receive', id, {}, { by: keeper }))).toBe('store_not_allowed');
    expect((await shop.took('receive', id, {}, { by: other })).status).toBe('delivered');
    const again = await shop.requested(product, 2, into(), { by: other });
    await shop.took('approve', again.id, {}, { by: both });
    await shop.took('dispatch', again.id, {}, { by: keeper });
    expect(await refused(() => shop.step('receive', again.id, {}, { by: both }))).toBe('approver_receives');
    await shop.took('receive', again.id, {}, { by: other });
  });
});

test('whoever asks sees what is free in the source where he may see its stock, and nothing of other places', async () => {
  const product = await shop.product();
  const other = await shop.product();
  const sees = (store: string, by = shop.owner) =>
    by.ask(`GET api/stock-request/source-stock?store_id=${store}&product_ids=${product},${other}`);
  const { quantity } = await shop.stockOf(product);
  const told = (await sees(shop.store_id)).body.message;
  expect(told.map(({ product_id }: { product_id: string }) => product_id)).toEqual([product, other]);
  expect(told[0].free).toBe(Number(quantity) / 1000);
  const { id } = await shop.requested(product, 2, into());
  await shop.took('approve', id);
  expect((await sees(shop.store_id)).body.message[0].free).toBe(Number(quantity) / 1000 - 2);
  expect((await sees(shop.other_store)).body.message[0]).toEqual({ product_id: product, free: 0 });

  const asks = ['request_stock', 'view_product_stock'];
  const keeper = await shop.worker(asks, [shop.branch_id], [shop.back]);
  expect((await sees(shop.back, keeper)).body.message).toHaveLength(2);
  for (const store of [shop.store_id, shop.other_store, newId()])
    expect((await sees(store, keeper)).body).toEqual({ success: true, message: [] });
  const blind = await shop.worker(['request_stock'], [shop.branch_id]);
  expect((await sees(shop.store_id, blind)).body.message).toEqual([]);
  const stranger = await shop.worker(['view_product_stock'], [shop.branch_id]);
  expect((await sees(shop.store_id, stranger)).status).toBe(403);
});

test('keepers of a store see what concerns it and nothing else', async () => {
  const product = await shop.product();
  const third = (await shop.owner.ask('POST api/store', { body: { name: 'Cold room' } })).body.message.id;
  const { id, number } = await shop.requested(product, 1, into());
  const sees = async (store: string) => {
    const by = await shop.worker(['list_stock_requests'], [shop.branch_id], [store]);
    const found = await by.ask(`GET api/stock-request/search?keyword=${number}`);
    const one = await by.ask(`GET api/stock-request?id=${id}`);
    return [found.body.message.length, one.status];
  };
  expect([await sees(shop.store_id), await sees(shop.back), await sees(third)]).toEqual([
    [1, 200],
    [1, 200],
    [0, 404],
  ]);
});
