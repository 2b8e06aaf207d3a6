import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { messagesTo } from '#server/testing/mailbox.ts';
import { openWorkshop, type Workshop } from '../../testing/workshop.ts';

const PHONE = '255713990131';

let shop: Workshop;
/** A customer with a phone number; the one of the shop has none. */
let asha: string;
let name: string;
beforeAll(async () => {
  shop = await openWorkshop();
  const body = { name: 'Asha Mrema', phone_number: PHONE, credit_days: 14 };
  asha = (await shop.post('customer', body)).body.message.id;
  name = (await shop.owner.ask('GET api/branch/letterhead')).body.message.business_name;
  await shop.system.db.adminQuery("update branches set country = 'Kenya'");
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});
beforeEach(async () => {
  await shop.system.db.adminQuery('delete from ctx.messages');
  await usually(false);
});

const usually = (inform_of_services: boolean) =>
  shop.owner.ask(`PUT api/branch/settings?id=${shop.branch_id}`, { body: { inform_of_services } });
const texts = async () => (await messagesTo(shop.system, PHONE)).map(({ text }) => text);
const inform = (id: string) => shop.step('inform', id);

describe('where the branch tells its customers of their services', () => {
  test('one reads that his item is ready, what is left to pay and that it was he who was told', async () => {
    await usually(true);
    const job = await shop.done({ customer_id: asha, item: 'Galaxy A14' });
    expect(await texts()).toEqual([
      `${name}: your Galaxy A14 is ready to collect (${job.number}). Left to pay: 35,000 TZS.`,
    ]);
    expect(job.informed_at).toEqual(expect.any(String));
    const paid = await shop.done({ customer_id: asha, item: 'Galaxy A14' }, { account_id: shop.cash });
    expect(await texts()).toContain(`${name}: your Galaxy A14 is ready to collect (${paid.number}).`);
  });

  test('one reads what it will cost as the estimate is given', async () => {
    await usually(true);
    const job = await shop.job({ customer_id: asha });
    expect((await shop.step('estimate', job.id, { amount: 150_000 })).status).toBe(200);
    expect(await texts()).toEqual([
      `${name}: your estimate is 150,000 TZS (${job.number}). Please accept or decline it.`,
    ]);
  });

  test('one without a number is not, and his work is done all the same', async () => {
    await usually(true);
    expect(await shop.done()).toMatchObject({ status: 'done', informed_at: null });
    expect(await shop.done({ customer_id: null }, { account_id: shop.cash })).toMatchObject({
      ...{ status: 'done', informed_at: null },
    });
    expect(await shop.system.db.adminQuery('select from ctx.messages')).toEqual([]);
  });
});

test('where it does not, nobody is told unless somebody sends it', async () => {
  const job = await shop.done({ customer_id: asha, item: 'Galaxy A14' });
  expect([await texts(), job.informed_at]).toEqual([[], null]);
  expect((await inform(job.id)).status).toBe(200);
  expect((await inform(job.id)).status).toBe(200);
  expect(await texts()).toHaveLength(2);
  expect((await shop.step('collect', job.id, { account_id: shop.cash })).status).toBe(200);
  expect((await inform(job.id)).body.code).toBe('nothing_to_tell');
});

test('what there is to tell is told only to who can be reached, and only where there is something', async () => {
  const job = await shop.job({ customer_id: asha });
  expect((await inform(job.id)).body.code).toBe('nothing_to_tell');
  const nobody = await shop.done();
  expect((await inform(nobody.id)).body.code).toBe('customer_has_no_phone');
  const [starts, ends] = ['2026-12-08T06:00:00Z', '2026-12-08T07:00:00Z'];
  const planned = await shop.job({ customer_id: asha, starts, ends });
  expect((await inform(planned.id)).status).toBe(200);
  expect(await texts()).toEqual([`${name}: your appointment is on 08/12/2026 at 09:00 (${planned.number}).`]);
});

test('the link of his page goes along where the browser calls the server by an address that others reach', async () => {
  const job = await shop.done({ customer_id: asha });
  const from = (origin: string) =>
    shop.owner.ask('PUT api/service/inform', {
      body: { id: job.id },
      headers: { 'idempotency-key': crypto.randomUUID(), origin, host: new URL(origin).host },
    });
  expect((await from('http://192.168.1.20:3000')).status).toBe(200);
  expect((await from('https://duka.example.com')).status).toBe(200);
  const link = `https://duka.example.com/job/${job.link_code}`;
  const told = await texts();
  expect(told.filter((text) => text.endsWith(` ${link}`))).toHaveLength(1);
  expect(told.filter((text) => text.includes('/job/'))).toHaveLength(1);
});
