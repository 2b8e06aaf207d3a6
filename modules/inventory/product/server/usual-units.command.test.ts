import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '#server/testing/shop.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import { findProducts } from './find-products.ts';
import { goodsForSale } from './goods-for-sale.ts';

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await testDatabase();
  shop = await openShop(db);
});
afterAll(() => db.close());

const CARTON = { unit: 'carton', factor: 24, barcode: '16161100000015', selling_price: 16_000, bought: true };
const DOZEN = { unit: 'dozen', factor: 12 };

const soda = (name: string, units: object[]) =>
  shop.create('product', { name, unit_of_measure: 'bottle', selling_price: 700, units });

const found = async (name: string) => {
  const [good] = await shop.ask(({ tx, branch }) => findProducts(tx, branch.id, name));
  return good?.units;
};

describe('the units that a product is usually bought and sold in', () => {
  test('are kept as they were typed, and a carton is bought while single bottles are sold', async () => {
    const made = await soda('Azam Cola', [CARTON, DOZEN]);
    const units = [
      { ...CARTON, selling_price: 1_600_000n, sold: false },
      { ...DOZEN, barcode: null, selling_price: null, bought: false, sold: false },
    ];
    expect(made.units).toMatchObject(units);
    expect(await found('Azam Cola')).toEqual([
      { unit: 'carton', factor: 24, barcode: CARTON.barcode, bought: true },
      { unit: 'dozen', factor: 12, barcode: null, bought: false },
    ]);
    const goods = await shop.ask(({ tx, branch }) => goodsForSale(tx, branch.id, [String(made.id)]));
    expect(goods.get(String(made.id))?.units).toEqual([
      { unit: 'carton', factor: 24, selling_price: '1600000', sold: false },
      { unit: 'dozen', factor: 12, selling_price: null, sold: false },
    ]);
  });

  test('go with a unit that is taken away, and another may be marked in its place', async () => {
    const { id, version } = await soda('Lemonade', [{ ...CARTON, barcode: null, sold: true }, DOZEN]);
    const change = (body: object) => shop.change('product', String(id), body as never);
    const without = await change({ version, units: [DOZEN] });
    expect(without.units).toMatchObject([{ unit: 'dozen', bought: false, sold: false }]);
    expect(await found('Lemonade')).toEqual([{ unit: 'dozen', factor: 12, barcode: null, bought: false }]);
    const units = [
      { ...DOZEN, sold: true, bought: true },
      { ...CARTON, barcode: null, bought: false },
    ];
    const moved = await change({ version: without.version, units });
    expect(moved.units).toMatchObject([
      { unit: 'dozen', bought: true, sold: true },
      { unit: 'carton', bought: false, sold: false },
    ]);
  });

  test('are not touched by a change of something else, nor marked where a sheet names a carton', async () => {
    const { id, version } = await soda('Orange', [{ ...CARTON, barcode: null }]);
    const renamed = await shop.change('product', String(id), { version, name: 'Orange Soda' });
    expect(renamed.units).toMatchObject([{ unit: 'carton', factor: 24, bought: true, sold: false }]);
    const read = await shop.create('product', { name: 'Sprite', selling_price: 700, carton_size: 24 });
    expect(read.units).toMatchObject([{ unit: 'carton', factor: 24, bought: false, sold: false }]);
  });

  test.each([
    [
      'two bought ones',
      [
        { ...DOZEN, bought: true },
        { ...CARTON, barcode: null },
      ],
      'units.1.bought',
      'repeated',
    ],
    [
      'two sold ones',
      [
        { ...DOZEN, sold: true },
        { ...CARTON, barcode: null, sold: true },
      ],
      'units.1.sold',
      'repeated',
    ],
    ['a carton of none', [{ ...CARTON, factor: 0 }], 'units.0.factor', 'at_least'],
    ['a carton of no size', [{ unit: 'carton', bought: true }], 'units.0.factor', 'required'],
    ['a carton in halves', [{ ...CARTON, factor: 1.5 }], 'units.0.factor', 'not_whole'],
    ['the barcode of another carton', [DOZEN, CARTON], 'units.1.barcode', 'taken'],
    [
      'a barcode of a wrong digit',
      [{ ...CARTON, barcode: '16161100000016' }],
      'units.0.barcode',
      'check_digit',
    ],
    ['a mark that is none', [{ ...DOZEN, bought: 'yes' }], 'units.0.bought', 'not_flag'],
  ])('%s are named in their field, and nothing is saved', async (name, units, field, key) => {
    await expect(soda(name, units)).rejects.toMatchObject({ problems: { [field]: { key } } });
    expect(await found(name)).toBeUndefined();
  });
});
