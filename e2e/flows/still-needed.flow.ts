// cspell:ignore Rehema Daftari jekundu
import { expect, test } from '@playwright/test';
import { GuestPage } from '../pages/guest-page.ts';
import { openOwnShop } from '../pages/own-shop.ts';

const OWNER = { name: 'Rehema Ally', phone: '255767004488', password: 'Daftari-jekundu-44' };

test('what an open order needs is kept, and the refusal leads to the order', async ({
  page,
  playwright,
}, info) => {
  const { create } = await openOwnShop(playwright, info, 'Duka la Rehema', OWNER);
  const supplier = await create('supplier', { name: 'Azania Wholesalers' });
  const product = await create('product', { name: 'Sugar', selling_price: 3200 });
  await create('purchase-order', {
    supplier_id: supplier,
    lines: [{ product_id: product, quantity: 5, price: 2500 }],
  });
  await new GuestPage(page).enter(`/procurement/supplier-view?id=${supplier}`, OWNER.phone, OWNER.password);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete supplier' }).click();
  await page.getByRole('button', { name: 'Delete supplier' }).click();
  const kept = page.getByRole('dialog', { name: 'Azania Wholesalers was not deleted' });
  await expect(kept).toContainText('Still needed by: Purchase orders (1). Finish or delete those first.');
  await kept.getByRole('link', { name: 'See Purchase orders' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Purchase orders' })).toBeVisible();
  await expect(page.getByText('1 to 1 of 1')).toBeVisible();
});
