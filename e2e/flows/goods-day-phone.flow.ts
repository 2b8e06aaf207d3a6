import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { type OwnShop, openOwnShop } from '../pages/own-shop.ts';

// cspell:ignore Panadol Ghala Azania Subira Kombo Kijiko cheupe

const OWNER = { name: 'Subira Kombo', phone: '255713665091', password: 'Kijiko-cheupe-44' };

interface Listed<T> {
  data: T[];
}

interface AccountRow {
  account_code: string;
  debit: number;
  credit: number;
}

let shop: OwnShop;
let supplier: string;

test.use({ viewport: { width: 390, height: 844 } });

test.beforeAll(async ({ playwright }, info) => {
  shop = await openOwnShop(playwright, info, 'Duka la Subira', OWNER);
  supplier = await shop.create('supplier', { name: 'Azania', credit_days: 30 });
  await shop.create('account', { name: 'CRDB', type: 'bank', provider: 'CRDB', opening_balance: 1_000_000 });
  await shop.create('store', { name: 'Ghala' });
});

test('a day with goods: bought in batches, sent to the second store, counted, sold, returned and paid', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await new GuestPage(page).enter(`/branch/settings?id=${shop.branchId}`, OWNER.phone, OWNER.password);
  for (const name of [/^Stock requests/, /^Products can expire/])
    await page.getByRole('switch', { name }).setChecked(true, { force: true });
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Saved').first()).toBeVisible();
  await shop.create('product', {
    name: 'Panadol',
    ...{ selling_price: 300, whole_units: true, batch_tracking: 'expiry' },
    units: [{ unit: 'carton', factor: 24 }],
  });

  await buy(page);
  await sendToGhala(page);
  await count(page);
  await sellTwo(page);
  await returnTwo(page);
  await payTheRest(page);
  await agreesAtTheEnd();
});

/** A carton of the batch that expires first, and six pieces of another one, on credit. */
async function buy(page: Page) {
  await page.goto(`/procurement/purchase-form?supplier_id=${supplier}`);
  await find(page);
  await page.getByRole('combobox', { name: 'Unit' }).click();
  await page.getByRole('option', { name: /^Carton/ }).click();
  await line(page, 0, { price: '4800', batch: 'A1', expires: '31 Mar 2030' });
  await find(page);
  await expect(page.getByRole('textbox', { name: 'Batch number' })).toHaveCount(2);
  await page.getByRole('textbox', { name: 'Quantity' }).nth(1).fill('6');
  await line(page, 1, { price: '', batch: 'B2', expires: '30 Sep 2030' });
  // The paper of the second says what the whole line comes to.
  await page.getByRole('button', { name: 'Type the total instead' }).nth(1).click();
  await page.getByRole('textbox', { name: 'Total of the line' }).fill('1500');
  await expect(page.getByText('250 each')).toBeVisible();
  await expectFits(page);
  await expectAccessible(page, 'goods of a purchase');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByText('All on credit', { exact: true }).click();
  await expectFits(page);
  await page.getByRole('button', { name: 'Save purchase' }).click();
  await expect(page.getByText(/^Purchase .+ is saved$/)).toBeVisible();
}

async function line(page: Page, place: number, said: { price: string; batch: string; expires: string }) {
  await page.getByRole('textbox', { name: 'Price' }).nth(place).fill(said.price);
  await page.getByRole('textbox', { name: 'Batch number' }).nth(place).fill(said.batch);
  await page.getByRole('textbox', { name: 'Expires' }).nth(place).fill(said.expires);
  await page.getByRole('textbox', { name: 'Expires' }).nth(place).blur();
}

/** Twelve are asked for and sent; one of them arrives broken. */
async function sendToGhala(page: Page) {
  await page.goto('/inventory/stock-request-form');
  await page.getByRole('combobox', { name: 'Deliver to' }).click();
  await page.getByRole('option', { name: 'Ghala' }).click();
  await page.getByRole('combobox', { name: 'Request from' }).click();
  await page.getByRole('option').first().click();
  await find(page);
  await page.getByRole('textbox', { name: 'Quantity: Panadol' }).fill('12');
  await page.getByRole('button', { name: 'Send request' }).click();
  for (const step of ['Approve', 'Send goods']) {
    await page.getByRole('button', { name: step, exact: true }).click();
    await page.getByRole('button', { name: step, exact: true }).last().click();
  }
  await expect(page.getByText('The goods are on their way').first()).toBeVisible();
  await page.getByRole('button', { name: 'Receive goods' }).click();
  await page.getByRole('textbox', { name: 'Lost or broken' }).fill('1');
  await page.getByRole('button', { name: 'Receive goods' }).last().click();
  await expect(page.getByText('Delivered').first()).toBeVisible();
  await expectFits(page);
}

