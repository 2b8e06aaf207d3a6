import path from 'node:path';
import { expect, test } from '@playwright/test';
import expected from '#modules/inventory/product/data/duka-stock-list.faults.json' with { type: 'json' };
import { GuestPage } from '../pages/guest-page.ts';
import { ImportPage } from '../pages/import-page.ts';
import { OwnServer } from '../pages/own-server.ts';
import { SHOP } from '../pages/shop.ts';
import { rowsOf } from '../pages/workbook.ts';

// cspell:ignore Kufuli Jamaa bluu mche

const FILE = path.join(import.meta.dirname, '../../modules/inventory/product/data/duka-stock-list.xlsx');
const LIST = '/inventory/product-list';

/** What the wizard makes of each heading by itself. A new branch keeps no expiry dates, so that column is not read. */
const PROPOSED = {
  'Jina la bidhaa': 'Name',
  Barcode: 'Barcodes',
  Aina: 'Category',
  Kipimo: 'Unit of measure',
  'Bei ya kununua': 'Buying price',
  'Bei ya kuuza': 'Selling price',
  Idadi: 'Opening stock',
  'Mwisho wa matumizi': 'Not imported',
  'Ctn = pcs': 'Units per carton',
};

/** Rows that are refused for another reason than their expiry date. */
const REFUSED = new Set(
  expected.cells
    .filter(({ expectation, column }) => expectation.startsWith('refused') && column !== 'Mwisho wa matumizi')
    .map(({ row }) => row),
);

let server: OwnServer;

test.setTimeout(240_000);
test.beforeAll(async () => {
  server = await OwnServer.start();
});
test.afterAll(() => server.close());

test('the first morning: from an empty machine over the shop’s own list to the first sale', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: server.address, viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(30_000);
  const guest = new GuestPage(page);
  await guest.open('/');
  await guest.createBusiness();
  await expect(page.getByRole('banner').getByText(SHOP.branch)).toBeVisible();
  const steps = page.getByRole('list', { name: 'What to do next' });
  const step = (text: string) => steps.getByRole('listitem').filter({ hasText: text });
  // The whole row is the link.
  await step('Import your stock list from Excel').click({ position: { x: 4, y: 4 } });

  const wizard = new ImportPage(page);
  await wizard.choose(LIST, FILE);
  for (const [heading, meaning] of Object.entries(PROPOSED))
    await expect(page.getByRole('combobox', { name: heading })).toContainText(meaning);
  await expect(page.getByText('Expiry date is switched off in this branch')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'New categories' })).toContainText('add them');
  await page.getByRole('combobox', { name: 'New categories' }).scrollIntoViewIfNeeded();
  await wizard.check();

  // The step begins at its top, and the bar stands in sight.
  const title = page.getByRole('heading', { name: 'Import products' });
  await expect(title).toBeInViewport();
  const rows = expected.counts.product_rows + 1;
  expect(await wizard.countOf('Rows')).toBe(rows);
  expect(await wizard.countOf('With errors')).toBe(REFUSED.size);
  const button = (faulty: number) =>
    page.getByRole('button', { name: `Import ${rows - faulty} and leave out ${faulty}` });
  await expect(button(REFUSED.size)).toBeInViewport();
  await expect(
    page.getByRole('status').filter({ hasText: `${REFUSED.size} rows have errors.` }),
  ).toBeVisible();
  const errors = page.getByRole('table', { name: 'Errors' });

  // A cell is as wide as its text, and is checked when it is left.
  const name = errors.getByRole('textbox', { name: 'Jina la bidhaa, row 8', exact: true });
  expect(await name.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBeLessThanOrEqual(0);
  const price = errors.getByRole('textbox', { name: 'Bei ya kuuza, row 8', exact: true });
  await expect(price).toHaveValue('12OO');
  await price.fill('5600');
  await price.press('Tab');
  const fixed = errors.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^8\b/ }) });
  await expect(fixed).toContainText('Correct now');
  await expect(button(REFUSED.size - 1)).toBeEnabled();
  await expect(page.getByRole('table', { name: 'Please check' }).getByRole('row').nth(1)).toContainText(
    'Sabuni ya mche Jamaa bluu 1kg',
  );

  await button(REFUSED.size - 1).click();
  const landed = rows - REFUSED.size + 1;
  await expect(page.getByRole('heading', { name: `${landed} rows imported` })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText(`${REFUSED.size - 1} rows were left out`)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download them' }).click(),
  ]);
  expect(await rowsOf(await download.path())).toHaveLength(REFUSED.size);

  // What was left out is gone on with, by the numbers it has in the file.
  await page.getByRole('button', { name: 'Correct them now' }).click();
  await expect(page.getByText('With errors', { exact: true })).toBeVisible({ timeout: 60_000 });
  const letters = errors.getByRole('textbox', { name: 'Idadi, row 12', exact: true });
  await expect(letters).toHaveValue('nusu');
  await letters.fill('6');
  await letters.press('Enter');
  await page.getByRole('button', { name: `Import 1 and leave out ${REFUSED.size - 2}` }).click();
  await expect(page.getByRole('heading', { name: '1 row imported' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Go to the till' }).click();
  await expect(page.getByRole('textbox', { name: 'Search products' })).toBeVisible();

  await page.goto('/dashboard');
  await expect(step('Import your stock list from Excel')).toContainText('Done');
  await step('Make your first sale').click({ position: { x: 4, y: 4 } });
  const field = page.getByRole('textbox', { name: 'Search products' });
  await field.fill('Kufuli Tri-Circle 50mm');
  await page.locator('[data-tile]').filter({ hasText: 'Kufuli Tri-Circle 50mm' }).click();
  await expect(page.getByRole('status', { name: 'Total' })).toContainText('5,600');
  await page.keyboard.press('F9');
  await page.getByRole('button', { name: 'Complete sale' }).click();
  await expect(page.getByRole('heading', { name: /^Sale .+ is complete$/ })).toBeVisible();

  await page.goto('/inventory/category-list');
  const { categories } = expected.import_without_refused_rows;
  await expect(page.getByText(`1 to ${categories} of ${categories}`)).toBeVisible();
  await page.goto('/report/trial-balance');
  await expect(page.getByText('Debits and credits balance')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByText('Number of sales')).toBeVisible();
  // What is done says so, and the list stays until it is put away.
  await expect(step('Import your stock list from Excel')).toContainText('Done');
  await page.getByRole('button', { name: 'Put away' }).click();
  await expect(steps).toHaveCount(0);
  await page.close();
});
