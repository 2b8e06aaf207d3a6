import path from 'node:path';
import { expect, test } from '@playwright/test';
import expected from '#modules/inventory/product/data/duka-stock-list.faults.json' with { type: 'json' };
import { GuestPage } from '../pages/guest-page.ts';
import { ImportPage } from '../pages/import-page.ts';
import { onepos } from '../pages/onepos.ts';

/** Says what a heading of the list means, in the words of the wizard. */
const MEANING = {
  'Jina la bidhaa': 'Name',
  Barcode: 'Barcodes',
  Aina: 'Category',
  Kipimo: 'Unit of measure',
  'Bei ya kununua': 'Buying price',
  'Bei ya kuuza': 'Selling price',
  Idadi: 'Opening stock',
  'Mwisho wa matumizi': 'Expire date',
  'Ctn = pcs': 'Units in a carton',
};

const FILE = path.join(import.meta.dirname, '../../modules/inventory/product/data/duka-stock-list.xlsx');

const SHOP = { name: 'Duka la Amani', phone: '255713204577', password: 'Kiti-cheupe-27' };

test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.beforeAll(async () => {
  const owner = ['--owner-name', 'Amani Juma', '--owner-phone', SHOP.phone, '--password', SHOP.password];
  await onepos('create-business', '--name', SHOP.name, ...owner, '--vat-registered', '--json');
});

test('a shopkeeper’s list with 158 dirty cells: each fault is named, the rest lands', async ({ page }) => {
  const { counts, import_without_refused_rows: want } = expected;
  await new GuestPage(page).enter('/inventory/product-list', SHOP.phone, SHOP.password);
  const wizard = new ImportPage(page);
  await wizard.choose('/inventory/product-list', FILE);
  await wizard.place('Bidhaa', '2');
  for (const [heading, meaning] of Object.entries(MEANING)) await wizard.map(heading, meaning);
  await wizard.choice('Categories that nobody knows yet', 'are added');
  await wizard.check();
  expect(await wizard.countOf('Rows')).toBe(counts.product_rows + 1);
  expect(await wizard.countOf('With faults')).toBe(counts.rows_refused);
  const faults = page.getByRole('table', { name: 'Faults' });
  await expect(faults.getByRole('textbox', { name: 'Bei ya kuuza, row 8', exact: true })).toHaveValue('12OO');
  await expect(faults).toContainText('A letter stands among the digits.');
  await wizard.leaveOutFaulty();
  await wizard.importAll();
  await expect(page.getByText(`1 to 20 of ${want.products}`)).toBeVisible();

  await page.goto('/inventory/category-list');
  await expect(page.getByText(`1 to ${want.categories} of ${want.categories}`)).toBeVisible();
  await page.goto('/report/trial-balance');
  await expect(page.getByText('Debit and credit agree')).toBeVisible();
  const value = want.opening_stock_value_tzs.toLocaleString('en-GB');
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText(value);
});
