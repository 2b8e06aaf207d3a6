import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { onepos } from '../pages/onepos.ts';

// cspell:ignore Upendo Massawe Kiti cheupe Asha Mrema Mlango mwekundu

// The founder of the platform keeps this password; whoever comes after another flow's was given it.
const OPERATOR = {
  ...{ name: 'Upendo Massawe', phone: '255713778001' },
  ...{ password: 'Kiti-cheupe-27', own: 'Kiti-cheupe-28' },
};
const FIRST = 'Dirisha-kubwa-59';
const OWNER = { name: 'Asha Mrema', phone: '255713778002', password: 'Mlango-mwekundu-58' };
// Other flows make shops of their own, and the platform lists them all.
const SHOP = 'Duka la Upendo na Asha';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const { name, phone, password } = OPERATOR;
  await onepos('create-platform-account', '--name', name, '--phone', phone, '--password', password, '--json');
});

test('the platform makes an owner with his business and takes his fee', async ({ page }) => {
  await new GuestPage(page).enter('/platform/business-form', OPERATOR.phone, OPERATOR.password, OPERATOR.own);
  await page.getByLabel('Business name').fill(SHOP);
  await page.getByLabel('Full name').fill(OWNER.name);
  await page.getByLabel('Phone number').fill(OWNER.phone);
  await page.getByLabel('First password').fill(FIRST);
  await expectAccessible(page, 'the form of a business');
  await page.getByRole('button', { name: 'Create business' }).click();
  await expect(page).toHaveURL(/platform\/business-list/);
  await page.getByRole('searchbox', { name: 'Find a business or owner' }).fill('asha');
  const row = page.getByRole('row').filter({ hasText: SHOP });
  await expect(row).toContainText('30 days left');
  await expect(row).toContainText('Trial');
  await expectAccessible(page, 'the list of businesses');
  await row.getByRole('link', { name: 'Record a fee payment' }).click();
  await expect(page).toHaveURL(/platform\/fee-payment-form/);
  await page.getByLabel('Amount').fill('30000');
  await page.getByRole('button', { name: 'Save payment' }).click();
  await expect(page).toHaveURL(/platform\/fee-payment-list/);
  await expect(page.getByRole('row').filter({ hasText: SHOP })).toContainText('30,000');
  await page.goto('/platform/business-list');
  await expect(page.getByRole('row').filter({ hasText: SHOP })).toContainText('60 days left');
});

test('a wrong fee is voided with a reason and its days are gone', async ({ page }) => {
  await new GuestPage(page).enter(
    '/platform/fee-payment-list',
    OPERATOR.phone,
    OPERATOR.password,
    OPERATOR.own,
  );
  await page.getByRole('row').filter({ hasText: SHOP }).getByRole('link', { name: SHOP }).first().click();
  await expect(page).toHaveURL(/platform\/fee-payment-view/);
  await page.getByRole('button', { name: 'Void payment' }).click();
  const question = page.getByRole('dialog');
  await expect(question.getByRole('button', { name: 'Void payment' })).toBeDisabled();
  await question.getByLabel('Reason').fill('Another branch');
  await question.getByRole('button', { name: 'Void payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment voided' })).toBeVisible();
  await expectAccessible(page, 'a void fee payment');
  await page.goto('/platform/business-list');
  await expect(page.getByRole('row').filter({ hasText: SHOP })).toContainText('30 days left');
});

test('the owner works alone: nothing of the platform is in his menu', async ({ page }) => {
  const guest = new GuestPage(page);
  await guest.open('/dashboard');
  await guest.logIn(OWNER.phone, FIRST);
  await page.getByLabel('New password', { exact: true }).fill(OWNER.password);
  await page.getByLabel('Confirm new password').fill(OWNER.password);
  await page.getByRole('button', { name: 'Save and log in' }).click();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByText('Inventory')).toBeVisible();
  await expect(menu.getByText('Platform')).toHaveCount(0);
  await page.goto('/platform/business-list');
  await expect(page.getByText('You do not have the necessary permissions')).toBeVisible();
});
