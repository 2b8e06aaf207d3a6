import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { newId } from '#core/ids.ts';
import { openSellingShop, type SellingShop } from '#modules/point-of-sale/testing/selling-shop.ts';

let shop: SellingShop;
beforeAll(async () => {
  shop = await openSellingShop({ products_can_expire: true });
});
afterAll(() => shop.system.close());

const today = () => shop.system.clock.now().toLocaleDateString('en-CA', { timeZone: 'Africa/Dar_es_Salaam' });
const writeOff = (date: string) =>
  shop.owner.ask('POST api/batch/write-off-expired', {
    body: { store_id: shop.store_id, date },
    headers: { 'idempotency-key': newId() },
  });

// accounting-additions.md A44
test('what expired is written off on no day before it came', async () => {
  const opened = { opening_stock: 5, opening_batch: 'A1', expire_date: addDays(today(), -30) };
  const product = await shop.product({ batch_tracking: 'expiry', ...opened });
  const early = await writeOff(addDays(today(), -2));
  expect([early.status, early.body.code]).toEqual([409, 'not_enough_on_that_day']);
  expect((await shop.stockOf(product)).quantity).toBe(5000n);
  expect((await writeOff(today())).status).toBe(200);
  expect((await shop.stockOf(product)).quantity).toBe(0n);
});
