import { expect, type Page, test } from '@playwright/test';
import { GuestPage } from '../pages/guest-page.ts';
import { type OwnShop, openOwnShop } from '../pages/own-shop.ts';

// cspell:ignore Bado kavu mbichi Nafaka Rehema Lyimo mwekundu Kinondoni Vitambaa Vyombo Hajawahi

test.describe.configure({ mode: 'serial' });

const OWNER = { name: 'Rehema Lyimo', phone: '255754660031', password: 'Mti-mwekundu-44' };
let shop: OwnShop;

test.beforeAll(async ({ playwright }, info) => {
  shop = await openOwnShop(playwright, info, 'Lyimo Kinondoni', OWNER);
});

const enter = (page: Page, path: string) => new GuestPage(page).enter(path, OWNER.phone, OWNER.password);

test('what one page saves stands on the other, in its list and on the open record', async ({
  page,
  context,
}) => {
  await enter(page, '/inventory/category-list');
  const other = await context.newPage();
  await other.goto('/inventory/category-list');
  await expect(other.getByRole('link', { name: 'New category' }).first()).toBeVisible();
  const id = await shop.create('category', { name: 'Vitambaa' });
  for (const one of [page, other])
    await expect(one.getByRole('link', { name: 'Vitambaa' }).first()).toBeVisible();
  await other.goto(`/inventory/category-view?id=${id}`);
  await expect(other.getByRole('heading', { level: 1, name: 'Vitambaa' })).toBeVisible();
  await page.goto(`/inventory/category-form?id=${id}`);
  await page.getByLabel('Name').fill('Vyombo');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Vyombo' })).toBeVisible();
});

test('what somebody is typing stays, and what another saved meanwhile is told when he saves', async ({
  page,
  browser,
}) => {
  const id = await shop.create('category', { name: 'Nafaka' });
  await enter(page, `/inventory/category-form?id=${id}`);
  await page.getByLabel('Name').fill('Nafaka kavu');
  // On a device of his own: what was typed into a form is offered to every page of one.
  const device = await browser.newContext({ viewport: page.viewportSize() });
  const other = await device.newPage();
  await enter(other, `/inventory/category-form?id=${id}`);
  await other.getByLabel('Name').fill('Nafaka mbichi');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByRole('link', { name: 'Nafaka mbichi' }).first()).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Nafaka kavu');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('dialog')).toContainText('Nafaka mbichi');
  await device.close();
});

test('a server that is away is said so on every page, with the way to the till, and it ends by itself', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await enter(page, '/inventory/category-list');
  const notice = page.getByRole('alert').filter({ hasText: 'You are offline' });
  // An answer that was on its way still counts as one.
  await expect(async () => {
    await context.setOffline(false);
    await context.setOffline(true);
    await notice.getByRole('link', { name: 'Open the till' }).click({ timeout: 5_000 });
  }).toPass();
  await expect(page).toHaveURL(/sale-form$/);
  await expect(notice).toBeHidden();
  await context.setOffline(false);
  await page.goto('/inventory/category-list');
  await expect(page.getByText('You are offline')).toBeHidden();
});

test('a newer version is offered and never taken by itself', async ({ page }) => {
  await page.route('**/inventory/category-form', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/(<meta name="build" content=")[^"]+/, '$1of-yesterday');
    await route.fulfill({ response: answer, body });
  });
  await enter(page, '/inventory/category-form');
  const notice = page.getByRole('status').filter({ hasText: 'A new version is available' });
  await expect(notice).toBeVisible();
  await page.getByLabel('Name').fill('Hajawahi');
  await expect(page.getByLabel('Name')).toHaveValue('Hajawahi');
  await page.unroute('**/inventory/category-form');
  page.on('dialog', (dialog) => void dialog.accept());
  await notice.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New category' })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a part that cannot be fetched says so by the name of the specification, and Reload mends it', async ({
  page,
}) => {
  await enter(page, '/settings/employee');
  await page.route('**/assets/**', (route) => route.abort());
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Report' }).click();
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Trial balance' })
    .click();
  await expect(page.getByText('Loading chunk /report/trial-balance failed')).toBeVisible();
  await page.unroute('**/assets/**');
  await page.getByRole('alert').getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trial balance' })).toBeVisible();
});
