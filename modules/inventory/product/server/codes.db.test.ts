import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchedWords } from '#core/search-words.ts';
import { openShop, type Shop } from '#server/testing/shop.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await testDatabase();
  shop = await openShop(db);
});
afterAll(() => db.close());

const carton = (barcode: string) => [{ unit: 'carton', factor: 12, barcode }];

describe('one code is one thing', () => {
  beforeAll(async () => {
    await shop.create('product', {
      name: 'Cola',
      code: 'COLA-1',
      selling_price: 1000,
      unit_of_measure: 'bottle',
      barcodes: ['6161100000018', '036000291452'],
      units: [{ unit: 'carton', factor: 24, barcode: '16161100000015' }],
    });
  });

  test.each([
    ['the barcode of a carton', { barcodes: ['16161100000015'] }, 'barcodes'],
    ['a barcode on a carton', { units: carton('6161100000018') }, 'units.0.barcode'],
    ['a carton on a carton', { units: carton('16161100000015') }, 'units.0.barcode'],
    ['a barcode as a code', { code: '6161100000018' }, 'code'],
    ['a code as a barcode', { barcodes: ['cola-1'] }, 'barcodes'],
    ['another letter case', { code: 'Cola-1' }, 'code'],
    ['thirteen digits', { barcodes: ['0036000291452'] }, 'barcodes'],
    ['fourteen digits', { code: '00036000291452' }, 'code'],
  ])('%s is taken', async (_, fields, field) => {
    await expect(
      shop.create('product', { name: 'Other', selling_price: 1, unit_of_measure: 'bottle', ...fields }),
    ).rejects.toMatchObject({ problems: { [field]: { key: 'taken', params: { name: 'Cola' } } } });
  });

  test('a bottle and its carton have codes of their own; a product may have one as code and barcode', async () => {
    await expect(
      shop.create('product', {
        ...{ name: 'Juice', selling_price: 1, unit_of_measure: 'bottle', barcodes: ['6161100000025'] },
        units: carton('6161100000025'),
      }),
    ).rejects.toMatchObject({ problems: { 'units.0.barcode': { key: 'repeated' } } });
    await expect(
      shop.create('product', {
        ...{ name: 'Juice', selling_price: 1, code: '6161100000025', barcodes: ['06161100000025'] },
      }),
    ).resolves.toBeDefined();
  });

  test('of two at once one has it', async () => {
    const made = await Promise.allSettled(
      ['Soda', 'Juice'].map((name, i) =>
        shop.create('product', {
          ...{ name, selling_price: 1, unit_of_measure: 'bottle' },
          ...(i === 0 ? { barcodes: ['6161100000032'] } : { units: carton('6161100000032') }),
        }),
      ),
    );
    expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('what a product gives up is free, and what it has stays its own when it is changed', async () => {
    const first = await shop.create('product', { name: 'Chai', code: 'CH-1', selling_price: 1 });
    const id = String(first.id);
    await shop.change('product', id, { version: 1, code: 'ch-1' });
    await shop.change('product', id, { version: 2, code: 'CH-2' });
    await expect(
      shop.create('product', { name: 'Kahawa', selling_price: 1, barcodes: ['ch-1'] }),
    ).resolves.toBeDefined();
  });
});

test.each([
  ['the code of its carton', '16161100000015'],
  ['fourteen digits', '06161100000018'],
  ['all that the bars say', ']d201061611000000181727033110L7'],
  ['a code in other letters', 'cola-1'],
])('a product is found by %s', async (_, keyword) => {
  const found = await shop.ask(({ tx }) =>
    tx.query<{ name: string }>(
      'select p.name from ctx.search_products($1, 20, 0) h(id, total) join products p using (id)',
      [searchedWords(keyword)],
    ),
  );
  expect(found.map(({ name }) => name)).toEqual(['Cola']);
});
