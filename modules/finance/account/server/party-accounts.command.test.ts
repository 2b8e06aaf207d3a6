import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_LIST_STATE } from '#core/list-state.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { importSheet } from '#server/testing/import-sheet.ts';
import { openShop } from '#server/testing/shop.ts';
import type { Answer, TestBrowser } from '#server/testing/test-browser.ts';
import { workbookBytes } from '#server-kit/excel/write-workbook.ts';
import { sheetOfRows } from '#server-kit/import/export-rows.ts';
import { type OwingShop, openOwingShop } from '../../testing/owing-shop.ts';
import { account } from '../account.entity.ts';

interface ListedAccount {
  id: string;
  name: string;
  type: string;
  balance?: number;
}

let shop: OwingShop;
let asha: string;
let baraka: string;
let rehema: string;

const OF_CUSTOMERS = 'condition=customer';

const ask = (query: string, { call = 'list', by = shop.owner, branch = shop.branch_id } = {}) =>
  by.ask(`GET api/account/${call}${query && '?'}${query}`, { branch });

/** The rows of a page; whatever else is answered fails the test with it. */
const rowsOf = ({ body }: Answer) => {
  expect(body).toMatchObject({ success: true });
  return body.message.data as ListedAccount[];
};

const listed = async (query: string, from?: { by?: TestBrowser; branch?: string }) =>
  rowsOf(await ask(query, from));

const balances = async (query: string, branch = shop.branch_id) =>
  (await listed(query, { branch })).map(({ name, balance }) => [name, balance]);

