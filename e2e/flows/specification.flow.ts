import { expect, type Page, type Request, test } from '@playwright/test';
import { GuestPage } from '../pages/guest-page.ts';
import { ListPage } from '../pages/list-page.ts';
import { type OwnShop, openOwnShop } from '../pages/own-shop.ts';

// cspell:ignore Sufuria Kikombe Birika Halima Issa bluu internetdisconnected choosen

const OWNER = { name: 'Halima Issa', phone: '255713667001', password: 'Kiti-cha-bluu-41' };
const LIST = '/inventory/category-list';

test.describe.configure({ mode: 'serial' });

let shop: OwnShop;

test.beforeAll(async ({ playwright }, info) => {
  shop = await openOwnShop(playwright, info, 'Duka la Halima', OWNER);
  for (const name of ['Sufuria', 'Kikombe', 'Birika']) await shop.create('category', { name });
});

test.beforeEach(async ({ page }) => {
  await new GuestPage(page).startSession(OWNER.phone, OWNER.password);
});

/** A call of the page to an address, with its query where one is named. */
const called = (page: Page, method: string, address: string) =>
  page.waitForRequest((request: Request) => {
    const { pathname, search } = new URL(request.url());
    const asked = `${pathname.slice('/api/'.length)}${address.includes('?') ? search : ''}`;
    return request.method() === method && asked === address;
  });

test('a list asks as it is printed, searches by the search, and its conditions count what is left', async ({
  page,
}) => {
  const first = called(page, 'GET', 'category/list?condition=all&sort=&order=1&limit=20&page=1');
  const list = new ListPage(page, LIST);
  await list.open();
  await first;
  await expect(page.getByRole('radio', { name: /^All/ })).toHaveAccessibleName(/3/);
  const asked = 'condition=all&sort=&order=1&keyword=suf&limit=20&page=1';
  const search = called(page, 'GET', `category/search?${asked}`);
  await list.search.fill('suf');
  await search;
  await expect.poll(() => list.names()).toEqual(['Sufuria']);
  await expect(page.getByRole('radio', { name: /^All/ })).toHaveAccessibleName(/1/);
});

test('a single row goes by DELETE, and the toast is the sentence of the server', async ({ page }) => {
  const list = new ListPage(page, LIST);
  await list.open();
  await list.row('Birika').getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const gone = called(page, 'DELETE', 'category');
  const answered = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  expect(new URL((await gone).url()).search).toMatch(/^\?id=[0-9a-f-]{36}$/);
  expect(await (await answered).json()).toEqual({ success: true, message: 'Deleted' });
  await expect(list.row('Birika')).toHaveCount(0);
});

test('the user is asked for again after his profile has changed', async ({ page }) => {
  await page.goto('/settings/edit-profile');
  await page.getByRole('textbox', { name: 'Full name' }).fill('Halima I. Issa');
  await expect(page.getByRole('combobox', { name: 'Branch' }).first()).toBeDisabled();
  await expect(page.getByRole('button', { name: /^(Add|Remove)/ })).toHaveCount(0);
  const refreshed = called(page, 'GET', 'user/refresh');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await refreshed;
  await expect(page.getByRole('link', { name: /^Halima I\. Issa/ })).toBeVisible();
});

test('a refusal of the refresh logs out with its message, a network that is away is told', async ({
  page,
}) => {
  await page.goto('/settings/employee');
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await page.route('**/api/user/refresh', (route) => route.abort('internetdisconnected'));
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: 'The server cannot be reached' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await page.unroute('**/api/user/refresh');
  const message = 'The branch was closed.';
  await page.route('**/api/user/refresh', (route) =>
    route.fulfill({ status: 403, json: { success: false, message } }),
  );
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
});

test('a named file input that is left without a file says so in the printed words', async ({ page }) => {
  await page.goto(`/branch/form?id=${shop.branchId}`);
  const inputs = page.locator('input[type="file"]');
  await inputs.first().dispatchEvent('cancel', { bubbles: true });
  await expect(page.getByText('no file has been choosen', { exact: true })).toBeVisible();
});

test('the not-found screen has its name', async ({ page }) => {
  await page.goto('/page-not-found');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
