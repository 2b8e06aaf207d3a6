import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { ListPage } from '../pages/list-page.ts';
import { openOwnShop } from '../pages/own-shop.ts';

// cspell:ignore Subira Mkama Ndoo kijani Sahani Kijiko Birika

const OWNER = { name: 'Subira Mkama', phone: '255713669101', password: 'Ndoo-ya-kijani-48' };
const LIST = '/inventory/product-list';

test.beforeAll(async ({ playwright }, info) => {
  const { create } = await openOwnShop(playwright, info, 'Duka la Subira', OWNER);
  await create('product', { name: 'Sahani', selling_price: 1000 });
  await create('product', { name: 'Kijiko', selling_price: 2000 });
  await create('product', { name: 'Birika', selling_price: 9000, minimum_price: 8000 });
});

test('a price is set for several rows: what would become of each is seen first, and one press takes it back', async ({
  page,
}) => {
  const list = new ListPage(page, LIST);
  await new GuestPage(page).enter(LIST, OWNER.phone, OWNER.password);
  for (const name of ['Sahani', 'Kijiko', 'Birika']) await list.select(name);
  await page.getByRole('toolbar').getByRole('button', { name: 'Edit' }).click();
  const drawer = page.getByRole('dialog', { name: 'Edit 3 rows' });
  await drawer.getByRole('combobox', { name: 'Field' }).click();
  await page.getByRole('option', { name: 'Selling price', exact: true }).click();
  await drawer.getByLabel('New value').fill('2000');
  await drawer.getByRole('button', { name: 'Preview changes' }).click();

  const summary = drawer.getByRole('status');
  const refused = drawer.getByRole('region', { name: 'Cannot be changed' });
  const before = drawer.getByRole('region', { name: 'Before' });
  await expect(summary).toHaveText('1 row will change. 1 row already has this value.');
  await expect(refused).toContainText('Birika');
  await expect(before).toContainText(/Sahani.*1,000/);
  await expectAccessible(page, 'what a change of several rows would do');
  await drawer.getByRole('button', { name: 'Change 1 row' }).click();
  await expect(summary).toContainText('1 row was changed.');
  await expect(list.row('Sahani')).toContainText('2,000');
  await expect(list.row('Birika')).toContainText('9,000');

  await drawer.getByRole('button', { name: 'Undo' }).click();
  await expect(drawer.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(list.row('Sahani')).toContainText('1,000');
  await drawer.getByRole('button', { name: 'Close' }).last().click();
  await expect(drawer).toHaveCount(0);
  await page.reload();
  await expect(list.row('Sahani')).toContainText('1,000');
  await expect(list.row('Kijiko')).toContainText('2,000');
});
