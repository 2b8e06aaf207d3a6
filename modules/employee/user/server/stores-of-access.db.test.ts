import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBusiness, logIn, nextPhone } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';

// cspell:ignore Mbezi Mwajuma

let system: TestSystem;
let owner: TestBrowser;
let here: string;
let there: string;
let phone: string;

beforeAll(async () => {
  system = await openTestSystem();
  const shop = await aBusiness(system);
  here = shop.branch_id;
  owner = await logIn(system, shop.phone);
  const body = { name: 'Mbezi', phone_number: '0754321099' };
  there = (await owner.ask('POST api/branch', { body })).body.message.id;
});
afterAll(() => system.close());

const storeOf = async (branch: string): Promise<string> => {
  const [store] = await system.db.adminQuery<{ id: string }>('select id from stores where branch_id = $1', [
    branch,
  ]);
  return store?.id ?? '';
};
const hire = (branch_id: string, store_id: string) => {
  phone = nextPhone();
  const access = [{ branch_id, store_ids: [store_id] }];
  return owner.ask('POST api/user', { body: { name: 'Mwajuma Ali', phone_number: phone, access } });
};

test('a line binds to a store of its own branch, whichever branch the call is made in', async () => {
  for (const branch of [here, there]) {
    const { status, body } = await hire(branch, await storeOf(branch));
    expect(status).toBe(200);
    expect(body.message.access).toMatchObject([{ branch_id: branch, store_ids: [await storeOf(branch)] }]);
  }
});

test('a store of another branch than that of its line is not found, and nobody is hired', async () => {
  for (const [branch, other] of [
    [here, there],
    [there, here],
  ] as const) {
    const { status, body } = await hire(branch, await storeOf(other));
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual(['access.0.store_ids']);
    expect(await system.db.adminQuery('select 1 from users where phone_number = $1', [phone])).toEqual([]);
  }
});
