import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { onepos } from '../pages/onepos.ts';

const OWNER = { name: 'Rehema Said', phone: '255713551001', password: 'Kikombe-cheusi-41' };
const FIRST = 'Kikombe-cheupe-5931';
const CASHIER = { name: 'Asha Mrema', phone: '255713551002', password: 'Mlango-mwekundu-58' };
const SHOP = 'Duka la Rehema';

// cspell:ignore Kikombe cheusi mwekundu Karani rahisi Vinywaji

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const owner = ['--owner-name', OWNER.name, '--owner-phone', OWNER.phone, '--password', OWNER.password];
  await onepos('create-business', '--name', SHOP, ...owner, '--json');
});

test('a role is put together from sentences', async ({ page }) => {
  await new GuestPage(page).enter('/employee/role-form', OWNER.phone, OWNER.password);
  await page.getByLabel('Name').fill('Karani');
  const found = page.getByRole('searchbox', { name: 'Find a permission' });
  await found.fill('employees');
  await page.getByRole('checkbox', { name: 'See the list of employees' }).check();
  await found.fill('roles');
  await page.getByRole('checkbox', { name: 'See the list of roles' }).check();
  await page.getByRole('checkbox', { name: 'Add roles' }).check();
  await found.fill('');
  const inventory = page.getByRole('region', { name: 'Inventory', exact: true });
  await inventory.getByRole('checkbox', { name: 'All of Inventory' }).check();
  await expect(inventory.getByRole('button')).toContainText('26 of 26');
  await inventory.getByRole('button').click();
  await inventory.getByRole('checkbox', { name: 'See buying prices' }).uncheck();
  await expect(inventory.getByRole('button')).toContainText('25 of 26');
  await page.getByRole('checkbox', { name: 'All of Employee' }).scrollIntoViewIfNeeded();
  const employee = page.getByRole('region', { name: 'Employee', exact: true });
  await employee.getByRole('button').click();
  await employee.getByRole('checkbox', { name: 'See Employee in the menu' }).check();
  await expect(page.getByText(/^29 of \d+ permissions$/)).toBeVisible();
  await expectAccessible(page, 'the form of a role');
  await page.getByRole('button', { name: 'Save role' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Karani' })).toBeVisible();
  await expect(page.getByText('See selling prices').first()).toBeVisible();
  await expect(page.getByText('See buying prices')).toHaveCount(0);
});

test('an employee gets a branch, a role and a first password that is not easily guessed', async ({
  page,
}) => {
  await new GuestPage(page).enter('/employee/form', OWNER.phone, OWNER.password);
  await page.getByLabel('Full name').fill(CASHIER.name);
  await page.getByLabel('Phone number').fill(CASHIER.phone);
  const password = page.getByLabel(/^First password/);
  await password.fill('rahisi');
  await expect(page.getByText('Use at least 8 characters.')).toBeVisible();
  await password.fill(FIRST);
  await expect(page.getByText('Use at least 8 characters.')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Account type' }).click();
  await expect(page.getByRole('option')).toHaveText(['Branch owner', 'Branch employee']);
  await page.getByRole('option', { name: 'Branch employee' }).click();
  await expect(page.getByRole('combobox', { name: 'Branch', exact: true })).toHaveValue(SHOP);
  await page.getByRole('combobox', { name: /^Role/ }).click();
  await page.getByRole('option', { name: 'Karani' }).click();
  await expectAccessible(page, 'the form of an employee');
  await page.getByRole('button', { name: 'Save employee' }).click();
  await expect(page.getByRole('heading', { level: 1, name: CASHIER.name })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Karani' })).toContainText(SHOP);
});

test('the first password is exchanged for one that only the employee knows', async ({ page }) => {
  const guest = new GuestPage(page);
  await guest.open('/employee/role-form');
  await guest.logIn(CASHIER.phone, FIRST);
  await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
  await expectAccessible(page, 'the choice of a password');
  const [next, again] = [
    page.getByLabel('New password', { exact: true }),
    page.getByLabel('Confirm new password'),
  ];
  await next.fill(FIRST);
  await again.fill(FIRST);
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await expect(page.getByText('Choose another password than the one you were given.')).toBeVisible();
  await next.fill(CASHIER.password);
  await again.fill(CASHIER.password);
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await expect(page.getByRole('searchbox', { name: 'Find a permission' })).toBeVisible();
});

test('the employee sees what the role says and gives no right that he lacks', async ({ page }) => {
  await new GuestPage(page).enter('/employee/role-form', CASHIER.phone, CASHIER.password);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByText('Inventory')).toBeVisible();
  await expect(menu.getByText('Finance')).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Find a permission' }).fill('prices');
  await expect(page.getByRole('checkbox', { name: 'See selling prices' })).toBeEnabled();
  await expect(page.getByRole('checkbox', { name: 'See buying prices (you do not have it)' })).toBeDisabled();
  await page.goto('/branch/settings');
  await expect(page.getByText('You do not have the necessary permissions')).toBeVisible();
});

test('the owner sees what the role sees, changes nothing meanwhile, and comes back with one press', async ({
  page,
}) => {
  await new GuestPage(page).enter('/employee/role-list', OWNER.phone, OWNER.password);
  await page.getByRole('link', { name: 'Karani' }).first().click();
  await page.getByRole('button', { name: 'View as this role' }).click();
  await expect(page.getByText('Viewing as Karani')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByText('Inventory')).toBeVisible();
  await expect(menu.getByText('Finance')).toHaveCount(0);
  await expectAccessible(page, 'the shop as a role sees it');
  await page.goto('/inventory/category-form');
  await page.getByLabel('Name').fill('Vinywaji');
  await page.getByRole('button', { name: 'Save category' }).click();
  await expect(page.getByText('You are viewing as Karani.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to my view' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Karani' })).toBeVisible();
  await expect(menu.getByText('Finance')).toBeVisible();
});

test('one device of an employee is logged out from his page, and no other', async ({ page, browser }) => {
  const [shop, home] = [await browser.newPage(), await browser.newPage({ userAgent: 'Firefox/130.0 Linux' })];
  for (const device of [shop, home])
    await new GuestPage(device).enter('/employee/list', CASHIER.phone, CASHIER.password);
  await new GuestPage(page).enter('/employee/list', OWNER.phone, OWNER.password);
  await page.getByRole('link', { name: CASHIER.name }).first().click();
  await page.getByRole('tab', { name: 'Login sessions' }).click();
  await expectAccessible(page, 'the devices of an employee');
  await page.getByRole('button', { name: /^Log out Firefox/ }).click();
  await expect(page.getByRole('button', { name: /^Log out Firefox/ })).toHaveCount(0);
  await home.reload();
  await expect(home.getByRole('button', { name: 'Log in' })).toBeVisible();
  await shop.reload();
  await expect(shop.getByRole('heading', { level: 1, name: 'Employees' })).toBeVisible();
});

test('an employee is shut out at once and let in again', async ({ page, browser }) => {
  const theirs = await browser.newPage();
  await new GuestPage(theirs).enter('/employee/list', CASHIER.phone, CASHIER.password);
  await expect(theirs.getByRole('heading', { level: 1, name: 'Employees' })).toBeVisible();
  await new GuestPage(page).enter('/employee/list', OWNER.phone, OWNER.password);
  await page.getByRole('link', { name: CASHIER.name }).first().click();
  await page.getByRole('button', { name: 'Disable' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByRole('button', { name: 'Enable' })).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByRole('button', { name: 'Log in' })).toBeVisible();
  await page.getByRole('button', { name: 'Enable' }).click();
  await expect(page.getByRole('button', { name: 'Disable' })).toBeVisible();
});