/** Of the twelve of the first batch that should be left in the shop, eleven are there. */
async function count(page: Page) {
  await page.goto('/inventory/stock-take-form');
  await page.getByRole('button', { name: 'Start counting' }).click();
  await find(page);
  await page.getByRole('combobox', { name: 'Batch' }).click();
  await page.getByRole('option', { name: /^A1/ }).click();
  for (const digit of ['1', '1']) await page.getByRole('button', { name: digit, exact: true }).click();
  await expectFits(page);
  await page.getByRole('button', { name: 'Save count' }).click();
  await expect(page.getByText('Panadol: 11 counted')).toBeVisible();
  for (const step of ['Finish counting', 'Post differences']) {
    await page.getByRole('button', { name: step }).click();
    await page.getByRole('dialog').getByRole('button', { name: step }).click();
  }
  await expect(page.getByText('The stock take is posted').first()).toBeVisible();
  await expectFits(page);
}

async function sellTwo(page: Page) {
  await page.goto('/point-of-sale/sale-form');
  const tile = page.locator('[data-tile]').filter({ hasText: 'Panadol' });
  await expect(tile).toBeVisible({ timeout: 30_000 });
  await tile.click();
  await tile.click();
  await page.getByRole('button', { name: /^2 items/ }).click();
  await page.getByRole('dialog', { name: 'Cart' }).getByRole('button', { name: 'Pay 600' }).click();
  await page.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Sale .+ is complete$/ })).toBeVisible();
}

/** Two of the second batch go back, for less to pay. */
async function returnTwo(page: Page) {
  const { data } = await shop.read<Listed<{ id: string }>>('purchase/list?sort=&order=1&limit=20&page=1');
  await page.goto(`/procurement/purchase-view?id=${data[0]?.id}&return=1`);
  await page.getByRole('textbox', { name: 'Return: Panadol' }).nth(1).fill('2');
  await expectFits(page);
  await page.getByRole('button', { name: /^Return 500/ }).click();
  await expect(page.getByText(/^Return .+ is saved$/)).toBeVisible();
}

async function payTheRest(page: Page) {
  await page.goto(`/procurement/supplier-view?id=${supplier}`);
  await expect(page.getByText('5,800').first()).toBeVisible();
  await page.goto(`/finance/payment-form?supplier_id=${supplier}`);
  await page.getByRole('textbox', { name: 'Amount' }).fill('5800');
  await page.getByRole('combobox', { name: /account|Paid from/i }).click();
  await page.getByRole('option', { name: 'CRDB' }).click();
  await page.getByRole('button', { name: 'Save payment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Azania' })).toBeVisible();
}

/** 30 came, 1 broke, 1 was missing, 2 were sold, 2 went back: 24, at an average of 210. */
async function agreesAtTheEnd() {
  const batches = await shop.read<Listed<{ number: string; stock: number }>>(
    'batch/list?sort=&order=1&limit=20&page=1',
  );
  expect(Object.fromEntries(batches.data.map(({ number, stock }) => [number, stock]))).toEqual({
    A1: 20,
    B2: 4,
  });
  const { data } = await shop.read<Listed<{ stock: number }>>('product/list?sort=&order=1&limit=20&page=1');
  expect(data).toMatchObject([{ stock: 24 }]);
  const { agrees, rows } = await shop.read<{ agrees: boolean; rows: AccountRow[] }>('report/trial-balance');
  expect(agrees).toBe(true);
  const closing = (code: string) => {
    const row = rows.find(({ account_code }) => account_code === code);
    return (row?.debit ?? 0) - (row?.credit ?? 0);
  };
  expect([closing('1200'), closing('2000'), closing('5010')]).toEqual([24 * 210, 0, 2 * 210]);
}

async function find(page: Page) {
  await page.getByRole('combobox', { name: 'Scan, or search a product' }).fill('Panadol');
  await page.getByRole('option', { name: /^Panadol/ }).click();
}

async function expectFits(page: Page) {
  const wider = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
  expect(wider).toBeLessThanOrEqual(0);
}
