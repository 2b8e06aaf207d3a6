import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { openWorkshop, type Workshop } from '../../testing/workshop.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop({ vat_registered: true });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

test('work on an item that is kept here asks nobody for credit as it is finished, but whoever hands it out unpaid', async () => {
  const technician = await shop.clerk('modify_service', 'view_service', 'create_payment');
  const kept = await shop.job({ item: 'Galaxy A14' });
  await shop.step('start', kept.id);
  expect((await shop.step('finish', kept.id, {}, technician)).body.message).toMatchObject({
    ...{ status: 'done', remain_amount: 35_000 },
  });
  const part = { account_id: shop.cash, paid: 20_000 };
  for (const paid of [{}, part]) {
    const unpaid = await shop.step('collect', kept.id, paid, technician);
    expect([unpaid.status, (await shop.find('service', kept.id)).collected_at]).toEqual([403, null]);
  }
  expect(await shop.find('service', kept.id)).toMatchObject({ remain_amount: 35_000 });
  expect((await shop.step('collect', kept.id, { account_id: shop.cash }, technician)).status).toBe(200);
  // Work at the customer's is given as it is done, and so is work on no item at all.
  for (const body of [{ item: 'Freezer', place: 'at_customer' }, { item: null }]) {
    const given = await shop.job(body);
    await shop.step('start', given.id);
    expect((await shop.step('finish', given.id, {}, technician)).status).toBe(403);
  }
  const creditor = await shop.clerk('modify_service', 'view_service', 'sale_on_credit');
  const trusted = await shop.job({ item: 'Galaxy A15' });
  await shop.step('start', trusted.id);
  await shop.step('finish', trusted.id, {}, technician);
  expect((await shop.step('collect', trusted.id, {}, creditor)).status).toBe(200);
});
