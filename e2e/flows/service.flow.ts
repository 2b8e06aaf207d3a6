// cspell:ignore Rehema Mfinanga Fundi Simu Kioo cheupe
import { expect, type Page, test } from '@playwright/test';
import { FormPage } from '../pages/form-page.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { openOwnShop } from '../pages/own-shop.ts';

const OWNER = { name: 'Rehema Mfinanga', phone: '255767004511', password: 'Kioo-cheupe-51' };

const step = async (page: Page, button: string) => {
  await page.getByRole('button', { name: button, exact: true }).click();
  return page.getByRole('dialog');
};

/** Chooses what a field offers under a name. */
const choose = async (page: Page, label: string, name: string) => {
  await page.getByRole('combobox', { name: label }).first().fill(name);
  await page.getByRole('option', { name }).first().click();
};

test('a phone is taken in, repaired with a part, paid in part, and handed over by thumb', async ({
  page,
  playwright,
}, info) => {
  const { branchId, change, create, read } = await openOwnShop(playwright, info, 'Fundi Simu', OWNER);
  await change('branch/settings', branchId, { products_can_expire: true });
  const glass = { name: 'Screen A14', selling_price: 58_000, buying_price: 43_000, opening_stock: 3 };
  const tracked = { batch_tracking: 'number', opening_batch: 'SC-14-07' };
  const parts = [{ product_id: await create('product', { ...glass, ...tracked }), quantity: 1 }];
  await create('service-type', { name: 'Screen repair', price: 35_000, warranty_days: 30, parts });
  await create('customer', { name: 'Asha Juma', phone_number: '255754220331' });

  const form = new FormPage(page);
  await new GuestPage(page).enter('/service/form', OWNER.phone, OWNER.password);
  await choose(page, 'Service type', 'Screen repair');
  await choose(page, 'Customer', 'Asha Juma');
  await form.field('Promised for').fill('30 Nov 2027');
  await form.field('Promised for').press('Tab');
  await expect(page.locator('[name="promised_at_time"]')).toHaveValue('09:00');
  await form.field('Problem').fill('Broken glass');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Service .*S0001/);
  const main = page.getByRole('main');
  await expect(main).toContainText('TZS93,000');
  await expect(main.getByRole('table', { name: 'Work and parts' })).toContainText('Screen A14');
  await expect(main).toContainText('30 Nov 2027, 09:00');

  await (await step(page, 'Start')).getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('button', { name: 'Finish' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  const finish = await step(page, 'Finish');
  await finish.getByLabel('Paid now').fill('50000');
  await finish.getByRole('button', { name: 'Finish' }).click();
  // What is refused stays as it was typed, with its sentence where it belongs.
  await expect(finish).toContainText('This field is required.');
  await expect(finish.getByLabel('Paid now')).toHaveValue(/50.?000/);
  await finish.getByRole('combobox', { name: 'Paid into' }).fill('Cash');
  await page.getByRole('option', { name: /Cash/ }).first().click();
  await finish.getByRole('button', { name: 'Finish' }).click();
  await expect(main).toContainText('TZS43,000');
  await expect(main).toContainText('batch SC-14-07');
  const collect = await step(page, 'Collected');
  await collect.getByLabel('Collected by').fill('Juma');
  await collect.getByRole('button', { name: 'Collected' }).click();
  await expect(main).toContainText('Juma');
  const stock = async () => (await read<{ stock: number }>(`product?id=${parts[0]?.product_id}`)).stock;
  expect(await stock()).toBe(2);

  // The glass was not needed after all: its price is owed no more, and it lies in the store again.
  const back = await step(page, 'Return a part');
  await back.getByRole('combobox', { name: 'Part', exact: true }).click();
  await page.getByRole('option', { name: 'Screen A14' }).click();
  await back.getByRole('button', { name: 'Return a part' }).click();
  await expect(main).toContainText('1 returned');
  await expect(page.getByRole('button', { name: 'Return a part' })).toHaveCount(0);
  expect(await stock()).toBe(3);
});
