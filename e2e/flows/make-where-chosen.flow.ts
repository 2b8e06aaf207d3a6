import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { type OwnShop, openOwnShop } from '../pages/own-shop.ts';

// cspell:ignore Kibo bidhaa Halima Ndosi Pazia bluu Tengeneza Azania Jumla Usafiri aina matumizi Kundi Hifadhi Vipodozi jipya jina Sukari Chumvi

const OWNER = { name: 'Halima Ndosi', phone: '255713990061', password: 'Pazia-la-bluu-31' };
const BUYER = { name: 'Juma Ndosi', phone: '255713990062', password: 'Pazia-la-bluu-32' };

let shop: OwnShop;

test.beforeAll(async ({ playwright }, info) => {
  shop = await openOwnShop(playwright, info, 'Duka la Halima', OWNER);
  await shop.create('supplier', { name: 'Azania Wholesalers' });
  const permissions = ['view_procurement_menu', 'create_purchase', 'list_suppliers', 'view_buying_price'];
  const role_id = await shop.create('role', { name: 'Buyer', permissions });
  const { name, phone, password } = BUYER;
  const access = [{ branch_id: shop.branchId, role_id }];
  await shop.create('user', { name, phone_number: phone, password, account_type: 'employee', access });
});

test('a supplier is made on the form of a purchase, by keys, and nothing typed there is lost', async ({
  page,
}) => {
  await new GuestPage(page).enter('/procurement/purchase-form', OWNER.phone, OWNER.password);
  await page.getByLabel(/^Remarks/).fill('Paid by the driver');
  const picker = page.getByRole('combobox', { name: 'Supplier' });
  await picker.pressSequentially('Azania');
  // The match is lit and taken by Enter; what makes another stands last.
  await expect(page.getByRole('option', { name: /Azania Wholesalers/ })).toHaveAttribute(
    'data-combobox-selected',
    'true',
  );
  await expect(page.getByRole('option').last()).toHaveText('Create “Azania”');
  await picker.press('ArrowUp');
  await picker.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'New supplier' });
  await expect(drawer.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(drawer.getByLabel('Name', { exact: true })).toHaveValue('Azania');
  await expectAccessible(page, 'a supplier made on a purchase');

  // Escape gives back the form as it was.
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(picker).toBeFocused();
  await expect(picker).toHaveValue('');
  await expect(page.getByLabel(/^Remarks/)).toHaveValue('Paid by the driver');
  await expect(page).toHaveURL(/purchase-form/);

  await makeByKeys(page, 'Supplier', 'Azania');
  await drawer.getByLabel('Name', { exact: true }).press('End');
  await page.keyboard.type(' Jumla');
  await page.keyboard.press('Control+s');
  await expect(drawer).toHaveCount(0);
  await expect(picker).toHaveValue('Azania Jumla');
  await expect(picker).toBeFocused();
  await expect(page.getByLabel(/^Remarks/)).toHaveValue('Paid by the driver');
  await expect(page).toHaveURL(/purchase-form/);

  // Where nothing matches it is lit itself, and Enter asks for the rest.
  await picker.fill('Kibo Traders');
  await expect(page.getByRole('option')).toHaveText(['Create “Kibo Traders”']);
  await picker.press('Enter');
  await expect(drawer.getByLabel('Name', { exact: true })).toHaveValue('Kibo Traders');
  await page.keyboard.press('Escape');
  const { data } = await shop.read<{ data: { name: string }[] }>('supplier/list?limit=20');
  expect(data.map(({ name }) => name).toSorted()).toEqual(['Azania Jumla', 'Azania Wholesalers']);
});

test('of products that a word finds Enter takes the one that is lit, and of a scan none that is like it', async ({
  page,
}) => {
  for (const [name, barcode] of [
    ['Sukari A', '6001001001007'],
    ['Sukari B', '6001001001014'],
  ])
    await shop.create('product', { name, barcodes: [barcode], buying_price: 1000, selling_price: 1600 });
  await new GuestPage(page).enter('/procurement/purchase/order-form', OWNER.phone, OWNER.password);
  const finder = page.getByRole('combobox', { name: 'Scan, or search a product' });
  const lines = page.getByRole('button', { name: /^Remove / });
  await finder.fill('suk');
  const rows = page.getByRole('option');
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
  await expect(rows.last()).toHaveText('Create “suk”');
  await finder.press('ArrowDown');
  await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(rows.nth(1)).toContainText('Sukari B');
  await finder.press('Enter');
  await expect(lines).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Remove Sukari B' })).toBeVisible();
  await expect(finder).toBeFocused();

  // A code that no product has is like two of them, and takes neither.
  await finder.fill('600100100');
  await expect(rows.first()).toHaveAttribute('aria-selected', 'false');
  await finder.press('Enter');
  await expect(rows.last()).toHaveText('Create “600100100”');
  await expect(lines).toHaveCount(1);
  await expectAccessible(page, 'found products');
});

