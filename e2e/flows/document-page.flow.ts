// cspell:ignore Sikudhani Omari Kikombe cheusi Sabuni mche Luku
import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { openOwnShop } from '../pages/own-shop.ts';

const OWNER = { name: 'Sikudhani Omari', phone: '255767004499', password: 'Kikombe-cheusi-49' };

/** A day of the shop's own calendar, so many days from today. */
const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Africa/Dar_es_Salaam' });

test('a purchase reads like its paper: what is left, goods, totals, payments, linked documents, and all of it on A4', async ({
  page,
  playwright,
}, info) => {
  const { create } = await openOwnShop(playwright, info, 'Duka la Sikudhani', OWNER);
  const supplier = await create('supplier', { name: 'Azania Wholesalers', phone_number: '255754220330' });
  const bank = await create('account', {
    name: 'CRDB',
    type: 'bank',
    provider: 'CRDB',
    opening_balance: 900_000,
  });
  const soda = await create('product', {
    name: 'Soda 350 ml',
    ...{ selling_price: 700, units: [{ unit: 'carton', factor: 24 }] },
  });
  const soap = await create('product', { name: 'Sabuni ya mche', selling_price: 3000 });
  const purchase = await create('purchase', {
    id: randomUUID(),
    ...{ supplier_id: supplier, due_date: dayFromNow(6) },
    lines: [
      { product_id: soda, unit: 'carton', quantity: 2, price: 12_000 },
      { product_id: soap, quantity: 10, price: 2_400 },
    ],
    payments: [
      { account_id: bank, mode: 'cheque', amount: 10_000, reference: 'CHQ 118' },
      { account_id: bank, mode: 'cheque', amount: 8_000, reference: 'CHQ 119' },
    ],
  });
  await create('purchase/return', {
    id: randomUUID(),
    ...{ purchase_id: purchase, reason: 'Wet', lines: [{ line_no: 2, quantity: 1 }] },
  });

  const address = `/procurement/purchase-view?id=${purchase}`;
  await new GuestPage(page).enter(address, OWNER.phone, OWNER.password);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Purchase .*0001/);
  const main = page.getByRole('main');
  await expect(main).toContainText('due in 6 days');

  const goods = page.getByRole('table', { name: 'Goods' });
  await expect(goods.getByRole('row')).toHaveCount(3);
  await expect(goods).toContainText('Returned');
  await expect(goods).not.toContainText('Discount');
  await expect(goods).toContainText('2 cartons of 24');
  await expect(goods).toContainText('10 pieces');
  await expect(main.getByText('35,808', { exact: true }).first()).toBeVisible();
  await expect(main).toContainText('CRDB, CHQ 118');
  await expect(main).toContainText('CRDB, CHQ 119');
  await expect(main).toContainText('Returned or written off');
  await expect(page.getByRole('link', { name: 'Azania Wholesalers' })).toBeVisible();
  await expect(page.getByRole('link', { name: '255 754 220330' })).toHaveAttribute(
    'href',
    'tel:+255754220330',
  );

  const entry = main.getByRole('table').filter({ hasText: 'Debit' });
  await expect(entry).toHaveCount(0);
  await main.getByText('All details', { exact: true }).click();
  await expect(entry).not.toHaveCount(0);
  await page.reload();
  await expect(entry).not.toHaveCount(0);

  await page.goto(`/procurement/purchase-view?id=${purchase}&print=1`);
  const paper = page.getByRole('article');
  await expect(paper).toContainText('CHQ 119');
  await expect(paper).toContainText('Returned or written off');
  await page.emulateMedia({ media: 'print' });
  const wider = await paper.evaluate((sheet) => {
    const edge = sheet.getBoundingClientRect().right + 0.5;
    return [...sheet.querySelectorAll('*')]
      .filter((part) => part.getBoundingClientRect().right > edge || part.scrollWidth > part.clientWidth + 1)
      .map((part) => `${part.tagName} ${part.textContent}`);
  });
  expect(wider).toEqual([]);
  await page.emulateMedia({ media: 'screen' });

  // What it waits for is the primary of its head, last, and stands under its payments too.
  await page.goto(address);
  const pays = page.getByRole('link', { name: /^Pay the rest/ });
  await expect(pays).toHaveCount(2);
  await expect(pays.first()).toHaveAttribute('href', /debt_id=/);
  await expect(page.getByRole('button', { name: /^Void/ })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(pays).toHaveCount(1);
  await expect(pays).toHaveText(/^Pay the rest, [\d,]+$/);
  await expect(page.getByRole('navigation', { name: 'Quick menu' })).toHaveCount(0);
  const place = await pays.boundingBox();
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeGreaterThan(844 - 62);
  await expectAccessible(page, 'document at 390 wide');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: /^Purchase return / }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Purchase return /);
  await expect(page.getByRole('listitem').filter({ hasText: 'This purchase return' })).toBeVisible();
});

