import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { messagesTo } from '#server/testing/mailbox.ts';
import { openTestSystem } from '#server/testing/test-system.ts';
import { openSellingShop, type SellingShop } from '../../testing/selling-shop.ts';

// cspell:ignore nukuu kipande Punguzo bei zifuatazo Tunakupa Mwisho kutumika Jumla Iangalie uikubali hapa

const ASHA = { phone_number: '255754111222', email: 'asha@example.com' };

let shop: SellingShop;
let soap: string;
let asha: string;
let name: string;
beforeAll(async () => {
  shop = await openSellingShop({ vat_registered: true });
  soap = await shop.product({ name: 'Sabuni' });
  const body = { name: 'Asha Mrema', ...ASHA };
  asha = (await shop.owner.ask('POST api/customer', { body })).body.message.id;
  name = (await shop.owner.ask('GET api/branch/letterhead')).body.message.business_name;
});
afterAll(() => shop.system.close());

const draft = async (customer_id: string, more = {}) =>
  (
    await shop.owner.ask('POST api/quote', {
      body: { customer_id, lines: [{ product_id: soap, quantity: 2 }], ...more },
    })
  ).body.message;
const step = (call: string, id: string, more = {}) =>
  shop.owner.ask(`PUT api/quote/${call}`, { body: { id, ...more }, headers: { 'idempotency-key': newId() } });
const verify = async (code: string) => (await shop.owner.ask(`GET api/verify-invoice?code=${code}`)).body;
const day = (text: string) => text.split('-').reverse().join('/');

test('a quote goes to the customer by SMS and e-mail, in the language of the country, and again on demand', async () => {
  const { id } = await draft(asha, { discount: 600, remarks: 'Gate 3' });
  const quote = (await step('send', id, { by_sms: true, by_email: true })).body.message;
  const [sms] = await messagesTo(shop.system, ASHA.phone_number);
  expect(sms?.text).toBe(
    `${name}: nukuu ya bei ${quote.number} ya ${day(quote.date)}. 2 vipande Sabuni. Jumla TZS 23,000. Mwisho wa kutumika ${day(quote.valid_until)}.`,
  );
  const [mail] = await messagesTo(shop.system, ASHA.email);
  expect(mail?.text.split('\n')).toEqual([
    `Tunakupa bei zifuatazo, nukuu ${quote.number} ya ${day(quote.date)}:`,
    ...['', '2 vipande Sabuni, 11,800: 23,000', '', 'Punguzo: 600'],
    ...['Jumla TZS 23,000', `Mwisho wa kutumika ${day(quote.valid_until)}`, '', 'Gate 3', '', name],
  ]);
  expect((await step('send', id, { by_sms: true })).body.message).toMatchObject({ number: quote.number });
  expect(await messagesTo(shop.system, ASHA.phone_number)).toHaveLength(2);
  await step('send', id, { by_email: true });
  expect(await messagesTo(shop.system, ASHA.phone_number)).toHaveLength(2);
});

test('a customer who is not reached so gets none, and the quote stays a draft', async () => {
  const { id } = await draft(shop.customer);
  const refused = await step('send', id, { by_sms: true });
  expect([refused.status, refused.body.code]).toEqual([409, 'customer_not_reached']);
  expect(refused.body.message).toContain('Asha Juma');
  expect((await shop.owner.ask(`GET api/quote?id=${id}`)).body.message).toMatchObject({
    ...{ status: 'draft', number: null, verification_code: null },
  });
});

// L27: what verifies is what stands there, and what was replaced says so with the total that it had.
test('its paper is verified: a correction shows the new total, a quote that was replaced the old one', async () => {
  const { id } = await draft(asha);
  const { number, version, verification_code } = (await step('send', id)).body.message;
  expect((await verify(verification_code)).message).toMatchObject({
    ...{ kind: 'quote', number, total_amount: 23_600, state: 'valid' },
  });
  const lines = [{ product_id: soap, quantity: 3 }];
  const changed = await shop.owner.ask(`PUT api/quote?id=${id}`, { body: { version, lines } });
  expect((await verify(verification_code)).message).toMatchObject({ total_amount: 35_400, state: 'valid' });
  await step('accept', id, { version: changed.body.message.version });
  const revision = (await shop.make('POST api/quote/revise', { quote_id: id })).body.message;
  const fewer = { version: revision.version, lines: [{ product_id: soap, quantity: 1 }] };
  await shop.owner.ask(`PUT api/quote?id=${revision.id}`, { body: fewer });
  expect((await verify(verification_code)).message).toMatchObject({ total_amount: 35_400, state: 'valid' });
  const sent = (await step('send', revision.id)).body.message;
  expect((await verify(sent.verification_code)).message).toMatchObject({ total_amount: 11_800 });
  expect((await verify(verification_code)).message).toMatchObject({ total_amount: 35_400, state: 'closed' });
  await shop.owner.ask(`DELETE api/quote?id=${revision.id}`);
  expect((await verify(sent.verification_code)).message).toMatchObject({ state: 'closed' });
});

test('its messages have the link by which the customer accepts it, where the server has an address for others', async () => {
  const system = await openTestSystem(undefined, { publicAddress: 'https://duka.example.com' });
  const there = await openSellingShop({}, { system });
  const make = async (call: string, body: object) => (await there.owner.ask(call, { body })).body.message;
  const customer = await make('POST api/customer', { name: 'Asha Mrema', ...ASHA });
  const lines = [{ product_id: await there.product({ name: 'Sabuni' }), quantity: 1 }];
  const { id } = await make('POST api/quote', { customer_id: customer.id, lines });
  const sent = await there.owner.ask('PUT api/quote/send', {
    ...{ body: { id, by_sms: true, by_email: true }, headers: { 'idempotency-key': newId() } },
  });
  const see = `Iangalie na uikubali hapa: https://duka.example.com/quote/${sent.body.message.link_code}`;
  const [sms] = await messagesTo(system, ASHA.phone_number);
  expect(sms?.text.endsWith(`. ${see}`)).toBe(true);
  const [mail] = await messagesTo(system, ASHA.email);
  expect(mail?.text.split('\n')).toContain(see);
  await system.close();
});
