import { writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { stockList } from '#modules/inventory/product/testing/stock-list.ts';
import { hledgerBalances } from '#server/testing/hledger.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { ImportPage } from '../pages/import-page.ts';
import { onepos } from '../pages/onepos.ts';

/** Says what a heading of the list means, in the words of the wizard. */
const MEANING = {
  StockCode: 'Code',
  Description: 'Name',
  'Retail price': 'Selling price',
  Cost: 'Buying price',
  'Opening qty': 'Opening stock',
  'Reorder at': 'Stock alert',
};

const SHOP = { name: 'Lantern & Heart Ltd', phone: '447700900123', password: 'Kiti-cheupe-27' };

test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.beforeAll(async () => {
  const owner = ['--owner-name', 'Anna Smith', '--owner-phone', SHOP.phone, '--password', SHOP.password];
  // The list is of a shop of that year, whose books begin before its stock was counted.
  const place = ['--currency', 'GBP', '--country', 'united kingdom', '--time-zone', 'Europe/London'];
  const begin = ['--books-begin', '2010-01-01'];
  await onepos('create-business', '--name', SHOP.name, ...owner, ...place, ...begin, '--json');
});

test('a stock list of 2,751 rows comes in, and the books agree with it', async ({ page }, info) => {
  const list = await stockList();
  const file = info.outputPath('stock-list.xlsx');
  await writeFile(file, list.bytes);
  await new GuestPage(page).enter('/inventory/product-list', SHOP.phone, SHOP.password);

  const wizard = new ImportPage(page);
  await wizard.choose('/inventory/product-list', file);
  for (const [heading, meaning] of Object.entries(MEANING)) await wizard.map(heading, meaning);
  await wizard.dateOpeningStock('30 Nov 2010');
  await wizard.check();
  const faulty = await wizard.countOf('With errors');
  expect(await wizard.countOf('Rows')).toBe(list.rows);
  expect(faulty).toBeGreaterThanOrEqual(list.withoutPrice);
  await wizard.importAll();
  await wizard.seeAll();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await expect(page.getByText(`1 to 20 of ${(list.rows - faulty).toLocaleString('en-GB')}`)).toBeVisible();

  await page.goto('/report/trial-balance');
  await expect(page.getByText('Debits and credits balance')).toBeVisible();
  const total = await page.getByRole('row', { name: /^Total/ }).innerText();
  const [debit, credit] = total.match(/[\d,]+\.\d\d/g) ?? [];
  expect(debit).toBe(credit);
  await page.getByRole('link', { name: 'Stock on hand' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: /Inventory/ })).toBeVisible();
  await expect(page.getByRole('table')).toContainText('30 Nov 2010');

  const journal = await onepos('export-journal', '--format', 'hledger', '--business', SHOP.name);
  const pennies = BigInt((debit ?? '').replace(/\D/g, ''));
  expect(await hledgerBalances(journal, 2)).toEqual({ 1200: pennies, 3010: -pennies });
  expect(JSON.parse(await onepos('check-books', '--business', SHOP.name, '--json'))).toMatchObject({
    holds: true,
  });
});
