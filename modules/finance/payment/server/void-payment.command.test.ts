import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { anEmployeeIn, logIn } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { type OwingShop, openOwingShop } from '../../testing/owing-shop.ts';

// cspell:ignore mkono

let shop: OwingShop;
beforeAll(async () => {
  shop = await openOwingShop();
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

test('a void payment reopens its debts, reverses its entries and stays in the list as void', async () => {
  const asha = await shop.customer();
  const here = await shop.owes(asha, 3000, { due_date: '2030-01-01' });
  const there = await shop.owes(asha, 2000, { due_date: '2030-02-01' }, shop.other_branch);
  const paid = (await shop.pay(asha, 6000)).body.message;
  const { status, body } = await shop.put('PUT api/payment/void', { id: paid.id, reason: 'Wrong customer' });
  expect([status, body.message.status]).toEqual([200, 'void']);
  expect(await shop.posted(paid.id)).toEqual({});
  expect(await shop.find('debt', here)).toMatchObject({
    paid_amount: 0,
    remain_amount: 3000,
    status: 'open',
  });
  expect(await shop.find('debt', there, shop.other_branch)).toMatchObject({
    remain_amount: 2000,
    status: 'open',
  });
  expect(await shop.find('customer', asha)).toMatchObject({ balance: 5000 });
  const { data } = (await shop.owner.ask(`GET api/debt-history/list?debt_id=${here}&sort=created_at`)).body
    .message;
  expect(data.map(({ before, amount, after }: Record<string, unknown>) => [before, amount, after])).toEqual([
    [3000, 3000, 0],
    [0, -3000, 3000],
  ]);
  expect((await shop.put('PUT api/payment/void', { id: paid.id })).body.code).toBe('not_in_this_state');
  const { data: listed } = (await shop.owner.ask('GET api/payment/list?condition=void')).body.message;
  expect(listed.map(({ id }: { id: string }) => id)).toEqual([paid.id]);
});

test('a payment that reached into another branch is taken back only by who may there as well', async () => {
  const asha = await shop.customer();
  const here = await shop.owes(asha, 3000, { due_date: '2030-01-01' });
  const there = await shop.owes(asha, 2000, { due_date: '2030-02-01' }, shop.other_branch);
  const paid = (await shop.pay(asha, 5000)).body.message;
  const all = ['create_payment', 'delete_payment', 'delete_debt_history'];
  const as = async (rights: string[]) => {
    const access = { [shop.branch_id]: all, [shop.other_branch]: rights };
    const { phone, password } = await anEmployeeIn(shop.owner, access);
    return logIn(shop.system, phone, password);
  };
  const undo = (
    browser: TestBrowser,
    route: 'PUT api/payment/void' | 'PUT api/debt-history/void',
    id: string,
  ) =>
    browser.ask(route, {
      ...{ body: { id }, branch: shop.branch_id, headers: { 'idempotency-key': newId() } },
    });
  const cashier = await as(['create_payment']);
  const { data } = (await shop.owner.ask(`GET api/debt-history/list?debt_id=${here}`)).body.message;
  for (const answer of [
    await undo(cashier, 'PUT api/payment/void', paid.id),
    await undo(cashier, 'PUT api/debt-history/void', data[0].id),
  ])
    expect(answer).toMatchObject({ status: 403, body: { code: 'permission_denied' } });
  expect(await shop.find('debt', there, shop.other_branch)).toMatchObject({ remain_amount: 0 });
  expect((await undo(await as(all), 'PUT api/payment/void', paid.id)).status).toBe(200);
  expect(await shop.find('debt', there, shop.other_branch)).toMatchObject({ remain_amount: 2000 });
});

test('people who void, delete and take back one payment at once post it back once', async () => {
  const asha = await shop.customer();
  const debts = [
    await shop.owes(asha, 3000, { due_date: '2030-01-01' }),
    await shop.owes(asha, 2000, { due_date: '2030-02-01' }),
  ];
  const paid = (await shop.pay(asha, 5000)).body.message;
  const rows = await Promise.all(
    debts.map((id) => shop.owner.ask(`GET api/debt-history/list?debt_id=${id}`)),
  );
  const answers = await Promise.all([
    shop.put('PUT api/payment/void', { id: paid.id }),
    ...rows.map(({ body }) => shop.put('PUT api/debt-history/void', { id: body.message.data[0].id })),
    shop.put('PUT api/payment/void', { id: paid.id }),
  ]);
  const done = answers.filter(({ status }) => status === 200);
  const late = answers.filter(({ status }) => status !== 200);
  expect(done).toHaveLength(1);
  expect(late.map(({ body }) => body.code)).toEqual(Array(3).fill('not_in_this_state'));
  const reversals = await shop.system.db.adminQuery<{ id: string }>(
    'select id from journal_entries where source_id = $1 and reverses_id is not null',
    [paid.id],
  );
  expect(reversals).toHaveLength(1);
  expect(await shop.posted(paid.id)).toEqual({});
  expect(await shop.find('customer', asha)).toMatchObject({ balance: 5000 });
  for (const id of debts)
    expect(await shop.find('debt', id)).toMatchObject({ paid_amount: 0, status: 'open' });
});

test('what was paid ahead and used since keeps its payment', async () => {
  const asha = await shop.customer();
  const ahead = (await shop.pay(asha, 1000)).body.message;
  const owed = await shop.owes(asha, 800);
  const used = (await shop.pay(asha, 800, { mode: 'deposit', account_id: undefined })).body.message;
  const refused = await shop.put('PUT api/payment/void', { id: ahead.id });
  expect([refused.status, refused.body.code]).toEqual([409, 'deposit_used']);
  expect(await shop.find('debt', owed)).toMatchObject({ remain_amount: 0 });
  expect((await shop.put('PUT api/payment/void', { id: used.id })).status).toBe(200);
  expect((await shop.put('PUT api/payment/void', { id: ahead.id })).status).toBe(200);
  expect(await shop.find('customer', asha)).toMatchObject({ balance: 800 });
});

test('payments that are deleted together give back together no more than is left of what they paid ahead', async () => {
  const asha = await shop.customer();
  const [first, second] = [
    (await shop.pay(asha, 600)).body.message,
    (await shop.pay(asha, 600)).body.message,
  ];
  await shop.owes(asha, 500);
  const used = (await shop.pay(asha, 500, { mode: 'deposit', account_id: undefined })).body.message;
  const remove = (...ids: string[]) => shop.put('POST api/payment/delete', { ids });
  expect((await remove(first.id, second.id)).status).toBe(409);
  expect(await shop.find('customer', asha)).toMatchObject({ balance: -700 });
  expect((await remove(used.id)).status).toBe(200);
  expect((await remove(first.id, second.id)).status).toBe(200);
  expect(await shop.find('customer', asha)).toMatchObject({ balance: 500 });
});

test('two payments of one debt are deleted together', async () => {
  const asha = await shop.customer();
  const owed = await shop.owes(asha, 900);
  const ids = [];
  for (const amount of [300, 200]) ids.push((await shop.pay(asha, amount)).body.message.id);
  expect((await shop.put('POST api/payment/delete', { ids })).status).toBe(200);
  expect(await shop.find('debt', owed)).toMatchObject({ paid_amount: 0, remain_amount: 900, status: 'open' });
});

test('deleting is voiding and hiding, also of what is void already', async () => {
  const asha = await shop.customer();
  const owed = await shop.owes(asha, 900);
  const first = (await shop.pay(asha, 300)).body.message;
  const second = (await shop.pay(asha, 200)).body.message;
  await shop.put('PUT api/payment/void', { id: first.id });
  const { body } = await shop.put('POST api/payment/delete', { ids: [first.id, second.id] });
  expect(body).toMatchObject({ success: true });
  expect(await shop.find('debt', owed)).toMatchObject({ paid_amount: 0, remain_amount: 900, status: 'open' });
  const histories = await shop.owner.ask(`GET api/debt-history/list?debt_id=${owed}`);
  expect(histories.body.message.data).toEqual([]);
  expect(await shop.posted(second.id)).toEqual({});
});

test('its reference and remarks change, and nothing that is posted', async () => {
  const asha = await shop.customer();
  const paid = (await shop.pay(asha, 300)).body.message;
  const change = (body: object) =>
    shop.put(`PUT api/payment?id=${paid.id}`, { version: paid.version, ...body });
  expect((await change({ amount: 1 })).status).toBe(400);
  expect((await change({ remarks: 'Kwa mkono' })).body.message).toMatchObject({
    remarks: 'Kwa mkono',
    amount: 300,
  });
});