test('goods that are bought for the first time are made on the form of a purchase', async ({ page }) => {
  await new GuestPage(page).enter('/procurement/purchase-form', OWNER.phone, OWNER.password);
  const finder = page.getByRole('combobox', { name: 'Scan, or search a product' });
  await finder.fill('Chumvi');
  await expect(page.getByRole('option', { name: 'Create “Chumvi”' })).toBeVisible();
  await finder.press('ArrowUp');
  await finder.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'New product' });
  await expect(drawer.getByLabel('Name', { exact: true })).toHaveValue('Chumvi');
  await page.keyboard.press('Escape');
  await expect(finder).toBeFocused();

  // What a scanner said is its barcode and not its name.
  await finder.fill('');
  await finder.fill('5901234123457');
  await page.getByRole('option', { name: 'Create “5901234123457”' }).click();
  await expect(drawer.getByText('5901234123457')).toBeVisible();
  // The purchase brings the goods: entered here too they would be there twice.
  await expect(drawer.getByLabel(/^Stock alert/)).toBeVisible();
  await expect(drawer.getByLabel(/^Opening/)).toHaveCount(0);
  await drawer.getByLabel('Name', { exact: true }).fill('Chumvi 500g');
  await drawer.getByLabel('Selling price').fill('800');
  await page.keyboard.press('Control+s');
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove Chumvi 500g' })).toBeVisible();
  await expect(finder).toBeFocused();
});

test('what is refused stands in the drawer, and nothing is chosen', async ({ page }) => {
  await new GuestPage(page).enter('/finance/expense-form', OWNER.phone, OWNER.password);
  await makeByKeys(page, 'Expense type', 'Gas for forklifts');
  const message = 'The shop is being counted.';
  await page.route('**/api/expense-type', (route) =>
    route.fulfill({ status: 409, json: { success: false, message } }),
  );
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  const drawer = page.getByRole('dialog', { name: 'New expense type' });
  await expect(drawer).toBeVisible();
  await page.unroute('**/api/expense-type');
  await drawer.getByRole('button', { name: /^Save/ }).click();
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Expense type' })).toHaveValue('Gas for forklifts');
});

test('a category is made on the form of a product, at 390 wide, in Swahili', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await new GuestPage(page).startSession(OWNER.phone, OWNER.password);
  await page.goto('/dashboard');
  await context.addCookies([{ name: 'language', value: 'sw', url: page.url() }]);
  await page.goto('/inventory/product-form');
  await page.getByLabel('Jina la bidhaa').fill('Sabuni');
  const picker = page.getByRole('combobox', { name: /^Kundi/ });
  await picker.fill('Vipodozi');
  await expect(page.getByRole('option', { name: 'Tengeneza “Vipodozi”' })).toBeVisible();
  await page.getByRole('option', { name: 'Tengeneza “Vipodozi”' }).click();
  const drawer = page.getByRole('dialog', { name: 'Kundi jipya' });
  await expect(drawer.getByLabel('Jina')).toHaveValue('Vipodozi');
  await expectAccessible(page, 'a category made on a product, at 390 wide');
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  await drawer.getByRole('button', { name: 'Hifadhi kundi' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(picker).toHaveValue('Vipodozi');
  await expect(page.getByLabel('Jina la bidhaa')).toHaveValue('Sabuni');
});

test('where the server would refuse it, nothing is offered', async ({ page }) => {
  await new GuestPage(page).enter('/procurement/purchase-form', BUYER.phone, BUYER.password);
  await page.getByRole('combobox', { name: 'Supplier' }).pressSequentially('Nobody');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(0);
});

/** Types what is not there yet, and walks to the offer to make it, which is the last. */
async function makeByKeys(page: Page, label: string, name: string) {
  const picker = page.getByRole('combobox', { name: label, exact: true });
  await picker.pressSequentially(name);
  await expect(page.getByRole('option', { name: `Create “${name}”` })).toBeVisible();
  await picker.press('ArrowUp');
  await picker.press('Enter');
  await expect(page.getByRole('dialog', { name: /^New/ })).toBeVisible();
}
