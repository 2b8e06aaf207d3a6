import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { type OwnShop, openOwnShop } from '../pages/own-shop.ts';

const OWNER = { name: 'Zawadi Kimaro', phone: '255713557001', password: 'Kalamu-nyekundu-36' };

// cspell:ignore Salum Atalipa Bakari Ijumaa Kalamu nyekundu Kimaro Zawadi

test.describe.configure({ mode: 'serial' });

let shop: OwnShop;
let asha: string;

test.beforeAll(async ({ playwright }, info) => {
  shop = await openOwnShop(playwright, info, 'Duka la Zawadi', OWNER);
  asha = await shop.create('customer', { name: 'Asha Juma', credit_limit: 100_000, credit_days: 14 });
  const old = { kind: 'debtor', origin: 'opening', customer_id: asha };
  await shop.create('debt', { ...old, amount: 50_000, due_date: '2030-02-01' });
  await shop.create('debt', { ...old, amount: 30_000, due_date: '2030-01-01' });
});

const enter = (page: Page, path: string) => new GuestPage(page).enter(path, OWNER.phone, OWNER.password);

const owed = (page: Page) => page.getByRole('heading', { name: 'Amount owed' }).locator('../..');

test('a payment shows which debts it pays before it is saved, and pays those', async ({ page }) => {
  await enter(page, `/customer/view?id=${asha}`);
  await expect(page.getByText('80,000').first()).toBeVisible();
  await page.getByRole('link', { name: 'Receive payment' }).click();
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue('Asha Juma');
  await page.getByRole('textbox', { name: 'Amount' }).fill('40000');
  await expect(owed(page)).toContainText('pays 30,000');
  await expect(owed(page)).toContainText('pays 10,000, 40,000 left');
  await expectAccessible(page, 'the form of a payment');
  await page.getByRole('button', { name: 'Save payment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Juma' })).toBeVisible();
  await page.getByRole('tab', { name: /Debt history/ }).click();
  await expect(page.getByText('30,000').first()).toBeVisible();
  await page.goto(`/customer/view?id=${asha}`);
  await expect(page.getByText('owed', { exact: true })).toBeVisible();
  await expect(page.getByText('40,000').first()).toBeVisible();
  await expectAccessible(page, 'the view of a customer');
});

test('a debt is paid from its view, never above what remains', async ({ page }) => {
  await enter(page, '/finance/debt-list?condition=part_paid');
  await page.getByRole('link', { name: 'Asha Juma', exact: true }).first().click();
  await page.getByRole('link', { name: 'Pay debt' }).click();
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await expect(amount).toHaveValue('40,000');
  await amount.fill('40001');
  await page.getByRole('button', { name: 'Save payment' }).click();
  await expect(page.getByText('Only 40,000 is left to pay.')).toBeVisible();
  await amount.fill('15000');
  await expectAccessible(page, 'the form that pays a debt');
  await page.getByRole('button', { name: 'Save payment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Juma' })).toBeVisible();
  await expect(page.getByText('25,000').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('Partly paid').first()).toBeVisible();
});

test('a payment that was wrong is void, and what it paid is open again', async ({ page }) => {
  await enter(page, '/finance/payment-list');
  await page.getByRole('link', { name: 'Asha Juma', exact: true }).first().click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Void payment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Void payment' }).click();
  await expect(page.getByText('Void', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Void payment')).toHaveCount(0);
  await page.goto(`/customer/view?id=${asha}`);
  await expect(page.getByText('40,000').first()).toBeVisible();
});

test('the statement tells how the balance came about', async ({ page }) => {
  await enter(page, `/customer/view?id=${asha}`);
  await page.getByRole('link', { name: 'Statement', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Statement: Asha Juma' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Statement' });
  await expect(table.getByRole('row')).toHaveCount(8);
  await expect(table.getByRole('row').last()).toContainText('40,000');
  await expect(table.getByText('reversed')).toBeVisible();
  await expectAccessible(page, 'the statement of a customer');
});

test('on a phone a payment is taken with one thumb', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await new GuestPage(page).open(`/finance/payment-form?customer_id=${asha}`);
  await new GuestPage(page).logIn(OWNER.phone, OWNER.password);
  await page.getByRole('button', { name: /Pay in full/ }).click();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('40,000');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
  await expectAccessible(page, 'the form of a payment on a phone');
  await page.getByRole('button', { name: 'Save payment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Juma' })).toBeVisible();
});

