import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBusiness, anEmployee, logIn } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';

// cspell:ignore Mushi Sabuni

const PHONE = '255713662009';

let system: TestSystem;
let owner: TestBrowser;
/** Who may sell, and so choose whom and what, but lists neither. */
let cashier: TestBrowser;

beforeAll(async () => {
  system = await openTestSystem();
  const { phone, branch_id } = await aBusiness(system);
  owner = await logIn(system, phone);
  for (const [path, body] of [
    ['customer', { name: 'Asha Mushi', phone_number: PHONE }],
    ['customer', { name: 'Room 662', phone_number: '255754000111' }],
    ['product', { name: 'Sabuni', code: 'SB-40', barcodes: ['6203001', '6203999'], selling_price: 900 }],
  ] as const)
    expect((await owner.ask(`POST api/${path}`, { body })).status).toBe(200);
  const person = await anEmployee(owner, ['create_sale'], { branches: [branch_id] });
  cashier = await logIn(system, person.phone, person.password);
});
afterAll(() => system.close());

const names = async (by: TestBrowser, entity: string, keyword: string) => {
  const { status, body } = await by.ask(`GET api/${entity}/search?keyword=${encodeURIComponent(keyword)}`);
  expect(status).toBe(200);
  return body.message.map(({ name }: { name: string }) => name);
};

test('whoever only chooses a customer finds nobody by phone number or address', async () => {
  for (const word of [PHONE, '71366', '662009', '2557', '25']) {
    expect([word, await names(cashier, 'customer', word)]).toEqual([word, []]);
    expect([word, (await names(owner, 'customer', word)).length > 0]).toEqual([word, true]);
  }
  expect(await names(owner, 'customer', '662')).toEqual(['Asha Mushi', 'Room 662']);
  expect(await names(cashier, 'customer', '662')).toEqual(['Room 662']);
  for (const word of ['Asha', 'mushi', 'as'])
    expect(await names(cashier, 'customer', word)).toEqual(['Asha Mushi']);
});

test('what a picker shows beside the name is found still: code and barcode of goods', async () => {
  for (const word of ['sabuni', 'sb-40', '6203001', '3999'])
    expect([word, await names(cashier, 'product', word)]).toEqual([word, ['Sabuni']]);
  for (const word of ['%', '_', '\\'])
    expect([word, await names(cashier, 'product', word)]).toEqual([word, []]);
});
