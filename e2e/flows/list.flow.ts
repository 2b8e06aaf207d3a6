import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { ListPage } from '../pages/list-page.ts';

test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ page }) => {
  await new GuestPage(page).startSession();
});

/** Rows by the hand of the product itself: the form, saved again and again. */
async function addCategories(page: Page, names: readonly string[]) {
  await page.goto('/inventory/category-form');
  for (const name of names) {
    await page.getByLabel('Name').fill(name);
    await page.getByRole('button', { name: 'Save and add another' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('');
  }
}

const NAMES = Array.from({ length: 24 }, (_, index) => `Kikundi ${String(index + 1).padStart(2, '0')}`);

test('search, sort and pages live in the address and survive back and reload', async ({ page }) => {
  test.setTimeout(120_000);
  await addCategories(page, NAMES);
  const list = new ListPage(page, '/inventory/category-list');
  await list.open('?limit=10');
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Page 1', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );

  await page.getByLabel('Sort').selectOption({ label: 'Name, Z to A' });
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');

  await page.keyboard.press('/');
  await expect(list.search).toBeFocused();
  await list.search.fill('kikundi 07');
  await expect(page).toHaveURL(/keyword=kikundi/);
  await expect.poll(() => list.names()).toEqual(['Kikundi 07']);
  await list.search.fill('hakuna kitu kama hiki');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});

test('coming back from a record finds the list as it was; another section forgets it', async ({ page }) => {
  const list = new ListPage(page, '/inventory/category-list');
  await list.open('?limit=10&page=2');
  const name = (await list.names())[0] ?? '';
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('link', { name: 'Back to categories' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/category-view/);
  await page.goto('/customer/list');
  await expect(page.getByRole('heading', { name: /customers/i }).first()).toBeVisible();
  await page.goto('/inventory/category-form');
  await page.getByRole('link', { name: 'Back to categories' }).click();
  await expect(page).toHaveURL(/category-list$/);
});

test('page sizes are multiples of the current one up to a thousand', async ({ page }) => {
  const list = new ListPage(page, '/inventory/category-list');
  await list.open();
  const sizes = await page.getByLabel('Rows per page').getByRole('option').allInnerTexts();
  expect(sizes).toHaveLength(50);
  expect([sizes[0], sizes.at(-1)]).toEqual(['20 per page', '1,000 per page']);
});

test('conditions that are put together narrow the list, stand above it and go with one press', async ({
  page,
}) => {
  const list = new ListPage(page, '/inventory/category-list');
  await list.open('?limit=10');
  await page.getByRole('button', { name: 'Filters' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.getByRole('button', { name: 'Add condition' }).click();
  await drawer.getByLabel('Value').fill('kikundi 0');
  await drawer.getByRole('button', { name: 'Add condition' }).click();
  await drawer.getByLabel('Comparison').nth(1).selectOption('starts');
  await drawer.getByLabel('Value').nth(1).fill('zzz');
  await drawer.getByLabel('Match').selectOption('any');
  await drawer.getByRole('button', { name: 'Show list' }).click();
  await expect(page).toHaveURL(/filter=/);
  await expect.poll(() => list.names()).toEqual(NAMES.slice(0, 9));
  const inUse = page.getByRole('list', { name: 'Active filters' });
  await expect(inUse.getByRole('listitem')).toHaveText([
    'Name contains “kikundi 0”',
    'Name starts with “zzz”',
  ]);
  await expectAccessible(page, 'a list that is filtered');
  await inUse.getByRole('button', { name: /kikundi 0/ }).click();
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => list.names()).toEqual(NAMES.slice(0, 9));
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page).not.toHaveURL(/filter=/);
  await expect.poll(() => list.names()).toHaveLength(10);
});

test('a list is kept as it stands under a name, shown again with one press and forgotten', async ({
  page,
}) => {
  const list = new ListPage(page, '/inventory/category-list');
  await list.open('?order=-1');
  await page.getByRole('button', { name: 'Views' }).click();
  const drawer = page.getByRole('dialog', { name: 'Views' });
  await drawer.getByLabel('View name').fill('Last first');
  await drawer.getByRole('button', { name: 'Save view' }).click();
  const kept = drawer
    .getByRole('list', { name: 'Mine' })
    .getByRole('button', { name: 'Last first', exact: true });
  await expect(kept).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page, 'views of a list');
  await drawer.getByRole('button', { name: 'Standard view' }).click();
  await expect(page).not.toHaveURL(/order/);
  await page.getByRole('button', { name: 'Views' }).click();
  await kept.click();
  await expect(page).toHaveURL(/order=-1/);
  await page.getByRole('button', { name: 'Views' }).click();
  await drawer.getByRole('button', { name: 'More for Last first' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(kept).toHaveCount(0);
});

test('several rows are selected with Shift and deleted at once; Escape clears', async ({ page }) => {
  const list = new ListPage(page, '/inventory/category-list');
  await list.open();
  await list.select('Kikundi 01');
  await list.select('Kikundi 03', { shift: true });
  await expect(page.getByRole('toolbar')).toContainText('3 selected');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('toolbar')).toHaveCount(0);
  await list.select('Kikundi 01');
  await list.select('Kikundi 03', { shift: true });
  await list.deleteSelected();
  await expect(list.row('Kikundi 02')).toHaveCount(0);
  await expect(list.row('Kikundi 04')).toBeVisible();
});

test('columns and row height are kept until one logs out', async ({ page }) => {
  const list = new ListPage(page, '/inventory/category-list');
  await list.open();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Remarks' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Remarks' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Created' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Remarks' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Row height' }).click();
  await page.getByRole('menuitem', { name: 'Compact' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await new GuestPage(page).enter('/inventory/category-list');
  await expect(page.getByRole('table')).toHaveAttribute('data-density', 'normal');
  await expect(page.getByRole('columnheader', { name: 'Remarks' })).toBeVisible();
});

test('a search says how many it found', async ({ page }) => {
  const list = new ListPage(page, '/inventory/category-list');
  await list.open('?keyword=Kikundi&limit=5');
  await expect(page.getByRole('status').filter({ hasText: /^1 to 5 of 2\d$/ })).toBeVisible();
});
