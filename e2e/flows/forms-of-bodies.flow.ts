import { expect, type Page, test } from '@playwright/test';
import { GuestPage } from '../pages/guest-page.ts';
import { openOwnShop } from '../pages/own-shop.ts';

// cspell:ignore Zuhura Mfinanga Kikapu buluu Azam Unga sembe

const OWNER = { name: 'Zuhura Mfinanga', phone: '255713665171', password: 'Kikapu-cha-buluu-61' };

test.describe.configure({ mode: 'serial' });

let product: string;

test.beforeAll(async ({ playwright }, info) => {
  const { create } = await openOwnShop(playwright, info, 'Duka la Zuhura', OWNER);
  await create('supplier', { name: 'Azam Mills' });
  product = await create('product', {
    ...{ name: 'Unga sembe', unit_of_measure: 'bag', selling_price: 24_000 },
  });
});

test('an expense says what it needs at its first fault, and sends what is typed and nothing that is hidden', async ({
  page,
}) => {
  await new GuestPage(page).enter('/finance/expense-form', OWNER.phone, OWNER.password);
  await page.getByRole('button', { name: 'Save expense' }).click();
  await expect(page.getByRole('button', { name: 'Fix “Expense type” to save' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Expense type' })).toBeFocused();
  await choose(page, 'Expense type', 'Meals');
  await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('=3*15000');
  await page.getByRole('textbox', { name: /^What for/ }).fill('  Lunch of the loaders ');

  await page.getByText('All of it').click();
  await expect(page.getByText(/Cash drawer holds 0; this leaves/)).toBeVisible();
  await expect(page.getByLabel(/^Due date/)).toHaveCount(0);
  await page.getByText('A part').click();
  await page.getByRole('switch', { name: 'Fiscal receipt (EFD)' }).check({ force: true });
  await page.getByRole('textbox', { name: /^Receipt number/ }).fill('EFD 7');
  await page.getByRole('switch', { name: 'Fiscal receipt (EFD)' }).uncheck({ force: true });
  await page.getByRole('button', { name: 'Save expense' }).click();
  const part = page.getByRole('textbox', { name: 'Amount paid' });
  await expect(part).toBeFocused();
  await part.fill('50000');
  await expect(page.getByText('More than the expense.')).toBeVisible();
  await part.fill('5000');

  const sent = await sentBy(page, 'expense', 'Save expense');
  expect(sent).toMatchObject({
    ...{ amount: 45_000, title: 'Lunch of the loaders', has_receipt: false },
    payments: [{ amount: 5000 }],
  });
  expect(Object.keys(sent)).not.toContain('receipt_number');
  await expect(page.getByText(/^Expense .* is saved$/)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('40,000');
});

test('goods that are ordered, bought and adjusted are sent line by line, and a draft of them is gone on with', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const order = '/procurement/purchase/order-form';
  await new GuestPage(page).enter(order, OWNER.phone, OWNER.password);
  await choose(page, 'Supplier', 'Azam Mills');
  await find(page, 'unga');
  await find(page, 'unga');
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('17500');
  await expect(page.getByText('35,000').first()).toBeVisible();
  await page.reload();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Draft restored')).toBeVisible();
  const ordered = await sentBy(page, 'purchase-order', 'Save order');
  expect(ordered.lines).toEqual([{ product_id: product, unit: 'bag', quantity: 2, price: 17_500 }]);
  await expect(page.getByText(/^Order .* is saved$/)).toBeVisible();

  await page.goto('/procurement/purchase-form');
  await page.getByRole('button', { name: 'Save purchase' }).click();
  await expect(page.getByRole('button', { name: 'Fix “Goods” to save' })).toBeVisible();
  await find(page, 'unga');
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('17000');
  await page.getByRole('button', { name: 'Type the total instead' }).click();
  await page.getByRole('textbox', { name: 'Total of the line' }).fill('16900');
  await page.getByText('Paid in full').click();
  await page.getByRole('button', { name: 'Add transport or other cost' }).click();
  await page.getByRole('textbox', { name: 'What for' }).fill('Cart');
  await page.getByRole('textbox', { name: 'Amount with VAT' }).fill('1500');
  await page.getByText('Paid', { exact: true }).click();
  const bought = await sentBy(page, 'purchase', 'Save purchase');
  expect(bought).toMatchObject({
    lines: [{ product_id: product, unit: 'bag', quantity: 1, line_total: 16_900, tax_type: 'exempt' }],
    payments: [{ amount: 16_900 }],
    costs: [{ title: 'Cart', amount: 1500, by: 'value' }],
    tax_mode: 'inclusive',
  });
  expect(Object.keys((bought.lines as object[])[0] ?? {})).not.toContain('price');
  await expect(page.getByText(/^Purchase .* is saved$/)).toBeVisible();

  await page.goto('/inventory/stock-adjustment-form');
  await find(page, 'unga');
  await page.getByRole('textbox', { name: 'New stock' }).fill('4');
  await expect(page.getByText('1 → 4 (+3)')).toBeVisible();
  await page.getByText('Take off').click();
  await expect(page.getByText('1 → −3 (−4)')).toBeVisible();
  await page.getByRole('textbox', { name: 'Change' }).fill('1');
  await page.getByRole('button', { name: 'Damaged' }).click();
  const adjusted = await sentBy(page, 'stock-adjustment/several', 'Save adjustment');
  expect(adjusted).toEqual({
    reason: 'Damaged',
    lines: [{ product_id: product, unit: 'bag', type: 'decrease', adjustment_quantity: 1 }],
  });
  await expect(page.getByText('Stock adjusted')).toBeVisible();
});

async function choose(page: Page, field: string, option: string) {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}

async function find(page: Page, word: string) {
  const field = page.getByPlaceholder('Scan, or search a product');
  await field.fill(word);
  await expect(page.getByRole('option').first()).toBeVisible();
  await field.press('Enter');
  await expect(field).toHaveValue('');
}

/** What the button sends. */
async function sentBy(page: Page, path: string, button: string): Promise<Record<string, unknown>> {
  const request = page.waitForRequest(
    (one) => one.method() === 'POST' && new URL(one.url()).pathname === `/api/${path}`,
  );
  await page.getByRole('button', { name: button }).click();
  const body: unknown = (await request).postDataJSON();
  return body as Record<string, unknown>;
}
