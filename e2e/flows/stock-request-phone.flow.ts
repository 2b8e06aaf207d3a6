import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { type OwnShop, openOwnShop } from '../pages/own-shop.ts';

// cspell:ignore Neema Msuya Ghala Sukari Kikombe cheupe

const OWNER = { name: 'Neema Msuya', phone: '255713665071', password: 'Kikombe-cheupe-31' };

let shop: OwnShop;

test.use({ viewport: { width: 390, height: 844 } });

test.beforeAll(async ({ playwright }, info) => {
  shop = await openOwnShop(playwright, info, 'Duka la Neema', OWNER);
  await shop.create('product', {
    name: 'Sukari',
    selling_price: 3000,
    buying_price: 2500,
    opening_stock: 30,
    units: [{ unit: 'carton', factor: 24 }],
  });
  await shop.create('store', { name: 'Ghala' });
});

test('goods are asked for, approved with less, sent, and received with one broken', async ({ page }) => {
  await new GuestPage(page).enter(`/branch/settings?id=${shop.branchId}`, OWNER.phone, OWNER.password);
  await page.getByRole('switch', { name: /^Stock requests/ }).check({ force: true });
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Saved').first()).toBeVisible();

  await page.goto('/inventory/stock-request-form');
  await page.getByRole('combobox', { name: 'Deliver to' }).click();
  await page.getByRole('option', { name: 'Ghala' }).click();
  await page.getByRole('combobox', { name: 'Request from' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('combobox', { name: 'Scan, or search a product' }).fill('Sukari');
  await page.getByRole('option', { name: /^Sukari/ }).click();
  await page.getByRole('textbox', { name: 'Quantity: Sukari' }).fill('12');
  await expectFits(page);
  await expectAccessible(page, 'stock request form');
  await page.getByRole('button', { name: 'Send request' }).click();

  await page.getByRole('button', { name: 'Edit request' }).click();
  await page.getByRole('combobox', { name: 'Unit: Sukari' }).click();
  await page.getByRole('option', { name: /^Carton/ }).click();
  await page.getByRole('textbox', { name: 'Quantity: Sukari' }).fill('0.5');
  await expect(page.getByText('= 12 pcs')).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText(/^Your turn: check/)).toBeVisible();

  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByRole('textbox', { name: 'Approved' }).fill('10');
  await page.getByRole('button', { name: 'Approve', exact: true }).last().click();
  await expect(page.getByText('The request is approved')).toBeVisible();

  await page.getByRole('button', { name: 'Send goods' }).click();
  await page.getByRole('textbox', { name: /Carried by/ }).fill('T 482 DKB');
  await page.getByRole('button', { name: 'Send goods' }).last().click();
  await expect(page.getByText('The goods are on their way')).toBeVisible();

  await page.getByRole('button', { name: 'Receive goods' }).click();
  await page.getByRole('textbox', { name: 'Lost or broken' }).fill('1');
  await expect(page.getByRole('textbox', { name: 'Received' })).toHaveValue('9');
  await page.getByRole('textbox', { name: /Reason/ }).fill('Torn');
  await expectFits(page);
  await expectAccessible(page, 'receiving');
  await page.getByRole('button', { name: 'Receive goods' }).last().click();
  await expect(page.getByText('The goods are received')).toBeVisible();
  await expect(page.getByText('Delivered').first()).toBeVisible();
  await expectFits(page);

  const { data } = await shop.read<{ data: { status: string; number: string }[] }>(
    'stock-request/list?condition=delivered&sort=&order=1&limit=20&page=1',
  );
  expect(data).toHaveLength(1);
  await page.goto('/inventory/stock-request-list');
  await expect(page.getByText(data[0]?.number ?? randomUUID()).first()).toBeVisible();
  await expectFits(page);
});

async function expectFits(page: Page) {
  const wider = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
  expect(wider).toBeLessThanOrEqual(0);
}
