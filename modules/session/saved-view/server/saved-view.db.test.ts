import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListView } from '#core/list-view.ts';
import { aBusiness, anEmployee, logIn } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';

const VIEW: ListView = {
  condition: 'all',
  sort: 'buying_price',
  order: -1,
  filters: { filter: '{"join":"all","parts":[{"field":"buying_price","is":"above","value":5}]}' },
  columns: [
    { key: 'name', shown: true },
    { key: 'buying_price', shown: true },
  ],
  density: 'compact',
};

let system: TestSystem;
let owner: TestBrowser;
let clerk: TestBrowser;
let sharer: TestBrowser;
let stranger: TestBrowser;

beforeAll(async () => {
  system = await openTestSystem();
  const made = await aBusiness(system);
  owner = await logIn(system, made.phone);
  const employee = async (...rights: string[]) => {
    const { phone, password } = await anEmployee(owner, rights, { branches: [made.branch_id] });
    return logIn(system, phone, password);
  };
  clerk = await employee('list_products');
  sharer = await employee('list_products', 'share_list_views');
  stranger = await logIn(system, (await aBusiness(system)).phone);
});
afterAll(() => system.close());

const keep = (by: TestBrowser, name: string, is_shared = false, view: unknown = VIEW, list = 'product') =>
  by.ask('POST api/saved-view', { body: { list, name, is_shared, view } });
const change = (by: TestBrowser, id: string, name: string, is_shared = false) =>
  by.ask(`PUT api/saved-view?id=${id}`, { body: { name, is_shared, view: VIEW } });
const drop = (by: TestBrowser, id: string) => by.ask(`DELETE api/saved-view?id=${id}`);
const views = async (by: TestBrowser) => (await by.ask('GET api/saved-view/list?list=product')).body.message;
const names = async (by: TestBrowser) => (await views(by)).map(({ name }: { name: string }) => name);

test('a view is kept as it is, renamed and forgotten by whoever made it, and seen by nobody else', async () => {
  const { id } = (await keep(owner, 'Dear')).body.message;
  expect(await views(owner)).toEqual([{ id, name: 'Dear', is_shared: false, is_own: true, view: VIEW }]);
  for (const other of [clerk, sharer, stranger]) {
    expect(await names(other)).toEqual([]);
    expect((await change(other, id, 'Mine')).status).toBe(404);
    expect((await drop(other, id)).status).toBe(404);
  }
  expect((await change(owner, id, 'Very dear')).status).toBe(200);
  expect(await names(owner)).toEqual(['Very dear']);
  expect((await drop(owner, id)).body.message).toBe('Deleted');
  expect((await drop(owner, id)).status).toBe(404);
  expect(await names(owner)).toEqual([]);
});

test('a shared one is seen by all who see the list, without what they may not see, and changed only with the right', async () => {
  expect((await keep(clerk, 'For all', true)).body.code).toBe('permission_denied');
  const { id } = (await keep(owner, 'For all', true)).body.message;
  const [seen] = await views(clerk);
  expect(seen).toMatchObject({ id, name: 'For all', is_shared: true, is_own: false });
  expect(seen.view).toEqual({
    ...VIEW,
    sort: '',
    filters: {},
    columns: [{ key: 'name', shown: true }],
  });
  expect((await change(clerk, id, 'Taken')).status).toBe(404);
  expect((await drop(clerk, id)).status).toBe(404);
  expect((await change(sharer, id, 'For everybody', true)).status).toBe(200);
  expect(await names(stranger)).toEqual([]);
  expect(await names(owner)).toEqual(['For everybody']);
  expect((await drop(sharer, id)).status).toBe(200);
  expect(await names(clerk)).toEqual([]);
});

test('only of a list that one may see, in a form that a view has, and no more than are found again', async () => {
  expect((await keep(clerk, 'x', false, VIEW, 'customer')).body.code).toBe('permission_denied');
  expect((await clerk.ask('GET api/saved-view/list?list=customer')).body.code).toBe('permission_denied');
  expect((await keep(owner, 'x', false, VIEW, 'constructor')).status).toBe(404);
  for (const [name, view] of [
    ['x', { ...VIEW, order: 3 }],
    ['x', { ...VIEW, filters: { code: 'a\0b' } }],
    ['x', { ...VIEW, sort: "name' or 1=1" }],
    ['', VIEW],
  ] as const)
    expect((await keep(clerk, name, false, view)).status).toBe(400);
  expect((await change(clerk, randomUUID(), 'x')).status).toBe(404);
  for (let n = 0; n < 50; n++) expect((await keep(clerk, `View ${n}`)).status).toBe(200);
  expect((await keep(clerk, 'One more')).body.code).toBe('too_many_views');
  expect(await views(clerk)).toHaveLength(50);
});