beforeAll(async () => {
  shop = await openOwingShop();
  asha = await shop.customer('Asha Juma');
  baraka = await shop.customer('Baraka Said');
  rehema = await shop.customer('Rehema Ally');
  await shop.owes(asha, 3000);
  await shop.owes(asha, 450, {}, shop.other_branch);
  await shop.owes(baraka, 900);
  await shop.pay(baraka, 1000);
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

test('each customer has one, and its balance is the sub-ledger of the customer in the branch', async () => {
  expect(await balances(OF_CUSTOMERS)).toEqual([
    ['Asha Juma', 3000],
    ['Baraka Said', -100],
    ['Rehema Ally', 0],
  ]);
  expect(await balances(OF_CUSTOMERS, shop.other_branch)).toEqual([
    ['Asha Juma', 450],
    ['Baraka Said', 0],
    ['Rehema Ally', 0],
  ]);
  const [first] = await listed(OF_CUSTOMERS);
  expect(first).toMatchObject({
    id: asha,
    type: 'customer',
    provider: 'NONE',
    account_number: null,
    currency: 'TZS',
    is_default: false,
    branch_id: shop.branch_id,
  });
  expect(await listed('condition=supplier')).toEqual([]);
});

test('together they are what the trial balance has of customers', async () => {
  for (const branch of [shop.branch_id, shop.other_branch]) {
    const { body } = await shop.owner.ask(`GET api/report/trial-balance?date=2000-01-01&date_to=2099-12-31`, {
      branch,
    });
    const rows = body.message.rows as { account_code: string; debit: number; credit: number }[];
    const inBooks = rows
      .filter(({ account_code }) => ['1100', '1110', '2100'].includes(account_code))
      .reduce((sum, { debit, credit }) => sum + debit - credit, 0);
    const inList = (await listed(OF_CUSTOMERS, { branch })).reduce(
      (sum, { balance = 0 }) => sum + balance,
      0,
    );
    expect(inBooks).not.toBe(0);
    expect(inList).toBe(inBooks);
  }
});

test('they are searched, sorted, narrowed, paged and counted as any list is', async () => {
  expect(await balances(`${OF_CUSTOMERS}&sort=balance&order=-1`)).toEqual([
    ['Asha Juma', 3000],
    ['Rehema Ally', 0],
    ['Baraka Said', -100],
  ]);
  const { body: page } = await ask(`${OF_CUSTOMERS}&limit=1&page=2`);
  expect(page.message).toMatchObject({ total: 3, total_pages: 3, next_page: 3, previous_page: 1 });
  expect(page.message.data).toMatchObject([{ id: baraka }]);
  const { body: found } = await ask(`${OF_CUSTOMERS}&keyword=rehema`, { call: 'search' });
  expect(found.message).toMatchObject([{ id: rehema, balance: 0 }]);
  const owing = encodeURIComponent(
    JSON.stringify({ join: 'all', parts: [{ field: 'balance', is: 'above', value: 0 }] }),
  );
  expect(await balances(`${OF_CUSTOMERS}&filter=${owing}`)).toEqual([['Asha Juma', 3000]]);
  const flagged = encodeURIComponent(
    JSON.stringify({ join: 'all', parts: [{ field: 'is_default', is: 'is', value: true }] }),
  );
  expect(await listed(`${OF_CUSTOMERS}&filter=${flagged}`)).toEqual([]);
  const { body: counts } = await ask('', { call: 'counts' });
  expect(counts.message).toMatchObject({
    all: { total: 4 },
    cash_in_hand: { total: 2 },
    customer: { total: 3 },
    supplier: { total: 0 },
  });
  const { body: narrowed } = await ask('keyword=asha', { call: 'counts' });
  expect(narrowed.message).toMatchObject({ all: { total: 0 }, customer: { total: 1 } });
});

test('they stand under no other condition and are offered by no choice of an account', async () => {
  for (const query of ['', 'type=customer', 'condition=bank', 'limit=1000'])
    expect((await listed(query)).filter(({ type }) => type === 'customer')).toEqual([]);
  const cashier = await shop.clerk('create_payment', 'list_customers', 'view_account_balance');
  for (const by of [shop.owner, cashier])
    expect((await ask('keyword=asha', { call: 'search', by })).body.message).toEqual([]);
  const asked = await ask(OF_CUSTOMERS, { call: 'search', by: cashier });
  expect([asked.status, asked.body.code]).toEqual([400, 'invalid_parameter']);
});

test('they are shown to whoever may list accounts and customers and see balances', async () => {
  const rights = ['list_accounts', 'list_customers', 'view_account_balance'];
  const reader = await shop.clerk(...rights);
  expect(await listed(OF_CUSTOMERS, { by: reader })).toHaveLength(3);
  for (const missing of rights) {
    const by = await shop.clerk(...rights.filter((right) => right !== missing));
    const status = missing === 'list_accounts' ? 403 : 400;
    for (const call of ['list', 'search', 'ids'])
      expect([missing, call, (await ask(OF_CUSTOMERS, { by, call })).status]).toEqual([
        missing,
        call,
        status,
      ]);
    const { body } = await ask('', { by, call: 'counts' });
    if (missing !== 'list_accounts') expect(Object.keys(body.message)).toContain('bank');
    expect(Object.keys(body.message)).not.toContain('customer');
  }
});

test('customers of another business have none here', async () => {
  const other = await openOwingShop(shop.system);
  const neema = await other.customer('Neema Mushi');
  await other.owes(neema, 700);
  expect((await listed(OF_CUSTOMERS)).map(({ name }) => name)).not.toContain('Neema Mushi');
  const { body } = await other.owner.ask(`GET api/account/list?${OF_CUSTOMERS}`, { branch: other.branch_id });
  expect(body.message.data).toMatchObject([{ id: neema, balance: 700 }]);
});

test('nobody makes, opens, changes, deletes or pays into one', async () => {
  const inBooks = () =>
    shop.system.db.adminQuery(
      `select (select count(*) from accounts where business_id = $1) as accounts,
              (select count(*) from journal_lines where business_id = $1) as lines,
              (select jsonb_agg(c order by c.id) from customers c where c.business_id = $1)::text as customers`,
      [shop.business_id],
    );
  const before = await inBooks();
  const { branch_id: branch } = shop;
  const made = await shop.owner.ask('POST api/account', { body: { name: 'Asha', type: 'customer' }, branch });
  expect([made.status, made.body.fields.type]).toEqual([
    400,
    'Customer and supplier accounts are created automatically. Choose another type.',
  ]);
  const refused = [
    await shop.owner.ask(`GET api/account?id=${asha}`, { branch }),
    await shop.owner.ask(`PUT api/account?id=${asha}`, { body: { name: 'Till', version: 1 }, branch }),
    await shop.owner.ask('POST api/account/delete', { body: { ids: [asha] }, branch }),
    await shop.owner.ask(`DELETE api/account?id=${asha}`, { branch }),
    await shop.pay(asha, 100, { account_id: asha }),
  ];
  // Of what is paid into, the field is named.
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 400]);
  expect(await inBooks()).toEqual(before);
});

test('a sheet of them goes out, and does not come in again', async () => {
  const duka = await openShop(shop.system.db);
  await duka.create('customer', { name: 'Asha Juma' });
  const bytes = await duka.ask((context) => {
    const request = { ...DEFAULT_LIST_STATE, condition: 'customer', sort: 'name', filters: [] };
    return workbookBytes({ sheets: [sheetOfRows(account, request, context)] });
  });
  const mapping = { Name: 'name', 'Account type': 'type' };
  const { rows, faulty, faults, to_create } = await importSheet(duka, 'account', bytes, { mapping }, true);
  expect([rows, faulty, to_create]).toEqual([1, 1, 0]);
  expect(faults).toMatchObject([
    {
      name: 'Asha Juma',
      column: 'Account type',
      reason: 'Customer and supplier accounts are created automatically. Choose another type.',
    },
  ]);
});
