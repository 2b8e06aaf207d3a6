// cspell:ignore Zawadi Komba
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { TillPage } from '../pages/till-page.ts';
import { TillShop } from '../pages/till-shop.ts';

const OWNER = { name: 'Asha Mrema', phone: '255713990260', password: 'Kiti-cheupe-27' };
const CASHIER = { name: 'Zawadi Komba', phone: '255713990261', password: 'Kiti-cheupe-28' };

test('a discount above the limit of the cashier is approved on his till by the PIN of the owner', async ({
  page,
  browser,
  playwright,
}, info) => {
  test.setTimeout(180_000);
  const opened = await TillShop.open(playwright, info, 'Duka la Asha', OWNER);
  const { shop } = opened;
  const permissions = ['view_point_of_sale_menu', 'create_sale', 'view_sale', 'list_sales', 'view_discount'];
  const role_id = await shop.create('role', { name: 'Seller', permissions, discount_limit: 10 });
  await shop.create('user', {
    name: CASHIER.name,
    phone_number: CASHIER.phone,
    password: CASHIER.password,
    account_type: 'employee',
    access: [{ branch_id: shop.branchId, role_id }],
  });
  const of = await browser.newContext();
  const own = await of.newPage();
  await new GuestPage(own).enter('/settings/employee', OWNER.phone, OWNER.password);
  await own.getByRole('button', { name: 'Set a PIN' }).click();
  await own.getByLabel('New PIN').fill('1234');
  await own.getByRole('button', { name: 'Save' }).click();
  await expect(own.getByText('This PIN is easy to guess')).toBeVisible();
  await own.getByLabel('New PIN').fill('4826');
  await own.getByRole('button', { name: 'Save' }).click();
  await expect(own.getByRole('button', { name: 'Change PIN' })).toBeVisible();
  await expectAccessible(own, 'preferences with a PIN');

  const till = new TillPage(page);
  await till.enter(CASHIER);
  await till.scan('6001001001');
  await till.press('%');
  await expect(page.getByRole('textbox', { name: 'Discount' })).toBeFocused();
  await till.type('900');
  await till.press('Enter');
  await expect(till.total).toHaveText('3,600');
  await till.press('F9', 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Ask for approval' });
  await expect(dialog).toContainText('This takes 20% off, and you may give up to 10%.');
  await expect(dialog.getByText('Asha Mrema, Owner')).toBeVisible();
  await expectAccessible(page, 'approval at the till');
  await dialog.getByRole('button', { name: '1' }).click();
  await page.keyboard.type('357');
  await expect(dialog.getByRole('img', { name: '4 digits typed' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('This PIN is wrong.');
  expect(await opened.sales()).toEqual([]);
  await page.keyboard.type('4826');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(till.sold).toBeVisible();
  await expect(page.getByText('Served by Zawadi Komba, approved by Asha Mrema')).toBeVisible();
  expect((await opened.sales()).map(({ total_amount }) => total_amount)).toEqual([3600]);

  // He has no right to prices either: what he types is approved in the same way.
  await till.press('Enter');
  await till.scan('6001001002');
  await till.line('Unga wa sembe').getByRole('button').first().click();
  await expect(page.getByText('Another price is approved by PIN')).toBeVisible();
  await page.getByRole('textbox', { name: 'Price' }).fill('3700');
  await till.press('Enter');
  await expect(till.total).toHaveText('3,700');
  await till.press('F9', 'Enter');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Asha Mrema, Owner')).toBeVisible();
  await page.keyboard.type('4826');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(till.sold).toBeVisible();
  expect((await opened.sales()).map(({ total_amount }) => total_amount)).toEqual([3700, 3600]);

  await own.goto('/employee/approval-list');
  await expect(own.getByRole('row', { name: /Zawadi Komba/ }).first()).toContainText('Asha Mrema');
  await of.close();
});

test('without a connection the till says that nobody can approve it, before it sells', async ({
  page,
  playwright,
}, info) => {
  test.setTimeout(180_000);
  const owner = { ...OWNER, phone: '255713990262' };
  const cashier = { ...CASHIER, phone: '255713990263' };
  const { shop } = await TillShop.open(playwright, info, 'Duka la Neema', owner);
  const permissions = ['view_point_of_sale_menu', 'create_sale', 'view_discount'];
  const role_id = await shop.create('role', { name: 'Seller', permissions, discount_limit: 10 });
  await shop.create('user', {
    ...{ name: cashier.name, phone_number: cashier.phone, password: cashier.password },
    account_type: 'employee',
    access: [{ branch_id: shop.branchId, role_id }],
  });
  const till = new TillPage(page);
  await till.enter(cashier);
  await till.scan('6001001001');
  await till.press('%');
  await expect(page.getByRole('textbox', { name: 'Discount' })).toBeFocused();
  await till.type('900');
  await till.press('Enter');
  await page.context().setOffline(true);
  await expect(page.getByText(/offline/i).first()).toBeVisible();
  await till.press('F9', 'Enter');
  await expect(page.getByText('This discount is above your limit and needs approval')).toBeVisible();
  await expect(till.kept).toHaveCount(0);
});
