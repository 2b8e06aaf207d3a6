import { expect, type Page, test } from '@playwright/test';
import { newId } from '#core/ids.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { type OwnShop, openOwnShop, type Person } from '../pages/own-shop.ts';

// cspell:ignore Rehema Kibona Baraka Duka Ghala Azania Mchele kibao Zulia Kiti cheusi Sukari

const OWNER = { name: 'Rehema Kibona', phone: '255713990091', password: 'Kiti-cheusi-51' };
const KEEPER = { name: 'Juma Kibona', phone: '255713990092', password: 'Kiti-cheusi-52' };
const MANAGER = { name: 'Baraka Kibona', phone: '255713990093', password: 'Kiti-cheusi-53' };

interface Listed<T> {
  data: T[];
}

let shop: OwnShop;
let product: string;

test.beforeAll(async ({ playwright }, info) => {
  shop = await openOwnShop(playwright, info, 'Duka la Rehema', OWNER);
  await shop.create('account', { name: 'CRDB', type: 'bank', provider: 'CRDB', opening_balance: 1_000_000 });
  await shop.create('store', { name: 'Ghala' });
  product = await shop.create('product', {
    ...{ name: 'Sukari', selling_price: 3_000, buying_price: 2_000, opening_stock: 20, whole_units: true },
  });
});

test('the delivered Storekeeper adds a product, counts, corrects and sends goods to the other store', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await new GuestPage(page).enter(`/branch/settings?id=${shop.branchId}`, OWNER.phone, OWNER.password);
  await page.getByRole('switch', { name: /^Stock requests/ }).setChecked(true, { force: true });
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Saved').first()).toBeVisible();
  await begin(page, KEEPER, 'Storekeeper');
  const stores = (
    await shop.read<Listed<{ id: string; name: string }>>(
      'store/list?limit=20&page=1&sort=created_at&order=1',
    )
  ).data;

  await page.goto('/inventory/product-form');
  await page.getByLabel('Name', { exact: true }).fill('Mchele');
  await page.getByLabel('Selling price', { exact: true }).fill('2800');
  await page.getByRole('button', { name: /^Save product/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mchele' })).toBeVisible();

  await page.goto('/inventory/stock-take-form');
  await page.getByRole('button', { name: 'Start counting' }).click();
  await find(page, 'Sukari');
  await page
    .getByLabel(/^Counted/)
    .first()
    .fill('18');
  await page.getByRole('button', { name: 'Save count' }).click();
  await expect(page.getByText('Sukari: 18 counted')).toBeVisible();
  for (const step of ['Finish counting', 'Post differences']) {
    await page.getByRole('button', { name: step }).click();
    await page.getByRole('dialog').getByRole('button', { name: step }).click();
  }
  await expect(page.getByText('The stock take is posted').first()).toBeVisible();

  await page.goto('/inventory/stock-adjustment-form');
  await find(page, 'Sukari');
  await page.getByRole('textbox', { name: 'New stock' }).fill('17');
  await page.getByRole('button', { name: 'Damaged', exact: true }).click();
  await page.getByRole('button', { name: 'Save adjustment' }).click();
  await expect(page.getByText('Stock adjusted')).toBeVisible();

  await page.goto('/inventory/stock-request-form');
  await page.getByRole('combobox', { name: 'Deliver to' }).click();
  await page.getByRole('option', { name: 'Ghala' }).click();
  await page.getByRole('combobox', { name: 'Request from' }).click();
  await page.getByRole('option').first().click();
  await find(page, 'Sukari');
  await page.getByRole('textbox', { name: 'Quantity: Sukari' }).fill('5');
  await page.getByRole('button', { name: 'Send request' }).click();
  // What he asked for himself somebody else approves; what the owner asked for he does.
  await expect(page.getByText('Pending').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);
  const lines = [{ product_id: product, requested: 4 }];
  const id = await shop.create('stock-request', {
    id: newId(),
    from_store_id: stores[0]?.id,
    to_store_id: stores[1]?.id,
    lines,
  });
  await page.goto(`/inventory/stock-request-form?id=${id}`);
  for (const step of ['Approve', 'Send goods']) {
    await page.getByRole('button', { name: step, exact: true }).click();
    await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toBeVisible();
    await page.getByRole('button', { name: step, exact: true }).last().click();
    await expect(page.getByRole('button', { name: step, exact: true })).toHaveCount(0);
  }
  await expect(page.getByText('The goods are on their way').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Receive goods', exact: true })).toHaveCount(0);
  const inStock = async () => {
    const { data } = await shop.read<Listed<{ name: string; stock: number }>>('product/list?limit=20&page=1');
    return Object.fromEntries(data.map(({ name, stock }) => [name, stock]));
  };
  await expect.poll(inStock).toEqual({ Mchele: 0, Sukari: 17 });
});

test('the delivered Manager buys, pays an expense and the supplier, and reads what the day brought', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const supplier = await shop.create('supplier', { name: 'Azania', credit_days: 30 });
  await begin(page, MANAGER, 'Manager');

  await page.goto(`/procurement/purchase-form?supplier_id=${supplier}`);
  await find(page, 'Sukari');
  await page.getByRole('textbox', { name: 'Quantity' }).fill('10');
  await page.getByRole('textbox', { name: 'Price' }).fill('2000');
  await page.getByText('All on credit', { exact: true }).click();
  await page.getByRole('button', { name: 'Save purchase' }).click();
  await expect(page.getByText(/^Purchase .+ is saved$/)).toBeVisible();
  await page
    .getByRole('link', { name: /^Pay the rest/ })
    .first()
    .click();
  await page.getByRole('combobox', { name: /account|Paid from/i }).click();
  await page.getByRole('option', { name: 'CRDB' }).click();
  await page.getByRole('button', { name: 'Save payment' }).click();
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();

  await page.goto('/finance/expense-form');
  await page.getByRole('textbox', { name: 'What for' }).fill('Shop rent');
  await page.getByRole('combobox', { name: 'Expense type' }).click();
  await page.getByRole('option', { name: /Rent/ }).first().click();
  await page.getByRole('textbox', { name: /^Amount/ }).fill('150000');
  await page.getByText('All of it', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Paid from' }).click();
  await page.getByRole('option', { name: 'CRDB' }).click();
  await page.getByRole('button', { name: 'Save expense' }).click();
  await expect(page.getByText(/^Expense .+ is saved$/)).toBeVisible();

  await page.goto('/report/income-statement');
  await expect(page.getByRole('heading', { level: 1, name: /income statement/i })).toBeVisible();
  await expect(page.getByText(/^Net (profit|loss)/).first()).toBeVisible();
  const { data } = await shop.read<Listed<{ name: string; balance: number }>>('account/list?limit=20&page=1');
  expect(data.find(({ name }) => name === 'CRDB')).toMatchObject({ balance: 1_000_000 - 20_000 - 150_000 });
  expect(await shop.read('report/books-check')).toMatchObject({ holds: true });
});

/** Somebody with a role as it was delivered, logged in. */
async function begin(page: Page, { name, phone, password }: Person, role: string) {
  const roles = await shop.read<Listed<{ id: string; name: string }>>('role/list?limit=100');
  const role_id = roles.data.find((one) => one.name === role)?.id;
  const access = [{ branch_id: shop.branchId, role_id }];
  await shop.create('user', { name, phone_number: phone, password, account_type: 'employee', access });
  await page.context().clearCookies();
  await new GuestPage(page).enter('/dashboard', phone, password);
}

async function find(page: Page, name: string) {
  await page.getByRole('combobox', { name: 'Scan, or search a product' }).fill(name);
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
}
