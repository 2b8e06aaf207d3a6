// cspell:ignore yetu yake Bahati mche makosa Chumvi Mchele

import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { GuestPage } from '../pages/guest-page.ts';
import { ImportPage } from '../pages/import-page.ts';
import { ListPage } from '../pages/list-page.ts';
import { onepos } from '../pages/onepos.ts';
import { writeBook } from '../pages/workbook.ts';

const SHOP = { name: 'Duka la Bahati', phone: '255713204688', password: 'Kiti-cheupe-27' };
const LIST = '/inventory/product-list';
const HEADINGS = ['Bidhaa yetu', 'Namba', 'Aina yake', 'Bei yetu'];
const MEANING = {
  'Bidhaa yetu': 'Name',
  Namba: 'Code',
  'Aina yake': 'Category',
  'Bei yetu': 'Selling price',
};

test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.beforeAll(async () => {
  const owner = ['--owner-name', 'Bahati Juma', '--owner-phone', SHOP.phone, '--password', SHOP.password];
  await onepos('create-business', '--name', SHOP.name, ...owner, '--json');
});

test.beforeEach(async ({ page }) => {
  await new GuestPage(page).enter(LIST, SHOP.phone, SHOP.password);
});

test('errors are corrected in their cells and checked at once, the import is left and found again, and all rows land', async ({
  page,
}, info) => {
  const file = info.outputPath('bidhaa.xlsx');
  await writeBook(file, [
    HEADINGS,
    ['Sukari', 'S-1', 'Vyakula', '2800'],
    ['', 'U-1', 'Vyakula', '24OO'],
    ['Sabuni', 'B-1', 'Usafi', '900'],
  ]);
  const wizard = new ImportPage(page);
  await wizard.choose(LIST, file);
  for (const [heading, meaning] of Object.entries(MEANING)) await wizard.map(heading, meaning);
  await expect(page.getByRole('combobox', { name: 'New categories' })).toContainText('add them');
  await wizard.check();
  expect(await wizard.countOf('With errors')).toBe(1);

  const faults = page.getByRole('table', { name: 'Errors' });
  const price = faults.getByRole('textbox', { name: 'Bei yetu, row 3' });
  await expect(price).toHaveValue('24OO');
  await expect(faults).toContainText('There is a letter among the digits.');
  await expect(faults).toContainText('This field is required.');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the rows with errors' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('bidhaa-faults.xlsx');
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');

  await price.fill('2400');
  await price.press('Tab');
  await expect(faults).not.toContainText('There is a letter among the digits.');
  await expect(faults.getByRole('textbox', { name: 'Bidhaa yetu, row 3' })).toBeVisible();

  // Left in the middle; the list of imports leads back, with all that was chosen and corrected.
  await wizard.leave(LIST);
  await wizard.goOn();
  const kept = page.waitForResponse((answer) => answer.request().postData()?.includes('"Unga"') ?? false);
  await faults.getByRole('textbox', { name: 'Bidhaa yetu, row 3' }).fill('Unga');
  await kept;
  // Left once more: what was typed and not checked yet stands in its cell.
  await wizard.leave(LIST);
  await wizard.goOn();
  await wizard.check();
  expect(await wizard.countOf('With errors')).toBe(0);
  await wizard.importAll();
  await wizard.seeAll();
  const list = new ListPage(page, LIST);
  for (const product of ['Sukari', 'Unga', 'Sabuni']) await expect(list.row(product)).toBeVisible();
});

