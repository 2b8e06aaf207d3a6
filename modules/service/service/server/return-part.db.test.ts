import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

/** A part of which there are twelve, each of which cost 43,000 and sells at 58,000. */
const part = (more = {}) => shop.stocked(12_000n, 51_600_000n, { selling_price: 58_000, ...more });

/** A job of 35,000 with so many of a part on each line, done and left on credit. */
async function done(quantities: readonly number[], finish = {}) {
  const product_id = await part();
  const parts = quantities.map((quantity) => ({ product_id, quantity }));
  return { product_id, job: await shop.done({ parts }, finish) };
}

const balance = async () => (await shop.find('customer', shop.customer)).balance;

describe('a part of work that is done comes back', () => {
  test('as a credit note of its sale: less is owed, and it lies in the store at what it had cost', async () => {
    const { product_id, job } = await done([2]);
    const clerk = await shop.clerk('modify_service', 'view_service');
    const owed = await balance();
    const back = await shop.step('return-part', job.id, { product_id, reason: 'Not needed' }, clerk);
    expect(back.body.message).toMatchObject({ remain_amount: 93_000, taken_off_amount: 58_000 });
    expect(await balance()).toBe(owed - 58_000);
    expect(await shop.stockOf(product_id)).toEqual({ quantity: 11_000n, value: 47_300_000n });
    const now = await shop.find('service', job.id);
    expect(now).toMatchObject({ status: 'done', cost: 43_000 });
    // 29,661.02 of labour and 49,152.54 of the part that stayed, less its cost.
    expect(now.margin).toBeCloseTo(29_661.02 + 49_152.54 - 43_000, 2);
    const refused = await shop.step('return-part', job.id, { product_id, quantity: 2 });
    expect(refused.body).toMatchObject({ code: 'more_than_sold' });
    expect(refused.body.message).toContain('Only 1');
    expect(await shop.stockOf(product_id)).toEqual({ quantity: 11_000n, value: 47_300_000n });
  });

  test('over all lines of it, and never more than was taken', async () => {
    const { product_id, job } = await done([1, 2]);
    expect((await shop.step('return-part', job.id, { product_id, quantity: 2 })).status).toBe(200);
    expect((await shop.step('return-part', job.id, { product_id, quantity: 1 })).status).toBe(200);
    expect((await shop.step('return-part', job.id, { product_id })).body.code).toBe('more_than_sold');
    expect((await shop.stockOf(product_id)).quantity).toBe(12_000n);
    expect(await shop.find('service', job.id)).toMatchObject({ remain_amount: 35_000, cost: 0 });
  });

  test('in whole units where it is counted in them, which is said at the quantity', async () => {
    const product_id = await part({ whole_units: true });
    const job = await shop.done({ parts: [{ product_id, quantity: 2 }] });
    for (const many of [0, -1]) {
      const none = await shop.step('return-part', job.id, { product_id, quantity: many });
      expect([none.status, Object.keys(none.body.fields)]).toEqual([400, ['quantity']]);
    }
    const refused = await shop.step('return-part', job.id, { product_id, quantity: 0.5 });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.fields)).toEqual(['quantity']);
  });

  test('spoiled, and is cost of the work all the same', async () => {
    const { product_id, job } = await done([1]);
    expect((await shop.step('return-part', job.id, { product_id, goods: 'scrap' })).status).toBe(200);
    expect((await shop.stockOf(product_id)).quantity).toBe(11_000n);
    expect(await shop.find('service', job.id)).toMatchObject({ cost: 43_000, remain_amount: 35_000 });
  });

  test('after it was paid: the money goes out of the account that is said, else it is kept for the customer', async () => {
    const paid = await done([2], { account_id: shop.cash });
    const before = await balance();
    const { product_id } = paid;
    const back = await shop.step('return-part', paid.job.id, { product_id, account_id: shop.wallet });
    expect([back.status, await balance()]).toEqual([200, before]);
    expect((await shop.step('return-part', paid.job.id, { product_id })).status).toBe(200);
    expect(await balance()).toBe(before - 58_000);
  });

  test('the work itself does not, nor what was never in it, nor of work that goes on', async () => {
    const { job } = await done([1]);
    const work = (await shop.productOf(shop.repair)).id;
    for (const product_id of [work, await part()])
      expect((await shop.step('return-part', job.id, { product_id })).body.fields).toHaveProperty(
        'product_id',
      );
    const product_id = await part();
    const open = await shop.job({ parts: [{ product_id, quantity: 1 }] });
    expect((await shop.step('return-part', open.id, { product_id })).status).toBe(409);
  });
});