test('money and stock have their pages too: what was paid, what is left, where the goods are', async ({
  page,
  playwright,
}, info) => {
  const owner = { ...OWNER, phone: '255767004498' };
  const { create, read } = await openOwnShop(playwright, info, 'Duka la Omari', owner);
  const asha = await create('customer', { name: 'Asha Juma' });
  const bank = await create('account', { name: 'CRDB', type: 'bank', provider: 'CRDB' });
  const debt = await create('debt', {
    ...{ kind: 'debtor', origin: 'opening', customer_id: asha, amount: 50_000 },
    ...{ date: dayFromNow(-30), due_date: dayFromNow(-12) },
  });
  const money = { amount: 20_000, mode: 'emoney', account_id: bank, reference: 'RKI8V20QT4' };
  const payment = await create('payment', { id: randomUUID(), kind: 'customer', party_id: asha, ...money });
  const soda = await create('product', { name: 'Soda 350 ml', selling_price: 700 });
  await create('stock-adjustment', {
    ...{ id: randomUUID(), product_id: soda, new_stock: 9, unit_cost: 500, reason: 'Counted again' },
  });
  const { data: adjusted } = await read<{ data: { source_id: string }[] }>(
    'stock-adjustment/list?condition=manual&sort=&order=1&limit=20&page=1',
  );

  const main = page.getByRole('main');
  const title = page.getByRole('heading', { level: 1 });
  await new GuestPage(page).enter(`/finance/debt-view?id=${debt}`, owner.phone, owner.password);
  await expect(title).toHaveText('Debt, Asha Juma');
  await expect(main).toContainText('12 days late');
  await expect(main.getByText('−20,000', { exact: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Debt history 1' })).toBeVisible();

  await page.goto(`/finance/payment-view?id=${payment}`);
  await expect(title).toHaveText('Payment, Asha Juma');
  await expect(main).toContainText('RKI8V20QT4');
  await expect(page.getByRole('table', { name: 'Debt history' })).toContainText('30,000');
  await expect(page.getByRole('tab')).toHaveCount(1);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Void payment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Void payment' }).click();
  await expect(main).toContainText('This payment is void and counts no more.');
  await expect(main.locator('[data-amount]').first()).toHaveCSS('text-decoration-line', 'line-through');
  await expect(main).toContainText('Payment voided, by Sikudhani Omari');

  await page.goto(`/inventory/stock-adjustment-view?id=${adjusted[0]?.source_id}`);
  await expect(title).toHaveText('Stock adjustment, Soda 350 ml');
  await expect(main).toContainText('from 0 to 9');
  await expect(main).not.toContainText('Manual');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Reverse adjustment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reverse adjustment' }).click();
  await expect(main.getByText('Reversed', { exact: true }).first()).toBeVisible();

  // What was paid since is said as it was done, and stands on the paper payment by payment.
  const { data: types } = await read<{ data: { id: string }[] }>('expense-type/list?limit=1&page=1');
  const spent = { expense_type_id: types[0]?.id, title: 'Luku', amount: 60_000 };
  const expense = await create('expense', { id: randomUUID(), ...spent });
  const paid = { amount: 25_000, mode: 'emoney', account_id: bank, reference: 'RKI8V20QT5' };
  await create('expense/pay', { id: randomUUID(), expense_id: expense, ...paid });
  await page.goto(`/finance/expense-view?id=${expense}`);
  await expect(main).toContainText('25,000 paid, by Sikudhani Omari');
  await page.goto(`/finance/expense-view?id=${expense}&print=1`);
  const row = page.getByRole('article').getByRole('row').filter({ hasText: 'RKI8V20QT5' });
  await expect(row).toContainText('25,000');
});

test('what cannot be taken back yet says under More what comes first, and is free once that is done', async ({
  page,
  playwright,
}, info) => {
  const owner = { ...OWNER, phone: '255713990250' };
  const { create, read } = await openOwnShop(playwright, info, 'Duka la Sikudhani Omari', owner);
  const bank = await create('account', {
    name: 'CRDB',
    type: 'bank',
    provider: 'CRDB',
    opening_balance: 900_000,
  });
  const supplier = await create('supplier', { name: 'Azania Wholesalers', phone_number: '255754220330' });
  const soap = await create('product', { name: 'Sabuni ya mche', selling_price: 3000 });
  const { data: types } = await read<{ data: { id: string }[] }>('expense-type/list?limit=1&page=1');
  const spent = { expense_type_id: types[0]?.id, title: 'Luku', amount: 60_000 };
  const expense = await create('expense', { id: randomUUID(), ...spent });
  const money = { amount: 25_000, mode: 'emoney', account_id: bank };
  const payment = await create('expense/pay', { id: randomUUID(), expense_id: expense, ...money });
  const purchase = await create('purchase', {
    ...{ id: randomUUID(), supplier_id: supplier, due_date: dayFromNow(6) },
    ...{ lines: [{ product_id: soap, quantity: 10, price: 2_400 }], payments: [] },
  });
  await create('purchase/landed-cost', {
    ...{ id: randomUUID(), title: 'Transport', supplier_id: supplier, due_date: dayFromNow(6) },
    ...{ amount: 5_000, purchases: [purchase] },
  });

  const main = page.getByRole('main');
  const more = page.getByRole('button', { name: 'More', exact: true });
  const barred = page.getByRole('menuitem', { name: /^Void expense/ });
  await new GuestPage(page).enter(`/finance/expense-view?id=${expense}`, owner.phone, owner.password);
  await more.click();
  await expect(barred).toHaveText('Void expenseFirst: void 1 payment');
  await expect(barred).toBeDisabled();
  // To delete it is to void it first, so that waits for the same.
  const deletes = page.getByRole('menuitem', { name: /^Delete expense/ });
  await expect(deletes).toHaveText('Delete expenseFirst: void 1 payment');
  await expect(deletes).toBeDisabled();
  await page.goto(`/finance/payment-view?id=${payment}`);
  await more.click();
  await page.getByRole('menuitem', { name: 'Void payment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Void payment' }).click();
  await expect(main).toContainText('This payment is void and counts no more.');
  await page.goto(`/finance/expense-view?id=${expense}`);
  await more.click();
  await expect(barred).toBeEnabled();
  await expect(barred).toHaveText('Void expense');
  await expect(deletes).toBeEnabled();

  // What was added to it by another document is named.
  await page.goto(`/procurement/purchase-view?id=${purchase}`);
  await more.click();
  const voids = page.getByRole('menuitem', { name: /^Void purchase/ });
  await expect(voids).toHaveText(/First: void landed cost .*0001$/);
  await expect(voids).toBeDisabled();
});
