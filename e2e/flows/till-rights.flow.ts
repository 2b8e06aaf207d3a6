import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { openOwnShop } from '../pages/own-shop.ts';
import { TillPage } from '../pages/till-page.ts';
import { TillShop } from '../pages/till-shop.ts';

const OWNER = { name: 'Asha Juma', phone: '255767004441', password: 'Kiti-cheupe-27' };
const CASHIER = { name: 'Rehema Mrema', phone: '255767004442', password: 'Kiti-cheupe-28' };
const NEWCOMER = { name: 'Neema Juma', phone: '255767004443', password: 'Kiti-cheupe-27' };

test.describe.configure({ timeout: 120_000 });

test('a cashier who may sell and nothing more finds nothing dead on the till', async ({
  page,
  playwright,
}, info) => {
  const { shop } = await TillShop.open(playwright, info, 'Duka la Asha', OWNER);
  const permissions = ['view_point_of_sale_menu', 'create_sale'];
  const role_id = await shop.create('role', { name: 'Seller', permissions });
  await shop.create('user', {
    name: CASHIER.name,
    phone_number: CASHIER.phone,
    password: CASHIER.password,
    account_type: 'employee',
    access: [{ branch_id: shop.branchId, role_id }],
  });
  const till = new TillPage(page);
  await till.enter(CASHIER);
  await till.type('2*');
  await till.scan('6001001001');
  await expect(till.total).toHaveText('9,000');
  for (const name of [/^Discount/, /^Customer/, /^Remove one/, 'Clear cart'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await page.getByRole('button', { name: 'Details' }).click();
  const details = page.getByRole('dialog', { name: 'Details' });
  await expect(details.getByLabel('Reference')).toBeVisible();
  await expect(details.getByLabel('Date of the sale')).toHaveCount(0);
  await till.press('Escape');
  await till.line('Sabuni ya unga').getByRole('button').first().click();
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Discount/ })).toHaveCount(0);
  // Nobody has a PIN, so nobody could approve another price.
  await expect(page.getByRole('textbox', { name: 'Price' })).toHaveCount(0);
  await expectAccessible(page, 'till of a cashier');
  await till.press('Escape', 'F4');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await till.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys).toContainText('Reprint the last receipt');
  for (const gone of ['Discount', 'Customer', 'Remove the line', 'Take one off the line'])
    await expect(keys).not.toContainText(gone);
  await till.press('Escape', 'F9');
  await expect(page.getByRole('button', { name: 'Cash' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Credit' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Add a payment method' })).toHaveCount(0);
  await till.press('Enter');
  await expect(till.sold).toBeVisible();
  await expect(page.getByRole('button', { name: /^New sale/ })).toBeFocused();
});

test('a new shop is led from the empty till to its products', async ({ page, playwright }, info) => {
  await openOwnShop(playwright, info, 'Duka la Neema', NEWCOMER);
  await new GuestPage(page).enter('/point-of-sale/sale-form', NEWCOMER.phone, NEWCOMER.password);
  await expect(page.getByRole('heading', { name: 'No products to sell yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'New product' })).toBeVisible();
  await expectAccessible(page, 'empty till');
  await page.getByRole('link', { name: /^Import/ }).click();
  await expect(page).toHaveURL(/product-list\?import=1/);
});
