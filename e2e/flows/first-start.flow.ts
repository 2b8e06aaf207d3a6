import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { listen } from '../pages/listen.ts';
import { OWNER, SHOP } from '../pages/shop.ts';

test('a newcomer creates a business in three short steps and is inside', async ({ page }) => {
  const guest = new GuestPage(page);
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/first-start', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/first-start');
  await page.goto('/');
  await asked;
  await expect(page.getByRole('heading')).toHaveCount(0);
  answer.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'first start');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('This field is required.')).toBeVisible();
  await guest.createBusiness();
  await expect(page.getByRole('heading', { level: 1, name: /Neema/ })).toBeVisible();
  await expect(page.getByRole('banner').getByText(SHOP.branch)).toBeVisible();
  await expect(page.getByRole('link', { name: OWNER.name })).toHaveAttribute(
    'href',
    '/settings/edit-profile',
  );
});

test('afterwards the guest page is the landing with the login, and a wrong password is one sentence', async ({
  page,
}) => {
  const guest = new GuestPage(page);
  await guest.open();
  await expect(page.getByRole('heading', { name: /Every branch, every sale/ })).toBeVisible();
  await expectAccessible(page, 'landing');
  await guest.logIn(OWNER.phone, 'Mlango-wa-tatu');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeDisabled();
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
  const said = await listen(page);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect.poll(() => said.join(' ')).toContain('You have been logged in');
});

test('any other path shows the login to a guest, and is opened after it', async ({ page }) => {
  const guest = new GuestPage(page);
  await guest.open('/inventory/category-list');
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await guest.logIn();
  await expect(page).toHaveURL(/\/inventory\/category-list$/);
  await expect(page.getByRole('heading', { name: 'Categories' }).first()).toBeVisible();
});
