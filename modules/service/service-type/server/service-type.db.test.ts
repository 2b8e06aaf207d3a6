import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { openWorkshop, type Workshop } from '../../testing/workshop.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const change = async (entity: string, id: string, body: object) =>
  shop.owner.ask(`PUT api/${entity}?id=${id}`, {
    body: { version: (await shop.find(entity, id)).version, ...body },
  });

describe('a type of service', () => {
  test('is sold at the till by a product of its name, price and tax, which follows it', async () => {
    const id = await shop.type({ name: 'Braids', price: 15_000, tax: 'exempt' });
    const made = await shop.productOf(id);
    expect(made).toMatchObject({ name: 'Braids', type: 'service', selling_price: 15_000, tax: 'exempt' });
    const sale = await shop.sold(made.id, 1);
    expect(await shop.entryOf(sale.id)).toEqual({ 1010: 1_500_000n, 4100: -1_500_000n });
    expect((await change('service-type', id, { name: 'Long braids', price: 18_000 })).status).toBe(200);
    expect(await shop.productOf(id)).toMatchObject({ name: 'Long braids', selling_price: 18_000 });
  });

  test('says these alone: its product is not changed beside it', async () => {
    const { id } = await shop.productOf(await shop.type());
    const refused = await change('product', id, { name: 'Other', selling_price: 1, tax: 'zero' });
    expect(Object.keys(refused.body.fields).sort()).toEqual(['name', 'selling_price', 'tax']);
    expect((await change('product', id, { remarks: 'By hand' })).status).toBe(200);
  });

  test('takes a service that is sold already, and no goods and nothing of another type', async () => {
    const existing = await shop.product({ type: 'service', opening_stock: null, selling_price: 9000 });
    const id = await shop.type({ name: 'Wash', price: 10_000, product_id: existing });
    expect(await shop.productOf(id)).toMatchObject({ id: existing, name: 'Wash', selling_price: 10_000 });
    for (const product_id of [existing, await shop.product()]) {
      const answer = await shop.post('service-type', { name: 'Twice', price: 1, product_id });
      expect(answer.body.fields.product_id).toContain('Choose an active product');
    }
  });

  test('that is archived is offered neither at the till nor for new jobs; those that have it go on with it', async () => {
    const id = await shop.type({ name: 'Perm' });
    const job = await shop.job({ service_type_id: id });
    const other = await shop.job();
    expect((await change('service-type', id, { status: 'archived' })).status).toBe(200);
    expect(await shop.productOf(id)).toMatchObject({ status: 'archived' });
    const refused = await shop.post('service', { service_type_id: id, customer_id: shop.customer });
    expect(refused.body.fields).toEqual({ service_type_id: expect.stringContaining('archived') });
    const retyped = await change('service', other.id, { service_type_id: id });
    expect(retyped.body.fields).toEqual({ service_type_id: expect.stringContaining('archived') });
    expect((await change('service', job.id, { remarks: 'Soon' })).status).toBe(200);
    await shop.step('start', job.id);
    expect((await shop.step('finish', job.id, { account_id: shop.cash })).status).toBe(200);
    expect((await change('service-type', id, { status: 'active' })).status).toBe(200);
    expect(await shop.productOf(id)).toMatchObject({ status: 'active' });
    expect(await shop.job({ service_type_id: id })).toMatchObject({ status: 'pending' });
  });

  test('leaves the till as it is deleted', async () => {
    const id = await shop.type({ name: 'Gone' });
    const { id: product_id } = await shop.productOf(id);
    expect((await shop.owner.ask(`DELETE api/service-type?id=${id}`)).status).toBe(200);
    expect(await shop.find('product', product_id)).toMatchObject({ status: 'archived' });
    const sold = await shop.sell({
      lines: [{ product_id, quantity: 1 }],
      payments: [{ account_id: shop.cash, mode: 'cash', amount: 35_000 }],
    });
    expect(sold.status).toBe(400);
  });
});
