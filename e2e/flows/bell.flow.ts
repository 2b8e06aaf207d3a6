import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { onepos } from '../pages/onepos.ts';

// cspell:ignore Pendo Kisanga Pazia jeupe

const OWNER = { name: 'Pendo Kisanga', phone: '255713669201', password: 'Pazia-jeupe-74' };
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

test.beforeAll(async () => {
  const owner = ['--owner-name', OWNER.name, '--owner-phone', OWNER.phone, '--password', OWNER.password];
  await onepos('create-business', '--name', 'Duka la Pendo', ...owner, '--json');
});

const bell = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

/** The owner logs in on a device that he has not used before, of which he is told. */
async function logInFrom(browser: Browser, baseURL: string | undefined, userAgent: string) {
  const context = await browser.newContext({ userAgent, ...(baseURL ? { baseURL } : {}) });
  await new GuestPage(await context.newPage()).enter('/dashboard', OWNER.phone, OWNER.password);
  await context.close();
}

test('the bell counts what was not read; reading one or all takes the count away', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await new GuestPage(page).enter('/dashboard', OWNER.phone, OWNER.password);
  await expect(bell(page, 'Notifications')).toBeVisible();
  await logInFrom(browser, baseURL, FIREFOX);
  await logInFrom(browser, baseURL, IPHONE);
  await page.reload();
  await bell(page, 'Notifications, 2 unread').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  const told = page.getByRole('listitem').filter({ hasText: 'New login from' });
  await expect(told).toHaveCount(2);
  await expect(told.first()).toContainText('Safari');
  const unread = page.getByRole('img', { name: 'Unread' });
  await expect(unread).toHaveCount(2);
  await expectAccessible(page, 'notifications that were not read');

  await told
    .last()
    .getByRole('button', { name: /Firefox/ })
    .click();
  await expect(page).toHaveURL(/settings\/employee/);
  await bell(page, 'Notifications, 1 unread').click();
  await expect(unread).toHaveCount(1);
  const readAll = page.getByRole('button', { name: 'Mark all as read' });
  await readAll.click();
  await expect(bell(page, 'Notifications')).toBeVisible();
  await expect(unread).toHaveCount(0);
  await expect(readAll).toHaveCount(0);
  await page.reload();
  await expect(told).toHaveCount(2);
  await expect(bell(page, 'Notifications')).toBeVisible();
});
