import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { TillPage } from '../pages/till-page.ts';
import { TillShop } from '../pages/till-shop.ts';

const OWNER = { name: 'Asha Mrema', phone: '255713990400', password: 'Kiti-cheupe-31' };

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let shop: TillShop;

test.beforeAll(async ({ playwright }, info) => {
  shop = await TillShop.open(playwright, info, 'Duka la Asha', OWNER);
});

test('goods come back and others go out with one press, by the number of the receipt', async ({ page }) => {
  const till = new TillPage(page);
  await till.enter(OWNER);
  await till.type('2*');
  await till.scan('6001001001');
  await till.press('F9', 'Enter');
  await expect(till.sold).toBeVisible();
  const [first] = await shop.sales();
  await till.press('Enter');

  await till.type(first?.number ?? '');
  await till.press('Enter');
  const from = page.getByRole('region', { name: `Return from ${first?.number}` });
  await expect(from).toBeVisible();
  await expect(till.field).toHaveValue('');
  await expectAccessible(page, 'the sale that goods come back of');
  await from.getByRole('button', { name: /Sabuni/ }).click();
  await till.scan('6001001002');
  await till.scan('6001001003');
  const cart = page.getByRole('list', { name: 'Cart' });
  await expect(cart).toContainText('Comes back');
  await expect(cart).toContainText('−4,500');
  await expect(page.getByRole('status', { name: 'To pay' })).toHaveText('2,600');
  await cart.getByText('Cannot be sold').click();
  await expectAccessible(page, 'exchange in the cart');
  await till.press('F9');
  await till.type('3000');
  await till.press('Enter');
  await expect(till.sold).toBeVisible();
  await expect(page.getByText(`In exchange for ${first?.number}: Sabuni ya unga × 1`)).toBeVisible();
  const [second] = await shop.sales();
  expect(second).toMatchObject({ total_amount: 7100, paid_amount: 7100, change: 400 });

  await page.goto(`/point-of-sale/sale-view?id=${second?.id}`);
  await expect(page.getByText(`${first?.number}: Sabuni ya unga × 1`).first()).toBeVisible();
  await page.goto(`/point-of-sale/sale-view?id=${first?.id}`);
  await expect(page.getByText(`Exchanged for sale ${second?.number}`)).toBeVisible();
});

test('on a phone, the rest goes back in cash', async ({ browser }) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await phone.newPage();
  const till = new TillPage(page);
  await till.enter(OWNER);
  const before = await shop.sales();
  await till.tile('Sukari').click();
  await page.getByRole('button', { name: /1 item/ }).click();
  await page.getByRole('button', { name: 'Exchange items' }).click();
  const choice = page.getByRole('dialog', { name: /Which sale/ });
  await expect(choice).toBeVisible();
  await expectAccessible(page, 'which sale, on a phone');
  const oldest = before.at(-1)?.number ?? '';
  await choice.getByRole('button', { name: new RegExp(oldest) }).click();
  await page
    .getByRole('region', { name: `Return from ${oldest}` })
    .getByRole('button', { name: /Sabuni/ })
    .click();
  await expect(page.getByRole('button', { name: 'Give back', exact: true })).toBeVisible();
  await page.getByRole('button', { name: /1 item/ }).click();
  await expect(page.getByRole('status', { name: 'To give back' })).toHaveText('1,300');
  await expect(page.getByRole('combobox', { name: /Give back by/ })).toBeVisible();
  await expectAccessible(page, 'exchange on a phone');
  await page.getByRole('button', { name: 'Give back 1,300' }).click();
  await expect(till.sold).toBeVisible();
  const [made] = await shop.sales();
  expect(made).toMatchObject({ total_amount: 3200, paid_amount: 3200, change: 0 });
  await phone.close();
});
