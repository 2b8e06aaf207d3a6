import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { messagesTo } from '#server/testing/mailbox.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openSellingShop, type SellingShop } from '../../testing/selling-shop.ts';

// cspell:ignore Deni lililobaki NAKALA risiti umelipa

const ASHA = '255754111222';

let shop: SellingShop;
let soap: string;
/** A customer with a phone number; the one of the shop has none. */
let asha: string;
let name: string;
beforeAll(async () => {
  shop = await openSellingShop({ send_receipt_over_sms: true });
  soap = await shop.product({ name: 'Sabuni' });
  const body = { name: 'Asha Mrema', phone_number: ASHA, credit_days: 14 };
  asha = (await shop.owner.ask('POST api/customer', { body })).body.message.id;
  name = (await shop.owner.ask('GET api/branch/letterhead')).body.message.business_name;
});
afterAll(() => shop.system.close());
beforeEach(async () => {
  await shop.system.db.adminQuery('delete from ctx.messages');
  await settings({ send_receipt_over_sms: true });
});

const settings = (body: object) => shop.owner.ask(`PUT api/branch/settings?id=${shop.branch_id}`, { body });
const posted = async () => {
  const [{ count } = { count: 0 }] = await shop.system.db.adminQuery<{ count: number }>(
    'select count(*)::int as count from ctx.messages',
  );
  return count;
};
const texts = async () => (await messagesTo(shop.system, ASHA)).map(({ text }) => text);
const cash = (amount: number) => ({ account_id: shop.cash, mode: 'cash', amount });
const one = (customer_id: string | null, more: object = {}) => ({
  ...{ id: newId(), customer_id, store_id: shop.store_id },
  ...{ lines: [{ product_id: soap, quantity: 1 }], payments: [cash(11_800)], ...more },
});
const again = (id: string, { by = shop.owner, key = newId() }: { by?: TestBrowser; key?: string } = {}) =>
  by.ask('POST api/sale/send-receipt', { body: { id }, headers: { 'idempotency-key': key } });
const maySend = async (id: string, by = shop.owner) =>
  (await by.ask(`GET api/sale/may-send-receipt?id=${id}`)).body.message;

describe('a checkout', () => {
  test('sends a customer with a phone number the receipt, in Swahili in Tanzania', async () => {
    const sold = await shop.sell(one(asha, { payments: [cash(10_000), { mode: 'credit', amount: 1800 }] }));
    expect(sold.status).toBe(200);
    const { number, date } = sold.body.message;
    const day = date.split('-').reverse().join('/');
    expect(await texts()).toEqual([
      `${name}: risiti ${number} ya ${day}. Jumla 11,800 TZS, umelipa 10,000 TZS. Deni lililobaki: 1,800 TZS. Asante, karibu tena.`,
    ]);
  });

  test('elsewhere writes English, under the name that the branch sends by', async () => {
    await shop.system.db.adminQuery("update branches set country = 'Kenya', sender_name = 'MKUNAZI'");
    const { number } = (await shop.sell(one(asha))).body.message;
    const [message] = await messagesTo(shop.system, ASHA);
    expect(message).toMatchObject({ to: ASHA, from: 'MKUNAZI' });
    expect(message?.text).toContain(`${name}: receipt ${number} of `);
    expect(message?.text).toContain('Total 11,800 TZS, paid 11,800 TZS. Thank you');
    await shop.system.db.adminQuery("update branches set country = 'tanzania', sender_name = null");
  });

  test('has the receipt leave at once, and one that is refused or has nobody to tell leaves the post alone', async () => {
    const { nudged } = shop.system;
    const before = nudged();
    expect((await shop.sell(one(asha))).status).toBe(200);
    expect(nudged()).toBe(before + 1);
    expect((await shop.sell(one(asha, { payments: [cash(1)] }))).status).not.toBe(200);
    expect((await shop.sell(one(null))).status).toBe(200);
    expect(nudged()).toBe(before + 1);
  });

  test('that is sent again sends nothing again', async () => {
    const body = one(asha);
    const [first, second] = [await shop.sell(body), await shop.sell(body)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await posted()).toBe(1);
  });

  test('that is refused sends nothing', async () => {
    expect((await shop.sell(one(asha, { payments: [] }))).status).toBe(409);
    expect((await shop.sell(one(asha, { lines: [{ product_id: soap, quantity: 5000 }] }))).status).toBe(409);
    expect(await posted()).toBe(0);
  });

  test('to nobody, to a customer without number or with the switch off sends nothing', async () => {
    expect((await shop.sell(one(null))).status).toBe(200);
    expect((await shop.sell(one(shop.customer))).status).toBe(200);
    await settings({ send_receipt_over_sms: false });
    expect((await shop.sell(one(asha))).status).toBe(200);
    expect(await posted()).toBe(0);
  });
});

describe('a receipt is sent again', () => {
  test('once for each press, as a copy that is counted', async () => {
    const { id } = (await shop.sell(one(asha))).body.message;
    const key = newId();
    expect((await again(id, { key })).body.message).toMatchObject({ id, copies: 1 });
    expect((await again(id, { key })).status).toBe(200);
    expect(await posted()).toBe(2);
    expect((await texts()).filter((text) => text.startsWith('NAKALA 1. '))).toHaveLength(1);
    expect((await again(id)).body.message.copies).toBe(2);
    expect(await posted()).toBe(3);
  });

  test('not where the branch sends none, nobody bought, he has no number or the sale is void', async () => {
    const nobody = (await shop.sell(one(null))).body.message.id;
    const unknown = (await shop.sell(one(shop.customer))).body.message.id;
    const off = (await shop.sell(one(asha))).body.message.id;
    const gone = (await shop.sell(one(asha))).body.message.id;
    const headers = { 'idempotency-key': newId() };
    const wrong = { id: gone, reason: 'Typed wrongly' };
    expect((await shop.owner.ask('PUT api/sale/void', { body: wrong, headers })).status).toBe(200);
    const [before, sent] = [await shop.everything(), await posted()];
    expect((await again(nobody)).body.code).toBe('sale_has_no_customer');
    expect((await again(unknown)).body).toMatchObject({
      ...{ code: 'buyer_has_no_phone', message: 'Asha Juma has no phone number.' },
    });
    expect((await again(gone)).body.code).toBe('sale_is_void');
    expect(await Promise.all([nobody, unknown, gone].map((id) => maySend(id)))).toEqual(
      Array(3).fill({ may_send: false }),
    );
    expect(await maySend(off)).toEqual({ may_send: true });
    await settings({ send_receipt_over_sms: false });
    expect([(await again(off)).status, (await again(off)).body.code]).toEqual([409, 'receipts_not_sent']);
    expect(await maySend(off)).toEqual({ may_send: false });
    expect(await posted()).toBe(sent);
    expect(await shop.everything()).toEqual(before);
  });

  test('by whoever may print, also where he may not open customers, and by nobody else', async () => {
    const { id } = (await shop.sell(one(asha))).body.message;
    const cashier = await shop.clerk('print_sale');
    expect(await maySend(id, cashier)).toEqual({ may_send: true });
    const answer = await again(id, { by: cashier });
    expect([answer.status, JSON.stringify(answer.body).includes(ASHA)]).toEqual([200, false]);
    const other = await shop.clerk('view_sale');
    expect((await again(id, { by: other })).status).toBe(403);
    expect((await other.ask(`GET api/sale/may-send-receipt?id=${id}`)).status).toBe(403);
    expect((await again(newId())).status).toBe(404);
    expect(await posted()).toBe(2);
  });
});
