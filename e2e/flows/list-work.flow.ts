import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { ListPage } from '../pages/list-page.ts';
import { openOwnShop } from '../pages/own-shop.ts';

// cspell:ignore Shukuru Kombo Kiti chekundu Sufuria

const OWNER = { name: 'Shukuru Kombo', phone: '255713664201', password: 'Kiti-chekundu-63' };
const LIST = '/inventory/product-list';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ playwright }, info) => {
  const { create } = await openOwnShop(playwright, info, 'Duka la Shukuru', OWNER);
  for (let n = 1; n <= 32; n++)
    await create('product', {
      name: `Sufuria ${String(n).padStart(2, '0')}`,
      code: `S-${n}`,
      selling_price: n * 1000,
    });
});

test.beforeEach(async ({ page }) => {
  await new GuestPage(page).enter(LIST, OWNER.phone, OWNER.password);
  await expect(page.getByRole('table')).toBeVisible();
});

const titles = (page: Page) => page.getByRole('columnheader').getByRole('button').allInnerTexts();
const edge = (page: Page, column: string) => page.getByRole('separator', { name: `Width of ${column}` });
const bar = (page: Page) => page.getByRole('toolbar');

test('columns go where they are dragged, are as wide as they are pulled, and are so after a reload', async ({
  page,
}) => {
  const before = await titles(page);
  const code = page.getByRole('columnheader', { name: 'Code' });
  const name = page.getByRole('columnheader', { name: 'Name' });
  const from = await code.boundingBox();
  const to = await name.boundingBox();
  if (!from || !to) throw new Error('The columns are not in sight.');
  await page.mouse.move(from.x + 20, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width + 4, to.y + 10, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => (await titles(page)).indexOf('Code')).toBe(1);
  await edge(page, 'Name').focus();
  const width = () => edge(page, 'Name').getAttribute('aria-valuetext');
  await page.keyboard.press('Enter');
  const fitting = await width();
  expect(fitting).toMatch(/^\d+ px$/);
  await page.keyboard.press('ArrowRight');
  await expect.poll(width).not.toBe(fitting);
  const wider = await width();
  await expectAccessible(page, 'a list with columns that are arranged');
  await page.reload();
  await expect.poll(async () => (await titles(page)).indexOf('Code')).toBe(1);
  await expect.poll(width).toBe(wider);
  await edge(page, 'Name').dblclick();
  await expect.poll(width).toBe(fitting);
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await page.getByRole('button', { name: 'Reset columns' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => titles(page)).toEqual(before);
});

test('the whole list is worked by keys, and the keys are told', async ({ page }) => {
  const row = (name: string) => page.getByRole('link', { name, exact: true });
  await page.keyboard.press('j');
  await expect(row('Sufuria 01')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(row('Sufuria 02')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: '1 selected' })).toHaveCount(1);
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(bar(page)).toContainText('3 selected');
  await page.keyboard.press('Control+a');
  await expect(bar(page)).toContainText('20 selected');
  await page.keyboard.press('Control+a');
  await expect(bar(page)).toContainText('32 selected');
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts of this list' });
  await expect(help).toContainText('Next or previous row');
  await expectAccessible(page, 'the keys of a list');
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await page.keyboard.press('End');
  await expect(row('Sufuria 20')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sufuria 20' })).toBeVisible();
});

test('single keys begin, edit, narrow and export, and take back what was deleted', async ({ page }) => {
  const list = new ListPage(page, LIST);
  const row = (name: string) => page.getByRole('link', { name, exact: true });
  await page.keyboard.press('j');
  await page.keyboard.press('Space');
  for (const key of ['j', 'j', 'Shift+Space']) await page.keyboard.press(key);
  await expect(bar(page)).toContainText('3 selected');
  const file = page.waitForEvent('download');
  await page.keyboard.press('x');
  expect((await file).suggestedFilename()).toMatch(/\.xlsx$/);
  await page.keyboard.press('Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete 3 products' }).click();
  await expect(bar(page)).toContainText('3 deleted');
  await page.keyboard.press('Control+z');
  await expect(list.row('Sufuria 02')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);

  await page.keyboard.press('x');
  await expect(page.getByRole('menuitem', { name: /This list/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.keyboard.press('f');
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await row('Sufuria 02').focus();
  await page.keyboard.press('e');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Sufuria 02');
  await page.goBack();
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/product-form$/);
});

test('a value is set in its cell; what is refused stays typed, Escape gives it up', async ({ page }) => {
  const list = new ListPage(page, LIST);
  const row = list.row('Sufuria 05');
  const editor = page.getByRole('dialog', { name: 'Selling price of Sufuria 05' });
  const open = async () => {
    await row.hover();
    await page.getByTitle('Selling price of Sufuria 05').click();
  };
  await open();
  await editor.getByLabel('Selling price').fill('');
  await page.keyboard.press('Enter');
  await expect(editor).toContainText('This field is required.');
  await expectAccessible(page, 'a cell that is refused');
  await page.keyboard.press('Escape');
  await expect(editor).toHaveCount(0);
  await expect(row).toContainText('5,000');
  await open();
  await editor.getByLabel('Selling price').fill('5500');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('5,500');
  await expect(editor).toHaveCount(0);
});

test('what was deleted comes back by one press, and selected rows are taken along', async ({ page }) => {
  const list = new ListPage(page, LIST);
  await list.select('Sufuria 02');
  await list.select('Sufuria 04', { shift: true });
  const file = page.waitForEvent('download');
  await bar(page).getByRole('button', { name: 'Export' }).click();
  expect((await file).suggestedFilename()).toMatch(/^products-.*\.xlsx$/);
  await list.deleteSelected();
  await expect(list.row('Sufuria 03')).toHaveCount(0);
  await expect(bar(page)).toContainText('3 deleted');
  await bar(page).getByRole('button', { name: 'Undo' }).click();
  await expect(list.row('Sufuria 03')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByText('1 to 20 of 32')).toBeVisible();
});

test('a list lies on paper with its head, its filter in words and its rows', async ({ page }) => {
  await page.goto(`${LIST}?keyword=sufuria&order=-1`);
  await page.getByRole('link', { name: 'Print' }).click();
  const paper = page.getByRole('article', { name: 'Print Products' });
  await expect(paper).toContainText('Duka la Shukuru');
  await expect(paper).toContainText('contains “sufuria”');
  await expect(paper.getByRole('listitem').filter({ hasText: 'Name, Z to A' })).toHaveCount(1);
  await expect(paper.getByRole('row')).toHaveCount(33);
  await expect(paper).toContainText('32 rows');
  await expectAccessible(page, 'a list on paper');
  await page.getByRole('link', { name: 'Back to products' }).click();
  await expect(page).toHaveURL(/keyword=sufuria/);
});

test('pages are numbered by the width of the screen, the address says where one is, and another section forgets', async ({
  page,
}) => {
  const numbers = page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: /^Page / });
  await page.goto(`${LIST}?limit=2`);
  await page.setViewportSize({ width: 993, height: 800 });
  await expect(numbers).toHaveCount(10);
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(numbers).toHaveCount(5);
  await page.setViewportSize({ width: 1440, height: 900 });
  await numbers.filter({ hasText: /^4$/ }).click();
  await expect(page).toHaveURL(/page=4/);
  await expect(page.getByText('7 to 8 of 32')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/dashboard/);
  await page.goto('/inventory/product-form');
  await page.getByRole('link', { name: 'Back to products' }).click();
  await expect(page).toHaveURL(/product-list$/);
});

test('the way back from a record that was just made leads past its form', async ({ page }) => {
  await page.getByRole('link', { name: 'New product' }).first().click();
  await page.getByLabel('Name').fill('Sufuria 33');
  await page.getByLabel('Selling price').fill('33000');
  await page.getByRole('button', { name: /^Save product/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sufuria 33' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/product-list/);
});

test('whoever has switched single keys off presses none by chance', async ({ page }) => {
  await page.goto('/settings/employee');
  const single = page.getByRole('switch', { name: 'Single-key shortcuts in lists' });
  await single.click();
  await expect(single).not.toBeChecked();
  await page.goto(LIST);
  await expect(page.getByRole('table')).toBeVisible();
  for (const key of ['f', 'n', '?', '/', 'j', 'ArrowDown']) await page.keyboard.press(key);
  await expect(page.getByRole('row').nth(1).getByRole('link').first()).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/product-list/);
  await page.getByRole('button', { name: 'Keyboard shortcuts of this list' }).click();
  await expect(page.getByRole('dialog')).toContainText('Next or previous row');
  await expect(page.getByRole('dialog')).not.toContainText('New record');
});
