import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { type OwnShop, openOwnShop } from '../pages/own-shop.ts';

// cspell:ignore Panadol Neema Mushi Ndoo nyekundu

const OWNER = { name: 'Neema Mushi', phone: '255713665092', password: 'Ndoo-nyekundu-45' };

let shop: OwnShop;

test.beforeAll(async ({ playwright }, info) => {
  shop = await openOwnShop(playwright, info, 'Duka la Neema', OWNER);
});

test('the setting, the product and its batches lead to each other', async ({ page }) => {
  test.setTimeout(45_000);
  await new GuestPage(page).enter('/inventory/product-form', OWNER.phone, OWNER.password);
  await expect(page.getByText('Expiry dates and batches are switched off in this branch.')).toBeVisible();
  await page.getByRole('link', { name: 'Open the setting' }).click();
  await page.getByRole('switch', { name: /^Products can expire/ }).setChecked(true, { force: true });
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Saved').first()).toBeVisible();

  await page.goto('/inventory/product-form');
  await expect(page.getByText('Expiry dates and batches are switched off')).toHaveCount(0);
  const number = page.getByRole('textbox', { name: /^Batch number/ });
  await expect(number).toBeDisabled();
  await expect(page.getByText('First choose under “Batches” how they are tracked.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Batches' }).click();
  await page.getByRole('option', { name: 'Batch number and expiry date' }).click();
  await expect(number).toBeEnabled();
  await page.getByRole('textbox', { name: 'Name' }).fill('Panadol');
  await page.getByRole('textbox', { name: /^Selling price/ }).fill('300');
  await page.getByRole('textbox', { name: /^Buying price/ }).fill('200');
  await expectAccessible(page, 'form of a product in batches');
  await page.getByRole('button', { name: 'Save product' }).click();

  await expect(page.getByText('Nothing in stock is of a batch yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Enter opening stock' }).click();
  await page.getByRole('textbox', { name: 'Quantity' }).fill('12');
  await expect(page.getByText('Asked because this product is kept in batches.')).toBeVisible();
  // Nothing but a day stands on the goods.
  await day(page, 'Expiry date', '31 Mar 2030');
  await page.getByRole('button', { name: 'Save opening stock' }).click();
  await page.getByRole('link', { name: 'All batches' }).click();
  await expect(page.getByRole('link', { name: 'Go to the products' })).toBeVisible();

  await page.getByText('2030-03-31').first().click();
  await page.getByRole('button', { name: 'Correct expiry date' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The date is also the number of this batch');
  await day(page, 'Expires on', '30 Apr 2030');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Read wrongly');
  await dialog.getByRole('button', { name: 'Correct expiry date' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '2030-04-30' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the product' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Panadol' })).toBeVisible();
});

test('a batch that is asked for, or read from a code in vain, leads to the product', async ({ page }) => {
  await shop.create('product', { name: 'Soap', selling_price: 500, barcodes: ['4006381333931'] });
  const supplier = await shop.create('supplier', { name: 'Azania', credit_days: 30 });
  await new GuestPage(page).enter(
    `/procurement/purchase-form?supplier_id=${supplier}`,
    OWNER.phone,
    OWNER.password,
  );
  const finder = page.getByRole('combobox', { name: 'Scan, or search a product' });
  await finder.fill('(01)04006381333931(10)X7');
  await finder.press('Enter');
  const unread = page.getByText('The code names batch X7, but Soap is not kept in batches.');
  await expect(unread).toBeVisible();
  await finder.fill('Panadol');
  await page.getByRole('option', { name: /^Panadol/ }).click();
  await expect(unread).toHaveCount(0);
  await expect(page.getByText('Asked because this product is kept in batches.')).toBeVisible();
  await expectAccessible(page, 'hints of batches on a purchase');
  await page.getByRole('link', { name: 'Change this on the product' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Leave|Discard/ })
    .click();
  await expect(page.getByRole('combobox', { name: 'Batches' })).toBeVisible();
});

async function day(page: Page, name: string, text: string) {
  const field = page.getByRole('textbox', { name });
  await field.fill(text);
  await field.blur();
}
