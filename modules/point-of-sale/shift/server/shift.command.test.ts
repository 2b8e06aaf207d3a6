import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { openTillShop, type TillShop } from '../../testing/till-shop.ts';

let shop: TillShop;
beforeAll(async () => {
  shop = await openTillShop();
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});
beforeEach(() => shop.closeAll());

describe('a shift', () => {
  test('begins with what was counted, and what differs from the books is short', async () => {
    await shop.sold(shop.soap, 1);
    const id = await shop.opened(11_770);
    expect(await shop.seen(id)).toMatchObject({ status: 'open', float: 11_770, opening_difference: -30 });
    expect(await shop.till()).toBe(11_770);
    expect(await shop.entryOf(id)).toEqual({ '1010': -3000n, '6100': 3000n });
  });

  test('is one of its till, also where two open at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => shop.open(50)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const [refused] = answers.filter(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'shift_open_already' });
  });

  test('is closed by what was counted; over or short is booked, and what moved is listed', async () => {
    const id = await shop.opened(1000);
    const sale = await shop.sold(shop.soap, 1);
    await shop.refund(sale.id);
    await shop.sold(shop.soap, 2);
    const closed = await shop.closed(id, 24_500);
    expect(closed).toMatchObject({
      status: 'closed',
      expected: 24_600,
      counted: 24_500,
      over_short: -100,
      movements: [
        { kind: 'sale', count: 2, amount: 35_400 },
        { kind: 'sale_return', count: 1, amount: -11_800 },
      ],
    });
    expect(await shop.till()).toBe(24_500);
  });

  test('is counted by notes and coins, and by nothing else than they come to', async () => {
    const id = await shop.opened(0);
    const denominations = [
      { value: 10_000, count: 2 },
      { value: 500, is_coin: true, count: 3 },
    ];
    const wrong = await shop.close(id, { counted: 21_000, denominations });
    expect(wrong.body).toMatchObject({ success: false });
    expect((await shop.close(id, {})).status).toBe(400);
    expect(await shop.seen(id)).toMatchObject({ status: 'open' });
    const done = await shop.close(id, { denominations });
    expect(done.body.message).toMatchObject({ counted: 21_500, over_short: 21_500 });
  });

  test('is closed once: many who close it at once are one', async () => {
    const id = await shop.opened(500);
    const answers = await Promise.all([400, 450, 500].map((counted) => shop.close(id, { counted })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await shop.till()).toBe((await shop.seen(id)).counted);
  });

  test('takes each sale that is made while it closes in, or leaves it out, never half', async () => {
    const id = await shop.opened(0);
    const selling = Array.from({ length: 6 }, () => shop.cashSale(1));
    const [closed, ...sales] = await Promise.all([shop.close(id, { counted: 0 }), ...selling]);
    expect(closed.status).toBe(200);
    const shift = await shop.seen(id);
    const inside = await shop.salesOf(id);
    expect(shift.expected).toBe(inside * 11_800);
    const done = sales.filter(({ status }) => status === 200).length;
    expect(await shop.till()).toBe((done - inside) * 11_800);
  });
});

describe('who sells', () => {
  test('needs a shift where the branch asks for one', async () => {
    await shop.requireShift(true);
    const refused = await shop.cashSale(1);
    expect(refused.body).toMatchObject({ code: 'shift_required', message: 'Open a shift before you sell.' });
    const id = await shop.opened(0);
    const { body } = await shop.cashSale(1);
    expect(body.message).toMatchObject({ shift_id: id });
    await shop.closed(id, 11_800);
    expect((await shop.cashSale(1, { shift_id: id })).body).toMatchObject({ code: 'shift_closed' });
    await shop.requireShift(false);
    expect((await shop.cashSale(1)).body.message).toMatchObject({ shift_id: null });
  });

  test('closes the shift of somebody else only with the right to see all sales', async () => {
    const id = await shop.opened(0);
    const cashier = await shop.clerk('create_sale');
    const refused = await shop.close(id, { counted: 0 }, cashier);
    expect([refused.status, refused.body.code]).toEqual([403, 'shift_of_somebody_else']);
    const manager = await shop.clerk('create_sale', 'list_sales');
    expect((await shop.close(id, { counted: 0 }, manager)).status).toBe(200);
  });

  test('is not shown what the till should hold without the right to see balances', async () => {
    const cashier = await shop.clerk('create_sale');
    const opened = await shop.open(7, cashier);
    expect(opened.body.message).toMatchObject({ float: 7 });
    expect(opened.body.message).not.toHaveProperty('opening_difference');
    const { id } = opened.body.message;
    const { body: answer } = await shop.close(id, { counted: 5 }, cashier);
    expect(answer.message).toMatchObject({ status: 'closed', counted: 5 });
    expect(answer.message).not.toHaveProperty('expected');
  });

  test('finds the shift into which he sells without a right to the list', async () => {
    const cashier = await shop.clerk('create_sale');
    const current = async (by = cashier) => (await by.ask('GET api/shift/current')).body.message;
    expect(await current()).toEqual({ is_required: false, shift: null });
    const id = await shop.opened(0);
    expect(await current()).toMatchObject({ shift: { id, is_own: false, is_left_open: false } });
    expect(await current(shop.owner)).toMatchObject({ shift: { id, is_own: true } });
    await shop.daysAgo(id, 1);
    expect(await current()).toMatchObject({ shift: { id, is_left_open: true } });
    const cook = await shop.clerk('list_sales');
    expect((await cook.ask('GET api/shift/current')).status).toBe(403);
  });

  test('cannot sell into a shift that was left open on an earlier day', async () => {
    const id = await shop.opened(0);
    await shop.daysAgo(id, 1);
    const refused = await shop.cashSale(1);
    expect(refused.body).toMatchObject({ code: 'shift_left_open' });
    await shop.closed(id, 0);
    expect((await shop.cashSale(1)).status).toBe(200);
  });
});