test('what was paid ahead is given back, never more than there is', async ({ page }) => {
  const juma = await shop.create('customer', { name: 'Juma Bakari' });
  await enter(page, `/finance/payment-form?customer_id=${juma}`);
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue('Juma Bakari');
  await page.getByRole('textbox', { name: 'Amount' }).fill('20000');
  await page.getByRole('button', { name: 'Save payment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Juma Bakari' })).toBeVisible();
  await page.goto(`/customer/view?id=${juma}`);
  await expect(page.getByText('on deposit', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Refund deposit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Refund deposit: Juma Bakari' })).toBeVisible();
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await expect(amount).toHaveValue('20,000');
  await amount.fill('20001');
  await page.getByRole('button', { name: 'Save payment' }).click();
  await expect(page.getByText('The deposit is only 20,000.')).toBeVisible();
  await amount.fill('5000');
  await expectAccessible(page, 'the form that pays a deposit back');
  await page.getByRole('button', { name: 'Save payment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Juma Bakari' })).toBeVisible();
  await expect(page.getByText('15,000').first()).toBeVisible();
  await expect(page.getByText('on deposit', { exact: true })).toBeVisible();
});

test('of a debt that is posted only what the books do not know is offered to change', async ({ page }) => {
  const old = { kind: 'debtor', origin: 'opening', customer_id: asha, amount: 7000 };
  const debt = await shop.create('debt', old);
  await enter(page, `/finance/debt-form?id=${debt}`);
  await expect(page.getByRole('textbox', { name: 'Remarks' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Remarks' }).fill('Atalipa Ijumaa');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Debts' })).toBeVisible();
  await page.goto(`/finance/debt-view?id=${debt}`);
  await expect(page.getByText('Atalipa Ijumaa').first()).toBeVisible();
});

test('a payment half typed outlives a wrong press and a reload, and pays once', async ({ page }) => {
  const neema = await shop.create('customer', { name: 'Neema Bakari' });
  const address = `/finance/payment-form?customer_id=${neema}`;
  const amount = page.getByRole('textbox', { name: 'Amount' });
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  page.on('dialog', (dialog) => void dialog.accept());
  await enter(page, address);
  await amount.fill('12000');
  await page.getByRole('textbox', { name: 'Remarks' }).fill('Atalipa Ijumaa');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(question).toContainText('stays on this device as a draft');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(amount).toHaveValue('12,000');
  await page.reload();
  const offer = page.getByRole('dialog', { name: 'You have an unfinished payment' });
  await offer.getByRole('button', { name: 'Continue' }).click();
  await expect(amount).toHaveValue('12,000');
  await expect(page.getByRole('textbox', { name: 'Remarks' })).toHaveValue('Atalipa Ijumaa');
  await page.getByRole('button', { name: 'Save payment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Neema Bakari' })).toBeVisible();
  await expect(question).toHaveCount(0);
  await page.goto(address);
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue('Neema Bakari');
  await expect(offer).toHaveCount(0);
  await expect(amount).toHaveValue('');
});

test('an invoice is paid from its page although another debt is older, and one is back on it', async ({
  page,
}) => {
  const bakari = await shop.create('customer', { name: 'Bakari Salum', credit_limit: 1_000_000 });
  const old = { kind: 'debtor', origin: 'opening', customer_id: bakari };
  // Due tomorrow, for it may be that already where the shop is.
  const due_date = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await shop.create('debt', { ...old, amount: 5000, due_date });
  const book = { name: 'Counter Book', selling_price: 10_000, buying_price: 7000, opening_stock: 3 };
  const product_id = await shop.create('product', book);
  const id = await shop.create('invoice', { customer_id: bakari, lines: [{ product_id, quantity: 1 }] });
  await enter(page, `/point-of-sale/invoice-view?id=${id}`);
  await page.getByRole('button', { name: 'Issue invoice', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Issue invoice', exact: true }).click();
  await page.getByRole('button', { name: 'Record payment' }).click();
  await expect(page.getByRole('link', { name: 'Back to invoice' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Amount' }).fill('10000');
  await expect(owed(page)).toContainText('pays 10,000');
  await page.getByRole('button', { name: 'Save payment' }).click();
  await expect(page).toHaveURL(new RegExp(`invoice-view\\?id=${id}`));
  await expect(page.getByRole('button', { name: 'Record payment' })).toHaveCount(0);
  const left = await shop.read<{ total: number }>(`payment/owed?kind=customer&party_id=${bakari}`);
  expect(left.total).toBe(5000);
});
