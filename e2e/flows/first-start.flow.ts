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
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This field is required.')).toBeVisible();
  const theme = await page.locator('html').getAttribute('data-theme');
  await page.getByRole('button', { name: theme === 'dark' ? 'Light' : 'Dark' }).click();
  const chosen = theme === 'dark' ? 'light' : 'dark';

  // The rules of a password are told in the step where it is typed, and Next waits for them.
  await page.getByLabel('Business name').fill(SHOP.business);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Full name').fill(OWNER.name);
  await page.getByLabel('Phone number').fill(OWNER.phone);
  const password = page.getByLabel('Password', { exact: true });
  for (const [typed, sentence] of [
    ['kiti2027', 'Use a lowercase letter, an uppercase letter'],
    ['Neema-Mushi-1', 'Do not use your own name or number'],
  ] as const) {
    await password.fill(typed);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(password).toBeVisible();
  }
  await page.getByRole('button', { name: 'Back' }).click();

  await guest.createBusiness();
  await expect(page.getByRole('heading', { level: 1, name: /Neema/ })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', chosen);
  await expect(page.getByRole('banner').getByText(SHOP.branch)).toBeVisible();
  await expect(page.getByRole('link', { name: OWNER.name })).toHaveAttribute(
    'href',
    '/settings/edit-profile',
  );
});

test('the list of first steps stands on top, a row is pressed anywhere, and what was chosen before stays', async ({
  page,
}) => {
  await page.goto('/');
  const automatic = await page.locator('html').getAttribute('data-theme');
  await new GuestPage(page).enterByForm();
  await expect(page.locator('html')).toHaveAttribute('data-theme', automatic === 'dark' ? 'light' : 'dark');
  const steps = page.getByRole('list', { name: 'What to do next' });
  const bring = steps.getByRole('listitem').filter({ hasText: 'Import your stock list from Excel' });
  await expect(bring).toBeVisible();
  const [list, figures] = await Promise.all([
    steps.boundingBox(),
    page.getByText('Number of sales').boundingBox(),
  ]);
  expect(list?.y ?? 0).toBeLessThan(figures?.y ?? 0);
  await bring.click({ position: { x: 4, y: 4 } });
  await expect(page).toHaveURL(/product-list\?import=1$/);
  // It stays until it is put away, and then for good.
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Put away' }).click();
  await expect(steps).toBeHidden();
  await page.reload();
  await expect(page.getByText('Number of sales')).toBeVisible();
  await expect(steps).toBeHidden();
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
