// cspell:ignore Halima Ngowi Duka ankara Twiga Kiti buluu
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { openOwnShop } from '../pages/own-shop.ts';

const OWNER = { name: 'Halima Ngowi', phone: '255713990210', password: 'Kiti-buluu-57' };

test('an invoice is issued, delivered in two goes, and says what is still to be delivered', async ({
  page,
  playwright,
}, info) => {
  const shop = await openOwnShop(playwright, info, 'Duka la ankara', OWNER);
  await shop.change('branch/settings', shop.branchId, { invoices_post_at: 'delivery' });
  const book = { name: 'Counter Book', selling_price: 4300, buying_price: 3000, opening_stock: 42 };
  const product_id = await shop.create('product', book);
  const customer_id = await shop.create('customer', { name: 'Twiga Stationers' });
  const id = await shop.create('invoice', { customer_id, lines: [{ product_id, quantity: 10 }] });

  await new GuestPage(page).enter(`/point-of-sale/invoice-view?id=${id}`, OWNER.phone, OWNER.password);
  const main = page.getByRole('main');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await press('Issue invoice');
  await expect(dialog).toContainText('as you deliver them');
  await dialog.getByRole('button', { name: 'Issue invoice' }).click();
  await expect(dialog).toBeHidden();
  expect(await shop.read(`invoice?id=${id}`)).toMatchObject({ delivery: 'waiting', sale_id: null });

  await press('Deliver');
  await expect(dialog).toContainText('10 to deliver');
  await dialog.getByRole('textbox', { name: 'Counter Book' }).fill('11');
  await dialog.getByRole('button', { name: 'Deliver' }).click();
  await expect(dialog).toContainText('Only 10 of Counter Book are still to be delivered.');
  await dialog.getByRole('textbox', { name: 'Counter Book' }).fill('4');
  await dialog.getByRole('button', { name: 'Deliver' }).click();
  await expect(dialog).toBeHidden();
  const delivery = page.getByRole('table', { name: 'Delivery' });
  await expect(delivery).toContainText('4 pcs');
  await expect(delivery).toContainText('6 pcs');
  await expect(page.getByRole('button', { name: /^Print .*I0001-1$/ })).toBeVisible();
  await expectAccessible(page, 'an invoice that is delivered in part');

  await press('Deliver');
  await dialog.getByRole('textbox', { name: 'Counter Book' }).fill('5');
  await dialog.getByRole('button', { name: 'Deliver' }).click();
  await expect(dialog).toBeHidden();
  await expect(delivery).toContainText('1 pc');
  expect(await shop.read(`invoice?id=${id}`)).toMatchObject({ delivery: 'part', remain_amount: 43_000 });

  // Of the last one there is none in town.
  await main.getByRole('button', { name: 'More', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Cancel the rest', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('None in town');
  await expectAccessible(page, 'the question before the rest is cancelled');
  await dialog.getByRole('button', { name: 'Cancel the rest' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Deliver', exact: true })).toBeHidden();
  await main.getByRole('button', { name: 'More', exact: true }).first().click();
  await expect(page.getByRole('menuitem', { name: 'Cancel the rest', exact: true })).toBeHidden();
  await page.keyboard.press('Escape');
  expect(await shop.read(`invoice?id=${id}`)).toMatchObject({ delivery: 'cancelled', remain_amount: 38_700 });
  await expect(main).toContainText('38,700');
});
