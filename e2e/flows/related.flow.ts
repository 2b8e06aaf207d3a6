import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { ListPage } from '../pages/list-page.ts';
import { openOwnShop } from '../pages/own-shop.ts';

// cspell:ignore Mti mkubwa Taa ndogo Vyombo Bakuli Hawa Rashid Juma

const OWNER = { name: 'Hawa Rashid', phone: '255713664001', password: 'Mti-mkubwa-52' };
const CLERK = { name: 'Juma Said', phone: '255713664002', password: 'Taa-ndogo-52' };
let category: string;
let soap: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ playwright }, info) => {
  const { branchId, create } = await openOwnShop(playwright, info, 'Duka la Hawa', OWNER);
  category = await create('category', { name: 'Vyombo' });
  await create('category', { name: 'Taa' });
  for (let n = 1; n <= 12; n++)
    await create('product', { name: `Bakuli ${n}`, category_id: category, selling_price: n * 1000 });
  soap = await create('product', { name: 'Sabuni', selling_price: 900, buying_price: 500, opening_stock: 9 });
  const supplier_id = await create('supplier', { name: 'Azania Wholesalers' });
  await create('purchase-order', { supplier_id, lines: [{ product_id: soap, quantity: 5, price: 500 }] });
  const permissions = ['view_inventory_menu', 'list_categories', 'view_category'];
  const role_id = await create('role', { name: 'Clerk', permissions });
  const access = [{ branch_id: branchId, role_id }];
  const { name, phone, password } = CLERK;
  await create('user', { name, phone_number: phone, account_type: 'employee', password, access });
});

const view = () => `/inventory/category-view?id=${category}`;

test('a category shows its products, newest first, ten at a time, and leads to all of them', async ({
  page,
}) => {
  await new GuestPage(page).enter(view(), OWNER.phone, OWNER.password);
  await page.getByRole('tab', { name: 'Products 12' }).click();
  const table = page.getByRole('table', { name: 'Products' });
  await expect(table.getByRole('link')).toHaveCount(10);
  await expect(table.getByRole('link').first()).toHaveText('Bakuli 12');
  await expect(table.getByRole('columnheader', { name: 'Category' })).toHaveCount(0);
  await expect(page.getByText('1 to 10 of 12')).toBeVisible();
  await expectAccessible(page, 'the products of a category');
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(table.getByRole('link')).toHaveText(['Bakuli 2', 'Bakuli 1']);
  await page.getByRole('link', { name: 'View in list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  const list = new ListPage(page, '/inventory/product-list');
  await expect(page.getByText('1 to 12 of 12')).toBeVisible();
  await expect(list.row('Sabuni')).toHaveCount(0);
});

test('coming back from a product finds the tab as it was left', async ({ page }) => {
  await new GuestPage(page).enter('/inventory/category-list', OWNER.phone, OWNER.password);
  await page.getByRole('link', { name: 'Vyombo', exact: true }).click();
  await page.getByRole('tab', { name: 'Products 12' }).click();
  await page.getByRole('link', { name: 'Bakuli 12' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bakuli 12' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('table', { name: 'Products' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/category-list/);
});

test('a category without products has no tab for them', async ({ page }) => {
  await new GuestPage(page).enter('/inventory/category-list', OWNER.phone, OWNER.password);
  await page.getByRole('link', { name: 'Taa', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Taa' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test('who may not list products is shown none', async ({ page }) => {
  await new GuestPage(page).enter(view(), CLERK.phone, CLERK.password);
  await expect(page.getByRole('heading', { level: 1, name: 'Vyombo' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test('what does not fit beside the other tabs stands under More, and the open one is always seen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await new GuestPage(page).enter(`/inventory/product-view?id=${soap}`, OWNER.phone, OWNER.password);
  const tabs = page.getByRole('tablist').getByRole('tab');
  const more = page.getByRole('main').getByRole('button', { name: 'More', exact: true }).last();
  await expect(tabs.filter({ hasText: 'Purchase orders' })).toBeVisible();
  const titles = await tabs.allTextContents();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(tabs.filter({ hasText: 'Purchase orders' })).toHaveCount(0);
  await expectAccessible(page, 'tabs of a product, at 390 wide');
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  await more.click();
  await page.getByRole('menuitem', { name: /^Purchase orders/ }).click();
  await expect(tabs.filter({ hasText: 'Purchase orders' })).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(tabs.filter({ hasText: 'Purchase orders' })).toHaveAttribute('aria-selected', 'true');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(tabs).toHaveText(titles);
});
