import { expect, test } from '@playwright/test';
import { newId } from '#core/ids.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { type OwnShop, openOwnShop } from '../pages/own-shop.ts';

// cspell:ignore Zuhura Makame kijani Sabuni

const OWNER = { name: 'Zuhura Makame', phone: '255713990420', password: 'Kiti-cha-kijani-60' };

let shop: OwnShop;
let supplier: string;
let product: string;

test.beforeAll(async ({ playwright }, info) => {
  shop = await openOwnShop(playwright, info, 'Duka la Zuhura', OWNER);
  await shop.create('account', { name: 'CRDB', type: 'bank', provider: 'CRDB', opening_balance: 1_000_000 });
  supplier = await shop.create('supplier', { name: 'Kilimo Stores', credit_days: 5 });
  product = await shop.create('product', { name: 'Sabuni', selling_price: 3000 });
  await buy(10, 1000);
  await buy(4, 1180);
});

const buy = (quantity: number, price: number) =>
  shop.create('purchase', {
    id: newId(),
    supplier_id: supplier,
    tax_mode: 'inclusive',
    lines: [{ product_id: product, quantity, price }],
    payments: [],
  });

test('the page of a supplier says what is due when, pays a debt of its list, and tells what prices were paid', async ({
  page,
}) => {
  await new GuestPage(page).enter(`/procurement/supplier-view?id=${supplier}`, OWNER.phone, OWNER.password);
  const main = page.getByRole('main');
  await expect(main.getByText('You owe them')).toBeVisible();
  await expect(main.getByText('Next due')).toBeVisible();
  await expect(main.getByText(/in 5 days$/).first()).toBeVisible();
  await expect(main.getByText('2 purchases')).toBeVisible();
  await expect(main.getByText(/18% up/)).toBeVisible();
  await page
    .getByRole('link', { name: /^Pay .*P0*1/ })
    .first()
    .click();
  await page.getByRole('combobox', { name: /^Account/ }).click();
  await page.getByRole('option', { name: 'CRDB' }).click();
  await page.getByRole('button', { name: 'Save payment' }).click();
  await expect(page.getByText(/saved|Paid/).first()).toBeVisible();
  await page.goto(`/procurement/supplier-view?id=${supplier}`);
  await expect(main.getByRole('link', { name: /^Pay / })).toHaveCount(2);
  expect(await shop.read(`supplier/owing?id=${supplier}`)).toMatchObject({ owed: 4720, count: 1 });
});

test('on a phone it says the same, and changing the supplier stands behind the dots', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await new GuestPage(page).enter(`/procurement/supplier-view?id=${supplier}`, OWNER.phone, OWNER.password);
  await expect(page.getByText('Next due')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL(/supplier-form/);
});
