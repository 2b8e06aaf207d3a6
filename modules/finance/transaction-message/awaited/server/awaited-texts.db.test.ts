// cspell:ignore Imethibitishwa Umepokea mnamo Salio lako kutoka LIPA
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { type OwingShop, openOwingShop } from '../../../testing/owing-shop.ts';

let shop: OwingShop;
beforeAll(async () => {
  shop = await openOwingShop();
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const paste = async (text: string, more: object = {}) => {
  const { body } = await shop.owner.ask('POST api/transaction-message', {
    body: { text, account_id: shop.wallet, ...more },
    headers: { 'idempotency-key': newId() },
  });
  return String(body.message.ids[0]);
};
const received = (id: string, amount: number) =>
  `${id} Imethibitishwa. Umepokea Tsh${amount}.00 kutoka 255754112233 - ASHA MUSHI mnamo 04/11/26 4:48 PM. Salio lako la M-Pesa`;
const awaitedBy = (by: TestBrowser, account = shop.wallet) =>
  by.ask(`GET api/transaction-message/awaited?account_id=${account}`);
const numbers = async (account?: string) =>
  (await awaitedBy(shop.owner, account)).body.message.texts.map(
    ({ transaction_id }: { transaction_id: string }) => transaction_id,
  );

test('the till finds what came into its account lately and pays nothing yet', async () => {
  await paste(received('DK22N8F701', 23_600));
  await paste(received('DK22N8F702', 5000));
  const out =
    'DK22N8F703 Confirmed. Tsh900.00 paid to LIPA DELUXE SUPPLIERS on 04/11/26 at 4:48 PM and charged Tsh0.00.';
  await paste(out);
  await paste(received('DK22N8F704', 700), { sender: '0754000999' });
  await paste(received('DK22N8F701', 23_600));
  const { status, body } = await awaitedBy(shop.owner);
  expect(status).toBe(200);
  expect(body.message.is_connected).toBe(false);
  expect(body.message.texts).toEqual([
    expect.objectContaining({ transaction_id: 'DK22N8F702', amount: 5000, party_name: 'ASHA MUSHI' }),
    expect.objectContaining({ transaction_id: 'DK22N8F701', amount: 23_600 }),
  ]);
  expect(await numbers(shop.bank)).toEqual([]);
});

test('one that pays already, typed or matched, is not awaited, and neither is one of an hour ago', async () => {
  const asha = await shop.customer();
  await shop.owes(asha, 28_600);
  const money = { account_id: shop.wallet, mode: 'emoney', reference: 'dk22n8f701' };
  expect((await shop.pay(asha, 23_600, money)).body).toMatchObject({ success: true });
  expect(await numbers()).toEqual(['DK22N8F702']);
  const early = await paste(received('DK22N8F705', 100));
  await shop.system.db.adminQuery(
    "update transaction_messages set received_at = received_at - interval '61 minutes' where id = $1",
    [early],
  );
  const matched = await paste(received('DK22N8F706', 5000));
  const by = { id: matched, counterpart: 'owner_capital' };
  expect((await shop.put('PUT api/transaction-message/match', by)).body).toMatchObject({ success: true });
  expect(await numbers()).toEqual(['DK22N8F702']);
});

test('whoever may not read texts is told of none, and of an account elsewhere nobody is', async () => {
  expect((await awaitedBy(await shop.clerk('create_sale', 'list_accounts'))).status).toBe(403);
  expect((await awaitedBy(shop.owner, newId())).status).toBe(404);
  expect((await awaitedBy(shop.owner, shop.other_cash)).status).toBe(404);
  await shop.owner.ask('POST api/transaction-message/way-in', { body: { account_id: shop.wallet } });
  expect((await awaitedBy(shop.owner)).body.message.is_connected).toBe(true);
});
