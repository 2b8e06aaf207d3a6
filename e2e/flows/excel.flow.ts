import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { FormPage } from '../pages/form-page.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { ListPage } from '../pages/list-page.ts';
import { writeBook } from '../pages/workbook.ts';

test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ page }) => {
  await new GuestPage(page).enter('/inventory/category-list');
});

test('the list leaves as a workbook', async ({ page }) => {
  await new FormPage(page).create('/inventory/category-form', 'category', { Name: 'Books' });
  const list = new ListPage(page, '/inventory/category-list');
  await list.open();
  const [download] = await Promise.all([page.waitForEvent('download'), list.fromExcelMenu('This list')]);
  expect(download.suggestedFilename()).toMatch(/^categories.*\.xlsx$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
});

test('a workbook comes in: each fault is named, nothing is saved before it is mended or left out', async ({
  page,
}, info) => {
  const file = info.outputPath('makundi.xlsx');
  await writeBook(file, [
    ['Jina la kundi', 'Maelezo'],
    ['Vifaa vya shule', 'Madaftari na kalamu'],
    ['', 'hakuna jina'],
    ['Simu', ''],
  ]);
  await page.goto('/inventory/category-list?import=1');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toHaveText('File is required');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a file' }).click(),
  ]);
  await chooser.setFiles(file);
  await page.getByRole('combobox', { name: 'Jina la kundi' }).click();
  await page.getByRole('option', { name: 'Name', exact: true }).click();
  await page.getByRole('button', { name: 'Check the rows' }).click();
  const faults = page.getByRole('table', { name: 'Errors' });
  await expect(faults.getByRole('row').nth(1)).toContainText('3');
  await expect(faults.getByRole('row').nth(1)).toContainText('This field is required.');
  await page.getByRole('button', { name: 'Import 2 and leave out 1' }).click();
  await page.getByRole('main').getByRole('link', { name: 'See categories' }).click();
  const list = new ListPage(page, '/inventory/category-list');
  await expect(list.row('Simu')).toBeVisible();
  await expect(list.row('Vifaa vya shule')).toBeVisible();
});

test('a file that is no workbook is refused with a sentence', async ({ page }, info) => {
  const file = info.outputPath('picha.xlsx');
  await writeFile(file, 'this is no workbook');
  await page.goto('/inventory/category-list?import=1');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a file' }).click(),
  ]);
  await chooser.setFiles(file);
  await expect(page.getByRole('alert')).toBeVisible();
});
