import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { messagesTo } from '#server/testing/mailbox.ts';
import { openTestSystem } from '#server/testing/test-system.ts';
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

/** Tells the customer of a job from a browser that calls the server by some name. */
const informFrom = (origin: string, id: string, { owner } = shop) =>
  owner.ask('PUT api/service/inform', {
    body: { id },
    headers: { 'idempotency-key': crypto.randomUUID(), origin, host: new URL(origin).host },
  });

test('no link goes along where nobody said how others reach the server, whatever a caller calls it', async () => {
  const job = await shop.done({ customer_id: asha });
  for (const origin of ['http://192.168.1.20:3000', 'https://duka.example.com'])
    expect((await informFrom(origin, job.id)).status).toBe(200);
  const sent = await texts();
  expect(sent).toHaveLength(2);
  expect(sent.filter((text) => /http|job\//.test(text))).toEqual([]);
});

test('the link of his page leads where its operator says that the server is reached, and nowhere else', async () => {
  const system = await openTestSystem(undefined, { publicAddress: 'https://duka.example.com' });
  const said = await openWorkshop({}, { system });
  const body = { name: 'Asha Mrema', phone_number: PHONE, credit_days: 14 };
  const { id: customer_id } = (await said.post('customer', body)).body.message;
  const job = await said.done({ customer_id });
  for (const origin of ['http://192.168.1.20:3000', 'https://evil.example.net'])
    expect((await informFrom(origin, job.id, said)).status).toBe(200);
  const sent = (await messagesTo(system, PHONE)).map(({ text }) => text);
  const link = ` https://duka.example.com/job/${job.link_code}`;
  expect(sent.map((text) => text.endsWith(link))).toEqual([true, true]);
  await system.close();
});
