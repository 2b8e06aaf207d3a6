import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { openSellingShop, type SellingShop } from '#modules/point-of-sale/testing/selling-shop.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { today } from '#server-kit/operation/clock.ts';

let shop: SellingShop;
let cards: string;
let repair: string;
let day: string;
beforeAll(async () => {
  shop = await openSellingShop();
  day = today(shop.system.clock, { time_zone: 'Africa/Dar_es_Salaam', day_starts_at: '00:00' });
  const body = { name: 'Card machine', type: 'clearing' };
  cards = (await shop.owner.ask('POST api/account', { body })).body.message.id;
  repair = await shop.product({
    type: 'service',
    buying_price: null,
    opening_stock: null,
    selling_price: 100,
  });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const sold = async (quantity: number, more: object = {}) => {
  const payments = [{ account_id: cards, mode: 'credit_card', amount: quantity * 100 }];
  const answer = await shop.sell({ lines: [{ product_id: repair, quantity }], payments, ...more });
  expect(answer.body).toMatchObject({ success: true });
  return answer.body.message;
};
const toBank = (amount: number, more: object = {}) =>
  shop.make('POST api/transaction', {
    ...{ type: 'transfer', account_id: cards, to_account_id: shop.bank, amount },
    ...more,
  });
const waiting = async () => (await shop.owner.ask(`GET api/account?id=${cards}`)).body.message.balance;

describe('what waits to reach the bank', () => {
  test('is paid out up to what waits there, fee and all, by the owner too', async () => {
    await sold(10);
    const before = await shop.everything();
    expect((await toBank(1001)).body).toMatchObject({ success: false, code: 'not_enough_cash' });
    expect((await toBank(995, { fee: 6 })).body.code).toBe('not_enough_cash');
    expect(await shop.everything()).toEqual(before);
    expect((await toBank(980, { fee: 20 })).body).toMatchObject({ success: true });
    expect(await waiting()).toBe(0);
  });

  test('on every day since the one that is said', async () => {
    await sold(5);
    expect((await toBank(500, { date: addDays(day, -1) })).body.code).toBe('not_enough_cash');
    await sold(3, { date: addDays(day, -2) });
    expect((await toBank(301, { date: addDays(day, -1) })).body.code).toBe('not_enough_cash');
    expect((await toBank(300, { date: addDays(day, -1) })).body).toMatchObject({ success: true });
    expect(await waiting()).toBe(500);
  });

  test('of two at once the second sees what the first has left', async () => {
    const left = await waiting();
    const both = await Promise.all([toBank(left), toBank(left)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await waiting()).toBe(0);
  });
});
