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

/** A part of which there are three, each at 58,000. */
const part = () => shop.stocked(3_000n, 12_900_000n, { selling_price: 58_000 });
const technician = () => shop.clerk('modify_service', 'view_service', 'list_services');

describe('whoever does the work takes its parts', () => {
  test('the same one twice adds up, and each is promised to the job at once', async () => {
    const product_id = await part();
    const { id } = await shop.job();
    await shop.step('start', id);
    const by = await technician();
    expect((await shop.step('take-part', id, { product_id }, by)).status).toBe(200);
    expect((await shop.step('take-part', id, { product_id, quantity: 2 }, by)).status).toBe(200);
    const job = await shop.find('service', id);
    expect(job).toMatchObject({ total_amount: 209_000, waiting: null });
    expect(job.parts).toMatchObject([{ product_id, quantity: 3, unit_price: 58_000 }]);
    const [there] = (await shop.owner.ask(`GET api/product/stock-by-store?id=${product_id}`)).body.message;
    expect(there).toMatchObject({ quantity: 3, reserved: 3 });
    // A fourth one is not there: the job waits for it.
    await shop.step('take-part', id, { product_id }, by);
    expect(await shop.find('service', id)).toMatchObject({ waiting: 'parts' });
  });

  test('prices that were agreed stay, and taking a part asks for no right to them', async () => {
    const [agreed, more] = [await part(), await part()];
    const parts = [{ product_id: agreed, quantity: 1, unit_price: 50_000 }];
    const { id } = await shop.job({ price: 20_000, discount: 1000, parts });
    const by = await technician();
    const taken = await shop.step('take-part', id, { product_id: more }, by);
    expect([taken.status, taken.body.message.total_amount]).toEqual([200, 127_000]);
    const other = [{ product_id: agreed, quantity: 1, unit_price: 1 }];
    const { version } = await shop.find('service', id);
    const lower = await by.ask(`PUT api/service?id=${id}`, { body: { version, parts: other } });
    expect(lower.status).toBe(403);
  });

  test('what was free under a warranty is not free any more once it is none', async () => {
    const product_id = await part();
    const first = await shop.done({ warranty_days: 30 });
    const job = await shop.job({ warranty_of_id: first.id, parts: [{ product_id, quantity: 1 }] });
    const { version } = await shop.find('service', job.id);
    const body = { version, warranty_of_id: null };
    const changed = await (await technician()).ask(`PUT api/service?id=${job.id}`, { body });
    expect(changed.status).toBe(403);
  });

  test('work that is given away says why in its remarks, once', async () => {
    const free = await shop.post('service', { service_type_id: shop.repair, price: 0 });
    expect(free.body.fields).toHaveProperty('remarks');
    const { id } = await shop.job({ price: 0, remarks: 'Our fault' });
    const product_id = await part();
    expect((await shop.step('take-part', id, { product_id })).status).toBe(200);
    const asked = await shop.job();
    const { version } = await shop.find('service', asked.id);
    const body = { version, price: 0 };
    const given = await shop.owner.ask(`PUT api/service?id=${asked.id}`, { body });
    expect(given.body.fields).toHaveProperty('remarks');
  });

  test('not of work that is done', async () => {
    const product_id = await part();
    const job = await shop.done();
    expect((await shop.step('take-part', job.id, { product_id })).status).toBe(409);
  });

  test('when it was begun and when it was finished stand with it', async () => {
    const job = await shop.done();
    expect(Date.parse(job.finished_at)).toBeGreaterThanOrEqual(Date.parse(job.started_at));
  });
});
