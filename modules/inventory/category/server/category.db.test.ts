import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBusiness, logIn } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';

// cspell:ignore Vinywaji Sabuni Nguo Juisi Vya

let system: TestSystem;
let owner: TestBrowser;
beforeAll(async () => {
  system = await openTestSystem();
  owner = await logIn(system, (await aBusiness(system)).phone);
});
afterAll(() => system.close());

const made = async (entity: string, body: object, by = owner) =>
  (await by.ask(`POST api/${entity}`, { body })).body.message.id as string;
const listed = async (query: string, by = owner) =>
  (await by.ask(`GET api/category/list?${query}`)).body.message.data.map(
    ({ name, products }: { name: string; products: number }) => [name, products],
  );

test('a category tells how many products are in it; the list shows those in use or those unused', async () => {
  const [drinks, soap] = [
    await made('category', { name: 'Vinywaji' }),
    await made('category', { name: 'Sabuni' }),
  ];
  await made('category', { name: 'Nguo' });
  for (const name of ['Soda', 'Juisi'])
    await made('product', { name, selling_price: 1000, category_id: drinks });
  const gone = await made('product', { name: 'Omo', selling_price: 500, category_id: soap });
  const inUse = [['Vinywaji', 2]];
  expect(await listed('condition=in_use')).toEqual([['Sabuni', 1], ...inUse]);
  await owner.ask(`DELETE api/product?id=${gone}`);

  const stranger = await logIn(system, (await aBusiness(system)).phone);
  await made('category', { name: 'Vya wengine' }, stranger);
  expect(await listed('condition=in_use')).toEqual(inUse);
  expect(await listed('condition=in_use&sort=products&order=-1')).toEqual(inUse);
  expect(await listed('condition=unused')).toEqual([
    ['Nguo', 0],
    ['Sabuni', 0],
  ]);
  expect(await listed('condition=in_use', stranger)).toEqual([]);
});
