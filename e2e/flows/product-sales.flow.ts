import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { openOwnShop } from '../pages/own-shop.ts';

// cspell:ignore Njaro Mwinyi Mchele mzuri Sukari guru Jembe jipya Mzigo mwepesi

const OWNER = { name: 'Njaro Mwinyi', phone: '255713669801', password: 'Jembe-jipya-61' };
const CLERK = { name: 'Asha Mwinyi', phone: '255713669802', password: 'Mzigo-mwepesi-61' };
let rice: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ playwright }, info) => {
  const { branchId, create, read } = await openOwnShop(playwright, info, 'Duka la Njaro', OWNER);
  const goods = { selling_price: 3000, opening_stock: 100 };
  rice = await create('product', { ...goods, name: 'Mchele mzuri' });
  const sugar = await create('product', { ...goods, name: 'Sukari guru' });
  const first = async (list: string) => (await read<{ data: { id: string }[] }>(`${list}/list`)).data[0]?.id;
  const [store_id, account_id] = [await first('store'), await first('account')];
  const sell = (...products: string[]) =>
    create('sale/checkout', {
      id: randomUUID(),
      store_id,
      lines: products.map((product_id) => ({ product_id, quantity: 1 })),
      payments: [{ account_id, mode: 'cash', amount: 3000 * products.length }],
    });
  for (let n = 0; n < 11; n++) await sell(rice);
  await sell(rice, sugar, rice);
  await sell(sugar);
  const permissions = ['view_inventory_menu', 'list_products', 'view_product', 'list_sales'];
  const role_id = await create('role', { name: 'Clerk', permissions });
  const access = [{ branch_id: branchId, role_id }];
  const { name, phone, password } = CLERK;
  await create('user', { name, phone_number: phone, account_type: 'employee', password, access });
});

const view = (more = '') => `/inventory/product-view?id=${rice}${more}`;
const sold = (page: Page) => page.getByRole('table', { name: 'Sales' });

test('a product shows its newest sales and leads to all of them, with what they come to', async ({
  page,
}) => {
  await new GuestPage(page).enter(view(), OWNER.phone, OWNER.password);
  await page.getByRole('tab', { name: 'Sales 12' }).click();
  await expect(sold(page).getByRole('row')).toHaveCount(11);
  await expect(page.getByText('1 to 10 of 12')).toBeVisible();
  await page.getByRole('link', { name: 'View in list' }).click();
  await expect(page).toHaveURL(/lines\.product_id=/);
  await expect(page.getByText('Product: Mchele mzuri')).toBeVisible();
  await expect(page.getByText('1 to 12 of 12')).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText('42,000');
  await expectAccessible(page, 'the sales of a product');
});

test('sales are narrowed by product where a filter is put together', async ({ page }) => {
  await new GuestPage(page).enter('/point-of-sale/sale-list', OWNER.phone, OWNER.password);
  await page.getByRole('button', { name: 'Filters' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Add condition' }).click();
  await drawer.getByRole('combobox', { name: 'Field' }).selectOption('Product');
  await drawer.getByRole('combobox', { name: 'Value' }).fill('guru');
  await page.getByRole('option', { name: 'Sukari guru' }).click();
  await drawer.getByRole('button', { name: 'Show list' }).click();
  await expect(page.getByText('Product is one of Sukari guru')).toBeVisible();
  await expect(page.getByText('1 to 2 of 2')).toBeVisible();
});

test('a product lies on paper with its facts and its sales, and nothing of the page around it', async ({
  page,
}) => {
  await new GuestPage(page).enter(view(), OWNER.phone, OWNER.password);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  const paper = page.getByRole('article', { name: 'Print Mchele mzuri' });
  await expect(paper).toContainText('Duka la Njaro');
  await expect(paper).toContainText('Printed');
  await expect(paper.getByRole('heading', { name: 'Sales 12' })).toBeVisible();
  await expect(paper.getByRole('table').last().getByRole('row')).not.toHaveCount(0);
  await expectAccessible(page, 'a product on paper');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(paper).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.getByRole('link', { name: 'Back to Mchele mzuri' }).click();
  await expect(page).toHaveURL(new RegExp(`id=${rice}$`));
});

test('who may list sales and open none is not told which of them have a product', async ({ page }) => {
  await new GuestPage(page).enter(view(), CLERK.phone, CLERK.password);
  await expect(page.getByRole('heading', { level: 1, name: 'Mchele mzuri' })).toBeVisible();
  await expect(page.getByRole('tab', { name: /Sales/ })).toHaveCount(0);
});
