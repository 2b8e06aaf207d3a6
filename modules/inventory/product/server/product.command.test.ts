import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { openShop, type Shop } from '#server/testing/shop.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  shop = await openShop(db);
});
afterAll(async () => {
  await booksHold(db);
  await db.close();
});

describe('a product', () => {
  test('is answered whole, with its stock and what it is counted in', async () => {
    const soap = await shop.create('product', {
      name: 'Sabuni ya unga 1 kg',
      code: ' SAB-01 ',
      barcodes: ['6201234000017'],
      buying_price: 3100,
      selling_price: 4500,
      stock_alert: 10,
      opening_stock: 40,
      carton_size: 12,
    });
    expect(soap).toMatchObject({
      code: 'SAB-01',
      type: 'product',
      unit_of_measure: 'piece',
      whole_units: true,
      units: [{ unit: 'carton', factor: 12 }],
      buying_price: 310_000n,
      selling_price: 450_000n,
      minimum_price: null,
      valuation: 'moving_average',
      tax: 'standard',
      stock: 40_000n,
      stock_alert: 10_000n,
      status: 'active',
    });
    expect(soap).not.toHaveProperty('opening_stock');
    const rice = await shop.create('product', {
      name: 'Mchele',
      unit_of_measure: 'kilogram',
      selling_price: 1,
    });
    expect(rice).toMatchObject({ whole_units: false, units: [], stock: 0n });
  });

  test('has a code and barcodes that nobody else has', async () => {
    await shop.create('product', {
      name: 'Sabuni',
      code: 'S-1',
      barcodes: ['5449000000996'],
      selling_price: 1,
    });
    await expect(
      shop.create('product', { name: 'Omo', code: 'S-1', barcodes: ['5449000000996'], selling_price: 1 }),
    ).rejects.toMatchObject({
      problems: {
        code: { key: 'taken', params: { name: 'Sabuni' } },
        barcodes: { key: 'taken', params: { name: 'Sabuni' } },
      },
    });
  });

  test('with stock stays; without it goes, and its code is free again', async () => {
    const full = await shop.create('product', {
      name: 'Full',
      code: 'F',
      selling_price: 1,
      opening_stock: 2,
    });
    const empty = await shop.create('product', { name: 'Empty', code: 'E', selling_price: 1 });
    await expect(shop.remove('product', String(full.id), String(empty.id))).rejects.toMatchObject({
      data: { of: 2, refused: [{ name: 'Full', reason: 'This product still has stock: 2.' }] },
    });
    await shop.remove('product', String(empty.id));
    await expect(
      shop.create('product', { name: 'Again', code: 'E', selling_price: 1 }),
    ).resolves.toBeDefined();
  });
});

describe('what products stand in', () => {
  test('a category in use stays, and says by how many', async () => {
    const drinks = String((await shop.create('category', { name: 'Vinywaji' })).id);
    const empty = String((await shop.create('category', { name: 'Tupu' })).id);
    await shop.create('product', { name: 'Soda', category_id: drinks, selling_price: 1 });
    await expect(shop.remove('category', drinks, empty)).rejects.toMatchObject({
      data: { refused: [{ name: 'Vinywaji', reason: '1 product is in this category.' }] },
    });
    await shop.create('product', { name: 'Maji', category_id: drinks, selling_price: 1 });
    await expect(shop.remove('category', drinks)).rejects.toMatchObject({
      data: { refused: [{ reason: '2 products are in this category.' }] },
    });
    await expect(shop.remove('category', empty)).resolves.toBe('Deleted');
  });

  test('the default store stays, and so does one with goods in it', async () => {
    await shop.create('product', { name: 'Soda', selling_price: 1, opening_stock: 3 });
    const back = String((await shop.create('store', { name: 'Back room' })).id);
    await expect(shop.remove('store', back, shop.store_id)).rejects.toMatchObject({
      data: {
        count: 1,
        refused: [{ name: 'Kariakoo Main', reason: 'This is the default store of the branch.' }],
      },
    });
    await expect(shop.remove('store', back)).resolves.toBe('Deleted');
    expect(await shop.change('store', shop.store_id, { version: 1, remarks: 'Front' })).toMatchObject({
      stocked_products: 1,
      is_default: true,
    });
  });
});
