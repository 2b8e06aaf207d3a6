import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { TillPage } from '../pages/till-page.ts';
import { TillShop } from '../pages/till-shop.ts';

const OWNER = { name: 'Rehema Juma', phone: '255767004422', password: 'Kiti-cheupe-27' };

let shop: TillShop;

test.beforeAll(async ({ playwright }, info) => {
  shop = await TillShop.open(playwright, info, 'Duka la Juma', OWNER);
});

test('a sale with one thumb at 360 px', async ({ page }) => {
  const till = new TillPage(page);
  await till.enter(OWNER);
  await expect(till.field).not.toBeFocused();
  await till.tile('Sabuni ya unga').tap();
  await till.tile('Sabuni ya unga').tap();
  await till.tile('Unga wa sembe').tap();
  await expectFits(page);
  await expectAccessible(page, 'till');

  await page.getByRole('button', { name: /^3 items/ }).tap();
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await cart.getByRole('button', { name: 'Remove one Sabuni ya unga' }).tap();
  await expect(cart.getByRole('status', { name: 'Total' })).toHaveText('8,400');
  await expectAccessible(page, 'cart');
  await cart.getByRole('button', { name: 'Pay 8,400' }).tap();

  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Quick menu' })).toBeHidden();
  for (const digit of ['1', '0', '00', '0'])
    await page.getByRole('button', { name: digit, exact: true }).tap();
  await expect(page.getByText('1,600', { exact: true })).toBeVisible();
  await expectFits(page);
  await expectAccessible(page, 'payment');
  await page.getByRole('button', { name: 'Complete', exact: true }).tap();
  await expect(till.sold).toBeVisible();
  await expectFits(page);
  const sales = await shop.sales();
  expect(sales).toHaveLength(1);
  expect(sales[0]).toMatchObject({ total_amount: 8_400, change: 1_600 });
});

async function expectFits(page: Page) {
  const wider = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
  expect(wider).toBeLessThanOrEqual(0);
}
