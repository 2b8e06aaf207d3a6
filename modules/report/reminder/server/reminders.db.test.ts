import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { KINDS, morning, openRemindedShop, type RemindedShop } from '../../testing/reminded-shop.ts';

// cspell:ignore hizi imelipwa kidogo kulipwa Mkate muda ndani Ndugu siku zimebaki zitaisha

let reminded: RemindedShop;
let shop: RemindedShop['shop'];
let keeper: string;
beforeAll(async () => {
  reminded = await openRemindedShop();
  shop = reminded.shop;
  keeper = (await shop.clerk('adjust_product_stock', 'list_products', 'view_product_stock')).userId;
  await shop.clerk('list_products', 'view_product_stock', 'list_debts');
});
afterAll(() => reminded.close());
beforeEach(() => reminded.beginWith());

const remindAt = (now: string) => reminded.remindAt(now);
const texts = async () => (await reminded.sent()).map(({ text }) => text);
const readers = async () => new Set((await reminded.sent()).map(({ user_id }) => user_id));
const admin = <R extends object>(text: string, values: unknown[] = []) =>
  shop.system.db.adminQuery<R>(text, values);

/** What the customer asked for, as data. */
const { switches } = JSON.parse(
  readFileSync(new URL('../../../../specification/switches.json', import.meta.url), 'utf8'),
) as { switches: { switch: string; kind: string }[] };

/** What transport.md 7 asks for beside them. */
const OF_TRANSPORT = ['remind_truck_papers'];

test('every switch that schedules something does', () => {
  const scheduled = switches.filter(({ kind }) => kind === 'schedules').map((one) => one.switch);
  expect([...KINDS, 'send_receipt_over_sms'].sort()).toEqual([...scheduled, ...OF_TRANSPORT].sort());
});

