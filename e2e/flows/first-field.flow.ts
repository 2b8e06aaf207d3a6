import { expect, type Locator, type Page, test } from '@playwright/test';
import { GuestPage } from '../pages/guest-page.ts';
import { openOwnShop } from '../pages/own-shop.ts';

// cspell:ignore Rehema Mollel Sufuria nyeusi

const OWNER = { name: 'Rehema Mollel', phone: '255713665093', password: 'Sufuria-nyeusi-46' };

test.beforeAll(async ({ playwright }, info) => {
  await openOwnShop(playwright, info, 'Duka la Rehema', OWNER);
});

const FORMS: readonly [string, (page: Page) => Locator][] = [
  ['/inventory/product-form', (page) => page.getByRole('textbox', { name: 'Name' })],
  ['/finance/payment-form', (page) => page.getByRole('combobox', { name: 'Customer' })],
  ['/settings/change-password', (page) => page.getByLabel('Current password')],
];

test('with keys at hand typing begins in the first field of a form', async ({ page }) => {
  await new GuestPage(page).enter('/dashboard', OWNER.phone, OWNER.password);
  for (const [address, field] of FORMS) {
    await page.goto(address);
    await expect(field(page), address).toBeFocused();
    await expect(page.getByRole('listbox')).toHaveCount(0);
  }
});

test('a finger is left to call up the keyboard of the telephone', async ({ browser, baseURL }) => {
  const telephone = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  });
  const page = await telephone.newPage();
  await new GuestPage(page).startSession(OWNER.phone, OWNER.password);
  for (const [address, field] of FORMS) {
    await page.goto(address);
    await expect(field(page), address).toBeVisible();
    await expect(field(page), address).not.toBeFocused();
  }
  await telephone.close();
});
