import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { OWNER } from '../pages/shop.ts';
import { withoutEvents } from '../pages/without-events.ts';

test.describe.configure({ mode: 'serial' });

test('the sidebar stands in the order of the specification, submenus by the length of their titles', async ({
  page,
}) => {
  await new GuestPage(page).enter();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const titles = (await menu.getByRole('listitem').allInnerTexts()).map((text) => text.split('\n')[0]);
  const order = [
    'Dashboard',
    'Inventory',
    'Customer',
    'Finance',
    'Employee',
    'Report',
    'Branch',
    'Settings',
    'Log out',
  ];
  expect(titles.filter((title) => order.includes(title ?? ''))).toEqual(order);
  await menu.getByRole('button', { name: 'Inventory' }).click();
  const rows = await menu
    .getByRole('button', { name: 'Inventory' })
    .locator('xpath=..')
    .getByRole('listitem')
    .allInnerTexts();
  const lengths = rows.map((row) => row.trim().length);
  expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
});

for (const path of ['/CUSTOMER/LIST', '/customer/list/'])
  test(`${path} is no address of ours`, async ({ page }) => {
    await new GuestPage(page).enter(path);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('searchbox', { name: /Search customers/ })).toHaveCount(0);
  });

test('a user that cannot be read is said in words, and the way out works', async ({ page }) => {
  await new GuestPage(page).enter('/customer/list');
  await page.route('**/api/user/refresh', async (route) => {
    const response = await route.fetch();
    const { message, ...answer } = await response.json();
    await route.fulfill({ response, json: { ...answer, message: { ...message, settings: undefined } } });
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Onepos could not start' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
});

test('an unknown path is not found, with two ways out', async ({ page }) => {
  await new GuestPage(page).enter('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the back button jumps over the form that made a record', async ({ page }) => {
  await new GuestPage(page).enter('/inventory/category-list');
  await page.getByRole('link', { name: 'New category' }).first().click();
  await page.getByLabel('Name').fill('Kwa kurudi');
  await page.getByRole('button', { name: 'Save category' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kwa kurudi' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/inventory\/category-list$/);
});

test('theme and language follow the settings at once, on every screen', async ({ page }) => {
  await new GuestPage(page).enter('/settings/employee');
  await page.getByRole('radio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radio', { name: 'Kiswahili' }).click();
  await expect(page.getByRole('heading', { name: 'Mapendeleo' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await page.goto('/inventory/category-list');
  await expect(page.getByRole('link', { name: 'Kundi jipya' }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/settings/employee');
  await page.getByRole('radio', { name: 'English' }).click();
  await page.getByRole('radio', { name: 'Light' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

const SCREENS = [
  '/dashboard',
  '/inventory/category-list',
  '/inventory/category-form',
  '/inventory/product-form',
  '/customer/list',
  '/report/trial-balance',
  '/settings/employee',
  '/settings/change-password',
];

for (const [theme, language] of [
  ['light', 'en'],
  ['dark', 'sw'],
] as const) {
  test(`no screen keeps people out, ${theme}, ${language}`, async ({ page }) => {
    test.setTimeout(120_000);
    await withoutEvents(page);
    await new GuestPage(page).enter('/settings/employee');
    await page.getByRole('radio', { name: theme === 'dark' ? /Dark|Giza/ : /Light|Mwanga/ }).click();
    await page.getByRole('radio', { name: language === 'sw' ? 'Kiswahili' : 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    for (const screen of SCREENS) {
      await page.goto(screen);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page, `${screen} in ${theme}, ${language}`);
    }
    await page.goto('/settings/employee');
    await page.getByRole('radio', { name: 'English' }).click();
    await page.getByRole('radio', { name: 'Light' }).click();
    await expect(page.getByRole('heading', { name: 'Preferences' })).toBeVisible();
  });
}

test('everything can be done from the keyboard alone', async ({ page }) => {
  await new GuestPage(page).open('/inventory/category-list');
  await expect(page.getByLabel('Phone number or email')).toBeFocused();
  await page.keyboard.type(OWNER.phone);
  await page.keyboard.press('Tab');
  await page.keyboard.type(OWNER.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('kwa kurudi');
  await expect(page.getByRole('link', { name: 'Kwa kurudi', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Kwa kurudi', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Kwa kurudi' })).toBeVisible();
  await page.getByRole('button', { name: 'More' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Delete category' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More' })).toBeFocused();
  await page.getByRole('link', { name: 'Edit' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Remarks')).toBeVisible();
  await page.getByLabel('Remarks').focus();
  await page.keyboard.type(' na maji ya kunywa');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name: 'Kwa kurudi', exact: true })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'na maji ya kunywa' }).first()).toBeVisible();
});

test('a session that ends returns to the login, says why, and goes on at the same page', async ({
  page,
  context,
}) => {
  const guest = new GuestPage(page);
  await guest.enter('/inventory/category-list');
  await context.clearCookies({ name: /session/ });
  await page.goto('/customer/list');
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await guest.logIn();
  await expect(page).toHaveURL(/\/customer\/list$/);
});

test('logging out goes to the root and clears what was stored', async ({ page }) => {
  await new GuestPage(page).enter('/inventory/category-list');
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('logging out without a connection clears the device and leaves', async ({ page, context }) => {
  await new GuestPage(page).enter('/inventory/category-list');
  await page.getByRole('searchbox').first().fill('siri');
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
  await context.setOffline(false);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  const left = await page.evaluate(() => [Object.keys(localStorage), JSON.stringify(sessionStorage)]);
  expect(left).toEqual([[], '{}']);
});