describe('stock', () => {
  test('what ran out is sent to owners and keepers once, and again when it came in and ran out again', async () => {
    const soap = await shop.product({ name: 'Sabuni', opening_stock: 2 });
    await reminded.switchOn('remind_out_of_stock');
    await remindAt(morning('2027-03-10'));
    expect(await texts()).toEqual([]);
    await shop.sold(soap, 2);
    await remindAt(morning('2027-03-11'));
    await remindAt(morning('2027-03-12'));
    expect(await texts()).toEqual(Array(2).fill('Bidhaa hizi zimeisha:\nSabuni: 0'));
    expect(await readers()).toEqual(new Set([shop.owner.userId, keeper]));
    const [sold] = await admin<{ id: string }>('select id from sales order by number desc limit 1');
    const refunds = [{ account_id: shop.cash, mode: 'cash', amount: 11_800 }];
    const back = { sale_id: sold?.id, lines: [{ line_no: 1, quantity: 1, goods: 'restock' }], refunds };
    expect((await shop.make('POST api/sale/return', { ...back, reason: 'x' })).status).toBe(200);
    await remindAt(morning('2027-03-13'));
    expect(await texts()).toHaveLength(2);
    await shop.sold(soap, 1);
    await remindAt(morning('2027-03-14'));
    expect(await texts()).toHaveLength(4);
    await admin("update products set status = 'archived'");
  });

  test('what only another branch holds is not told as run out', async () => {
    const made = await shop.owner.ask('POST api/branch', {
      body: { name: 'Second branch', phone_number: '255713662088' },
    });
    const second = made.body.message.id;
    const flour = await shop.product({ name: 'Flour', opening_stock: 2 });
    const held = await admin('select from stock_values where product_id = $1 and branch_id = $2', [
      flour,
      second,
    ]);
    expect(held).toEqual([]);
    await admin(
      `update branch_settings set remind_out_of_stock = true, monthly_report = false,
         remind_almost_out_of_stock = false, remind_service_fee = false where branch_id = $1`,
      [second],
    );
    await remindAt(morning('2027-03-16'));
    expect(await texts()).toEqual([]);
    await shop.sold(flour, 2);
    await reminded.switchOn('remind_out_of_stock');
    await remindAt(morning('2027-03-17'));
    expect(await texts()).toEqual(Array(2).fill('Bidhaa hizi zimeisha:\nFlour: 0'));
    await admin('update branch_settings set remind_out_of_stock = false where branch_id = $1', [second]);
    await admin("update products set status = 'archived'");
  });

  test('a keeper of one store is told of what lies there, and of nothing that lies in others', async () => {
    const back = (await shop.owner.ask('POST api/store', { body: { name: 'Back' } })).body.message.id;
    const rice = await shop.product({
      name: 'Mchele',
      opening_stock: 9,
      stock_alert: 5,
      expire_date: '2027-03-30',
    });
    await shop.sold(rice, 5);
    const access = 'update user_access set store_ids = $2 where user_id = $1';
    await admin(access, [keeper, [back]]);
    await reminded.switchOn('remind_almost_out_of_stock', 'remind_expired_products');
    await remindAt(morning('2027-03-18'));
    expect(await readers()).toEqual(new Set([shop.owner.userId]));
    expect(await texts()).toHaveLength(2);
    await admin(access, [keeper, [shop.store_id]]);
    await reminded.beginWith('remind_almost_out_of_stock', 'remind_expired_products');
    await remindAt(morning('2027-03-19'));
    const own = (await reminded.sent()).filter(({ user_id }) => user_id === keeper).map(({ text }) => text);
    expect(own).toEqual(expect.arrayContaining(['Bidhaa hizi zimebaki kidogo:\nMchele: 4']));
    expect(own).toHaveLength(2);
    await admin(access, [keeper, []]);
    await admin("update products set status = 'archived'");
  });

  test('what fell to its alert is sent once; at nothing it is sent as run out where that is on', async () => {
    const sugar = await shop.product({ name: 'Sukari', opening_stock: 10, stock_alert: 5 });
    await shop.sold(sugar, 5);
    await reminded.switchOn('remind_almost_out_of_stock', 'remind_out_of_stock');
    await remindAt(morning('2027-03-20'));
    await remindAt(morning('2027-03-21'));
    expect(await texts()).toEqual(Array(2).fill('Bidhaa hizi zimebaki kidogo:\nSukari: 5'));
    await shop.sold(sugar, 5);
    await remindAt(morning('2027-03-22'));
    expect((await reminded.sent()).map(({ kind }) => kind).slice(2)).toEqual(
      Array(2).fill('remind_out_of_stock'),
    );
    await reminded.beginWith('remind_almost_out_of_stock');
    await remindAt(morning('2027-03-23'));
    expect(await texts()).toEqual(Array(2).fill('Bidhaa hizi zimebaki kidogo:\nSukari: 0'));
    await admin("update products set status = 'archived'");
  });

  test('what expires is sent whenever the list has changed, and only where products can expire', async () => {
    await shop.product({ name: 'Maziwa', expire_date: '2027-04-20' });
    await shop.product({ name: 'Mkate', expire_date: '2027-06-01' });
    await reminded.switchOn('remind_expired_products');
    await remindAt(morning('2027-04-01'));
    await remindAt(morning('2027-04-02'));
    const head = 'Bidhaa hizi zimeisha muda au zitaisha muda ndani ya siku 30:';
    expect(await texts()).toEqual(Array(2).fill(`${head}\nMaziwa: 20 Apr 2027`));
    await remindAt(morning('2027-04-21'));
    expect(await texts()).toHaveLength(4);
    await remindAt(morning('2027-05-02'));
    expect((await texts()).at(-1)).toBe(`${head}\nMaziwa: 20 Apr 2027\nMkate: 01 Jun 2027`);
    await reminded.beginWith('remind_expired_products');
    await admin('update branch_settings set products_can_expire = false');
    await remindAt(morning('2027-05-03'));
    expect(await texts()).toEqual([]);
    await admin("update products set status = 'archived'");
  });
});

