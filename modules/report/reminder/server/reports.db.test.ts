import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { newId } from '#core/ids.ts';
import { postEntries } from '#modules/finance/public.ts';
import { anEmployee } from '#server/testing/people.ts';
import { morning, openRemindedShop, type RemindedShop } from '../../testing/reminded-shop.ts';

// cspell:ignore linadaiwa Mauzo Tawi wanadaiwa Wateja

let reminded: RemindedShop;
let shop: RemindedShop['shop'];
beforeAll(async () => {
  reminded = await openRemindedShop();
  shop = reminded.shop;
  const body = { settings: { language: 'en' } };
  expect((await shop.owner.ask('PUT api/user/settings', { body })).status).toBe(200);
});
afterAll(() => reminded.close());
beforeEach(() => reminded.beginWith('daily_report'));

const sent = () => reminded.sent();
const posted = () => reminded.posted();
const remindAt = (now: string) => reminded.remindAt(now);

/** Another owner, whose role narrows what he sees here. */
async function anOwner(permissions: readonly string[]): Promise<string> {
  const { id } = await anEmployee(shop.owner, permissions, {
    branches: [shop.branch_id],
    accountType: 'owner',
  });
  return id;
}

/** What was paid from the till for the shop itself, in minor units. */
async function rent(date: string, amount: bigint) {
  const { db, database } = shop.system;
  const hash = await db.openAccess(shop.business_id, shop.owner.userId);
  const source = { kind: 'test', id: newId() };
  const lines = [
    { account: '6010', debit: amount },
    { account: '3010', credit: amount },
  ];
  await database.transaction(hash, {}, (tx) =>
    postEntries(tx, [{ branch_id: shop.branch_id, date, source, lines }]),
  );
}

describe('the report of a day', () => {
  const report = async (by: string) => (await sent()).find(({ user_id }) => user_id === by)?.text ?? '';
  const lines = (text: string) => Object.fromEntries(text.split('\n').map((line) => line.split(': ', 2)));

  test('says the figures of the start page, the product list and the trial balance for that day', async () => {
    const soap = await shop.product({
      buying_price: 700,
      selling_price: 1000,
      opening_stock: 10,
      stock_alert: 9,
    });
    await shop.product({ opening_stock: null });
    await shop.sold(soap, 3, { payments: [{ account_id: shop.cash, mode: 'cash', amount: 3000 }] });
    const seen = (await shop.owner.ask('GET api/report/dashboard?period=today')).body.message;
    await rent(seen.date, 4_500_000n);
    await remindAt(morning(addDays(seen.date, 1)));
    const said = lines(await report(shop.owner.userId));
    const money = (amount: number) => `${amount.toLocaleString('en')} TZS`;
    expect(said.Sales).toBe(`${money(seen.sales.amount)} (number of sales`);
    expect(said['Gross profit']).toBe(money(seen.profit.amount));
    expect(said['Customers owe']).toBe(`${money(seen.owed.amount)} (customers`);
    const total = async (condition: string) =>
      (await shop.owner.ask(`GET api/product/list?condition=${condition}`)).body.message.total;
    expect(await report(shop.owner.userId)).toContain(
      `Products out of stock: ${await total('out_of_stock')}. Almost out of stock: ${await total('almost_out')}.`,
    );
    const { rows } = (
      await shop.owner.ask(`GET api/report/trial-balance?date=${seen.date}&date_to=${seen.date}`)
    ).body.message;
    const { period_debit } = rows.find((row: { account_code: string }) => row.account_code === '6010');
    expect([said.Expenses, period_debit]).toEqual([money(period_debit), 45_000]);
  });

  test('goes to owners only, each in his language and of what he may see', async () => {
    const narrow = await anOwner(['list_sales', 'list_debts']);
    const blind = await anOwner(['list_roles']);
    await shop.clerk('list_sales', 'view_profit');
    await remindAt(morning('2027-05-10'));
    expect(new Set((await sent()).map(({ user_id }) => user_id))).toEqual(
      new Set([shop.owner.userId, narrow]),
    );
    expect(Object.keys(lines(await report(narrow)))).toEqual(['Mauzo', 'Wateja wanadaiwa', 'Tawi linadaiwa']);
    expect(Object.keys(lines(await report(shop.owner.userId)))).toEqual(
      expect.arrayContaining(['Gross profit', 'Expenses']),
    );
    expect(await report(blind)).toBe('');
  });

  test('leaves by e-mail too where there is an address', async () => {
    await shop.system.db.adminQuery('update users set email = $2 where id = $1', [
      shop.owner.userId,
      'neema@duka.co.tz',
    ]);
    await remindAt(morning('2027-05-11'));
    const text = await report(shop.owner.userId);
    expect(await posted()).toMatchObject([
      {
        channel: 'email',
        to: 'neema@duka.co.tz',
        subject: expect.stringContaining('Daily report, 10 May 2027'),
        text,
      },
    ]);
    await shop.system.db.adminQuery('update users set email = null');
  });
});