test('the name stays beside what is corrected, and one goes from error to error by button and by key', async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 1000, height: 760 });
  const file = info.outputPath('bidhaa-makosa.xlsx');
  const note = 'x'.repeat(60);
  await writeBook(file, [
    ['Namba', 'Shelf location', 'Remarks', 'Bidhaa yetu', 'Minimum price', 'Bei yetu'],
    ['N-1', 'A4', note, 'Chumvi', '3OO', '5OO'],
    ['N-2', 'A5', note, 'Mchele', '300', '9OO'],
  ]);
  const wizard = new ImportPage(page);
  await wizard.choose(LIST, file);
  await wizard.map('Namba', 'Code');
  await wizard.map('Bidhaa yetu', 'Name');
  await wizard.map('Bei yetu', 'Selling price');
  await wizard.check();
  const faults = page.getByRole('table', { name: 'Errors' });
  const cell = (heading: string, row: number) =>
    faults.getByRole('textbox', { name: `${heading}, row ${row}` });
  const next = page.getByRole('button', { name: /^Next error/ });
  await expect(next).toHaveText('Next error (3 left)');
  await next.click();
  await expect(cell('Minimum price', 2)).toBeFocused();
  await expect(cell('Minimum price', 2)).toBeInViewport({ ratio: 1 });
  const name = await cell('Bidhaa yetu', 2).boundingBox();
  const price = await cell('Minimum price', 2).boundingBox();
  expect(name?.x).toBeGreaterThan(0);
  expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThan(price?.x ?? 0);
  expect(price?.height).toBeGreaterThanOrEqual(40);
  await cell('Minimum price', 2).fill('300');
  await page.keyboard.press('F8');
  await expect(cell('Bei yetu', 2)).toBeFocused();
  await expect(next).toHaveText('Next error (2 left)');
  await page.keyboard.press('F8');
  await expect(cell('Bei yetu', 3)).toBeFocused();
  // Behind the last one the first that is left.
  await next.click();
  await expect(cell('Bei yetu', 2)).toBeFocused();
  for (const row of [2, 3]) await cell('Bei yetu', row).fill('500');
  await page.keyboard.press('Tab');
  await expect(next).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel import' }).click();
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
});

test('the next sheet of these headings is mapped by itself, changes what is there, and all of it is taken back', async ({
  page,
}, info) => {
  const file = info.outputPath('bidhaa-mpya.xlsx');
  await writeBook(file, [
    [...HEADINGS].reverse(),
    ['3000', 'Vyakula', 'S-1', 'Sukari'],
    ['700', 'Vinywaji', 'M-1', 'Maji'],
  ]);
  const wizard = new ImportPage(page);
  await wizard.choose(LIST, file);
  await expect(page.getByText('Columns are matched as in bidhaa.xlsx')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Find existing records by' })).toContainText('Code');
  await wizard.check();
  expect(await wizard.countOf('New')).toBe(1);
  expect(await wizard.countOf('Updated')).toBe(1);
  await wizard.importAll();
  await wizard.seeAll();
  const list = new ListPage(page, LIST);
  await expect(list.row('Sukari')).toContainText('3,000');

  await page.goto(`${LIST}?import=1`);
  const earlier = page.getByRole('list', { name: 'Earlier imports' });
  await earlier.getByRole('listitem').first().getByRole('button', { name: 'Undo', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Undo the import of bidhaa-mpya.xlsx?' });
  await expect(dialog).toContainText('1 record it created will be deleted.');
  await expect(dialog).toContainText('1 record goes back to what it was.');
  await expect(dialog).toContainText('1 related record it added will be deleted too.');
  await dialog.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(earlier.getByRole('listitem').first()).toContainText('Undone');
  await list.open();
  await expect(list.row('Sukari')).toContainText('2,800');
  await expect(list.row('Maji')).toHaveCount(0);
});

test('an import whose records were changed since is not taken back, and says which', async ({ page }) => {
  const list = new ListPage(page, LIST);
  await list.row('Sabuni').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Sabuni ya mche');
  await page.getByRole('button', { name: /^Save changes/ }).click();
  await expect(page.getByRole('heading', { name: 'Sabuni ya mche' })).toBeVisible();
  await page.goto(`${LIST}?import=1`);
  const earlier = page.getByRole('list', { name: 'Earlier imports' });
  const first = earlier.getByRole('listitem').filter({ hasText: 'bidhaa.xlsx' });
  await first.getByRole('button', { name: 'Undo', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Undo the import of bidhaa.xlsx?' });
  await expect(dialog).toContainText('Sabuni ya mche');
  await expect(dialog).toContainText('It has been changed since.');
  await expect(dialog.getByRole('button', { name: 'Undo' })).toBeDisabled();
});