describe('debts', () => {
  const owe = async (kind: string, party: object, amount: number, due_date: string) => {
    const debt = { kind, origin: 'opening', ...party, amount, date: '2026-01-01', due_date };
    const { status, body } = await shop.owner.ask('POST api/debt', { body: debt });
    expect(status).toBe(200);
    return String(body.message.id);
  };

  test('a customer is reminded at nine, the day after it was due and then each week, until he has paid', async () => {
    await admin("update customers set phone_number = '255754111222'");
    await owe('debtor', { customer_id: shop.customer }, 5000, '2027-03-09');
    await reminded.switchOn('remind_customer_debts');
    await remindAt(morning('2027-03-09', '09:00'));
    await remindAt(morning('2027-03-10', '08:59'));
    expect(await reminded.posted()).toEqual([]);
    await remindAt(morning('2027-03-10', '09:00'));
    expect(await reminded.posted()).toMatchObject([
      { channel: 'sms', to: '255754111222', text: expect.stringMatching(/^Ndugu Asha Juma.* 5,000 TZS/) },
    ]);
    for (const day of ['11', '12', '13', '14', '15', '16'])
      await remindAt(morning(`2027-03-${day}`, '09:00'));
    expect(await reminded.posted()).toHaveLength(1);
    await remindAt(morning('2027-03-17', '20:30'));
    expect(await reminded.posted()).toHaveLength(1);
    await remindAt(morning('2027-03-18', '10:00'));
    expect(await reminded.posted()).toHaveLength(2);
    const amount = { party_id: shop.customer, amount: 5000, account_id: shop.cash, mode: 'cash' };
    expect((await shop.make('POST api/payment', { kind: 'customer', ...amount })).status).toBe(200);
    await remindAt(morning('2027-03-25', '09:00'));
    expect(await reminded.posted()).toHaveLength(2);
    expect(await texts()).toEqual([]);
  });

  test('what the shop has to pay within a week is sent to owners on Monday', async () => {
    await owe('creditor', { person: 'Baraka' }, 50_000, '2027-03-22');
    await owe('creditor', { person: 'Juma' }, 70_000, '2027-03-23');
    await reminded.switchOn('remind_shop_debts');
    await remindAt(morning('2027-03-08'));
    expect(await texts()).toEqual([]);
    await remindAt(morning('2027-03-15'));
    await remindAt(morning('2027-03-16'));
    expect(await texts()).toEqual(['Ya kulipwa hadi 22 Mac 2027:\nBaraka: 50,000 TZS, mwisho 22 Mac 2027']);
    expect(await readers()).toEqual(new Set([shop.owner.userId]));
  });

  test('of its fee an owner hears seven, three and one day before the end and on the last day', async () => {
    await admin("update branches set paid_until = '2027-03-18', status = 'active'");
    await reminded.switchOn('remind_service_fee');
    const heard: string[] = [];
    for (let day = 8; day <= 22; day += 1) {
      const before = (await texts()).length;
      await remindAt(morning(`2027-03-${String(day).padStart(2, '0')}`));
      if ((await texts()).length > before) heard.push(String(day));
    }
    expect(heard).toEqual(['11', '15', '17', '18']);
    expect((await texts())[0]).toContain('imelipwa hadi 18 Mac 2027');
    await admin('update branches set paid_until = null');
  });
});

test('purchases that should have been paid are sent to owners each Monday, and to nobody once they are', async () => {
  const supplier_id = (await shop.owner.ask('POST api/supplier', { body: { name: 'Azania' } })).body.message
    .id;
  const lines = [{ product_id: await shop.product({ opening_stock: null }), quantity: 1, price: 5000 }];
  const due = { supplier_id, lines, tax_mode: 'inclusive', payments: [] };
  const made = await shop.make('POST api/purchase', { ...due, due_date: '2027-03-08' });
  expect(made.body).toMatchObject({ success: true });
  await shop.make('POST api/purchase', { ...due, due_date: '2027-12-31' });
  await reminded.switchOn('remind_unpaid_purchases');
  await remindAt(morning('2027-03-08'));
  const { number } = made.body.message;
  expect(await texts()).toEqual([expect.stringContaining(`${number}, Azania: 5,000 TZS`)]);
  expect(await readers()).toEqual(new Set([shop.owner.userId]));
  expect(
    (
      await shop.owner.ask(`PUT api/purchase/void`, {
        body: { id: made.body.message.id },
        headers: { 'idempotency-key': newId() },
      })
    ).status,
  ).toBe(200);
  await reminded.beginWith('remind_unpaid_purchases');
  await remindAt(morning('2027-03-15'));
  expect(await texts()).toEqual([]);
});

test('expenses that are counted and not paid are sent to owners each Monday', async () => {
  const types = (await shop.owner.ask('GET api/expense-type/list')).body.message.data;
  const spent = { expense_type_id: types[0].id, title: 'Rent', amount: 5000 };
  const made = await shop.make('POST api/expense', spent);
  expect(made.body).toMatchObject({ success: true });
  await reminded.beginWith('remind_unpaid_expenses');
  await remindAt(morning('2027-03-08'));
  expect(await texts()).toEqual([]);
  const { id, number } = made.body.message;
  const verified = await shop.owner.ask('PUT api/expense/verify', {
    body: { id },
    headers: { 'idempotency-key': newId() },
  });
  expect(verified.body).toMatchObject({ success: true });
  await remindAt(morning('2027-03-15'));
  expect(await texts()).toEqual([expect.stringContaining(`${number}, Rent: 5,000 TZS`)]);
  expect(await readers()).toEqual(new Set([shop.owner.userId]));
});
