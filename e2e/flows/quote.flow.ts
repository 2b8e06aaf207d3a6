// cspell:ignore Twiga Neema Mushi Duka nukuu Bendera bluu yako Imekubaliwa  Kubali
import { expect, test } from '@playwright/test';
import { GuestPage } from '../pages/guest-page.ts';
import { openOwnShop } from '../pages/own-shop.ts';

const OWNER = { name: 'Neema Mushi', phone: '255767004533', password: 'Bendera-bluu-33' };

test('a quote is sent, accepted and converted in part by thumb, and the rest waits', async ({
  page,
  browser,
  playwright,
}, info) => {
  const { create, read } = await openOwnShop(playwright, info, 'Duka la nukuu', OWNER);
  const book = { name: 'Counter Book', selling_price: 4300, buying_price: 3000, opening_stock: 42 };
  const product_id = await create('product', book);
  const customer_id = await create('customer', { name: 'Twiga Stationers' });
  const id = await create('quote', { customer_id, lines: [{ product_id, quantity: 60 }] });

  await page.setViewportSize({ width: 390, height: 844 });
  await new GuestPage(page).enter(`/point-of-sale/quote-view?id=${id}`, OWNER.phone, OWNER.password);
  const main = page.getByRole('main');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const confirm = (name: string) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await expect(main).toContainText('258,000');
  await press('Send');
  await confirm('Send');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Quote .*Q0001/);
  // The customer opens his link on a small phone, in Swahili, and accepts it.
  const { link_code } = (await read(`quote?id=${id}`)) as { link_code: string };
  const context = await browser.newContext({
    ...{ viewport: { width: 360, height: 640 }, locale: 'sw-TZ', baseURL: info.project.use.baseURL },
  });
  const phone = await context.newPage();
  await phone.goto(`/quote/${link_code}`);
  await expect(phone.getByRole('status')).toContainText('Nukuu yako ya bei');
  await expect(phone.getByText('Counter Book')).toBeVisible();
  await phone.getByRole('button', { name: 'Kubali, TZS 258,000' }).click();
  await expect(phone.getByRole('status')).toContainText('Imekubaliwa');
  await context.close();
  // The page that the seller has open says so by itself.
  await expect(main).toContainText('Accepted by the customer on');
  await expect(page.getByRole('button', { name: 'Accepted', exact: true })).toBeHidden();

  await press('Convert');
  await expect(main).toContainText('60 of 60 are left, 42 in stock, not enough in stock');
  await press('Only what is in stock');
  await expect(page.getByLabel('Quantity now: Counter Book')).toHaveValue('42');
  await expect(main).toContainText('This invoice 180,600');
  await expect(main).toContainText('Owes after this invoice180,600');
  const due = page.getByRole('textbox', { name: 'Due' });
  await due.fill('15 Jan 2027');
  await due.press('Tab');
  await page.getByRole('button', { name: 'Convert', exact: true }).last().click();
  await expect(page).toHaveURL(/invoice-view/);
  await expect(main).toContainText('180,600');
  await press('Issue invoice');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Due' })).toHaveValue('15 Jan 2027');
  await confirm('Issue invoice');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/I0001$/);
  await expect(main).toContainText('15 Jan 2027');
  expect(await read(`quote?id=${id}`)).toMatchObject({ standing: 'accepted', left_amount: 77_400 });
});