describe('a sale that was kept on a device', () => {
  test('joins the shift in which it was made, after that was counted with its cash', async () => {
    const first = await shop.opened(0);
    await shop.hoursAgo(first, { opened: 5, closed: null });
    await shop.closed(first, 11_800);
    await shop.hoursAgo(first, { opened: 5, closed: 2 });
    expect(await shop.seen(first)).toMatchObject({ expected: 0, over_short: 11_800 });
    const second = await shop.opened(11_800);
    const { body } = await shop.cashSale(1, { sold_at: shop.hour(3) });
    expect(body.message).toMatchObject({ shift_id: first });
    expect(await shop.seen(first)).toMatchObject({
      expected: 11_800,
      counted: 11_800,
      over_short: 0,
      late_sales: [{ sale_id: body.message.id, amount: 11_800 }],
    });
    expect(await shop.till()).toBe(11_800);
    expect(await shop.closed(second, 11_800)).toMatchObject({
      expected: 11_800,
      over_short: 0,
      movements: [],
    });
  });
});

test('cash that goes out while a shift is closed is in its count or refused, never half', async () => {
  await shop.closeAll();
  const id = await shop.opened(600);
  const takeOut = () =>
    shop.make('POST api/shift/cash-out', {
      ...{ shift_id: id, amount: 100, counterpart: 'drawings', reason: 'lunch' },
    });
  const answers = await Promise.all([takeOut(), takeOut(), shop.close(id, { counted: 600 }), takeOut()]);
  const shift = await shop.seen(id);
  const moved = answers.filter(({ body }) => body.message?.type === 'withdraw').length;
  const refused = answers.filter(({ body }) => body.code === 'shift_closed').length;
  expect([shift.status, moved + refused]).toEqual(['closed', 3]);
  expect(shift).toMatchObject({ expected: 600 - moved * 100, over_short: moved * 100 });
  expect(await shop.till()).toBe(600);
});

test('cash goes in and out of an open shift, each on record, and only while it is open', async () => {
  await shop.closeAll();
  const id = await shop.opened(0);
  const move = (way: 'in' | 'out', body: object) =>
    shop.make(`POST api/shift/cash-${way}`, { shift_id: id, reason: 'coins', ...body });
  expect((await move('in', { amount: 900, counterpart: 'owner_capital' })).status).toBe(200);
  expect((await move('out', { amount: 400, account_id: shop.bank })).status).toBe(200);
  expect((await move('out', { amount: 501, counterpart: 'drawings' })).body).toMatchObject({
    code: 'not_enough_cash',
  });
  const unsaid = await move('out', { amount: 1, counterpart: 'drawings', reason: ' ' });
  expect(unsaid.body.fields).toHaveProperty('reason');
  expect(await shop.till()).toBe(500);
  const closed = await shop.closed(id, 450);
  expect(closed).toMatchObject({ expected: 500, over_short: -50 });
  expect(closed.movements).toMatchObject([{ kind: 'transaction', count: 2, amount: 500 }]);
  expect((await move('in', { amount: 10, counterpart: 'income' })).body).toMatchObject({
    code: 'shift_closed',
  });
  const cook = await shop.clerk('list_sales');
  const denied = await shop.make('POST api/shift/cash-in', { shift_id: id, amount: 1, reason: 'x' }, cook);
  expect(denied.status).toBe(403);
});
