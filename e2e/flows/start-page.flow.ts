import { expect, test } from '@playwright/test';
import { GuestPage } from '../pages/guest-page.ts';
import { openOwnShop } from '../pages/own-shop.ts';

// cspell:ignore Latifa Mzee kahawia Sabuni

const OWNER = { name: 'Latifa Mzee', phone: '255713990421', password: 'Kiti-cha-kahawia-77' };

test.beforeAll(async ({ playwright }, info) => {
  const shop = await openOwnShop(playwright, info, 'Duka la Latifa', OWNER);
  await shop.create('product', { name: 'Sabuni', selling_price: 3000, opening_stock: 5 });
});

test('the cards of the start page are hidden and ordered, and stay so on another device', async ({
  page,
  browser,
  baseURL,
}) => {
  await new GuestPage(page).enter('/dashboard', OWNER.phone, OWNER.password);
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.filter({ hasText: 'Cash by account' })).toBeVisible();
  await page.getByRole('button', { name: 'Cards', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Cards' });
  await menu.getByRole('checkbox', { name: 'Cash by account' }).click();
  await expect(headings.filter({ hasText: 'Cash by account' })).toHaveCount(0);
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/user/settings') && answer.request().method() === 'PUT',
  );
  await menu.getByRole('button', { name: 'Move Debts due up' }).click();
  await kept;
  await page.keyboard.press('Escape');

  const other = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  const there = await other.newPage();
  await new GuestPage(there).enter('/dashboard', OWNER.phone, OWNER.password);
  const cards = there.getByRole('main').getByRole('heading', { level: 2 });
  await expect(cards.filter({ hasText: 'Debts due' })).toBeVisible();
  await expect(cards.filter({ hasText: 'Cash by account' })).toHaveCount(0);
  const titles = await cards.allTextContents();
  const place = (title: string) => titles.findIndex((text) => text.startsWith(title));
  expect(place('Debts due')).toBeLessThan(place('Stock alerts'));
  await there.getByRole('button', { name: 'Cards', exact: true }).click();
  await there.getByRole('button', { name: 'Reset cards' }).click();
  await expect(cards.filter({ hasText: 'Cash by account' })).toBeVisible();
  await other.close();
});
