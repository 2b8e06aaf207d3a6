// cspell:ignore Droo Benki Sefu Temeke
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OwingShop, openOwingShop } from '../../testing/owing-shop.ts';

let shop: OwingShop;
beforeAll(async () => {
  shop = await openOwingShop();
});
afterAll(() => shop.system.close());

/** What the accounts are called, each with its name in the chart. */
const named = async () =>
  (
    await shop.system.db.adminQuery<{ name: string; in_chart: string }>(
      `select a.name, l.name as in_chart from accounts a
       join ledger_accounts l on l.business_id = a.business_id and l.code = a.ledger_code
       where a.branch_id = $1 order by l.code`,
      [shop.branch_id],
    )
  ).map(({ name, in_chart }) => (name === in_chart ? name : `${name}, ${in_chart} in the chart`));

const speak = (language: string) =>
  shop.owner.ask('PUT api/branch/settings', { body: { id: shop.branch_id, language } });

test('accounts that a branch began with are called in its language, until somebody names one', async () => {
  const before = await named();
  expect(before).toEqual(expect.arrayContaining(['Cash drawer', 'Safe']));
  const { data } = (await shop.owner.ask('GET api/account/list?limit=50')).body.message;
  const safe = data.find(({ name }: { name: string }) => name === 'Safe');
  const body = { version: safe.version, name: 'Iron box' };
  expect((await shop.owner.ask(`PUT api/account?id=${safe.id}`, { body })).status).toBe(200);
  const more = { name: 'Safe', type: 'mobile', currency: 'TZS' };
  expect((await shop.owner.ask('POST api/account', { body: more })).status).toBe(200);
  const typed = await named();
  expect((await speak('sw')).body.message).toMatchObject({ language: 'sw' });
  const words: Record<string, string> = { 'Cash drawer': 'Droo ya taslimu', Bank: 'Benki' };
  expect(await named()).toEqual(typed.map((name) => words[name] ?? name));
  expect((await speak('en')).status).toBe(200);
  expect(await named()).toEqual(typed);
});

test('a further branch speaks as the one from which it is opened', async () => {
  await speak('sw');
  const { body } = await shop.owner.ask('POST api/branch', {
    body: { name: 'Temeke', phone_number: '255713662010' },
  });
  const accounts = await shop.system.db.adminQuery('select name from accounts where branch_id = $1', [
    body.message.id,
  ]);
  expect(accounts.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Droo ya taslimu', 'Sefu', 'Benki']),
  );
});
