import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { oneposAt } from '../pages/onepos.ts';
import { OwnServer } from '../pages/own-server.ts';
import { TillShop } from '../pages/till-shop.ts';

// cspell:ignore Rukia Sembe Mlango kijani Baraka Komba Taa ndogo limefunguliwa sasa

const OWNER = { name: 'Rukia Sembe', phone: '255713990530', password: 'Mlango-kijani-41' };
const OPERATOR = { name: 'Baraka Komba', phone: '255713990531', password: 'Taa-ndogo-83' };
const SHOP = 'Duka la Rukia';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let server: OwnServer;

test.beforeAll(async ({ playwright }, info) => {
  server = await OwnServer.start({});
  await TillShop.open(playwright, info, SHOP, OWNER, server);
  const { name, phone, password } = OPERATOR;
  const words = ['--name', name, '--phone', phone, '--password', password, '--json'];
  await oneposAt(server.env, 'create-platform-account', ...words);
});

test.afterAll(async () => {
  await server.close();
});

async function compose(page: Page, numbers: readonly string[], text: string): Promise<void> {
  await page.goto('/message/form');
  await page.getByRole('combobox', { name: /^Sent to/ }).click();
  await page.getByRole('option', { name: /numbers/i }).click();
  for (const number of numbers) {
    await page.getByRole('textbox', { name: 'Numbers' }).fill(number);
    await page.keyboard.press('Enter');
  }
  await page.locator('#message-text').fill(text);
}

test('the platform sets a price and sells parts; the shop sees what a message costs and sends no more than it has', async ({
  browser,
}) => {
  const platform = await (await browser.newContext({ baseURL: server.address })).newPage();
  await new GuestPage(platform).enter('/platform/settings', OPERATOR.phone, OPERATOR.password);
  await platform.getByLabel('Price of an SMS part').fill('25');
  await platform.getByRole('button', { name: 'Save settings' }).click();
  await expect(platform.getByRole('button', { name: 'Save settings' })).toBeDisabled();
  await expectAccessible(platform, 'settings of the platform with a price for SMS');

  const page = await (await browser.newContext({ baseURL: server.address })).newPage();
  page.setDefaultTimeout(8000);
  platform.setDefaultTimeout(8000);
  await new GuestPage(page).enter('/message/form', OWNER.phone, OWNER.password);
  await compose(page, ['0754118231', '0754118232'], 'Duka limefunguliwa.');
  await expect(page.getByText('2 parts are needed, 0 are left.')).toHaveCount(1);
  await page.getByRole('button', { name: 'Send to 2 people, TZS 50' }).click();
  // Beside the count now, and above it as the answer.
  await expect(page.getByText('2 parts are needed, 0 are left.')).toHaveCount(2);

  await platform.goto('/platform/fee-payment-form');
  await platform.getByRole('combobox', { name: /^Branch/ }).click();
  await platform.getByRole('option', { name: SHOP }).first().click();
  await platform.getByRole('combobox', { name: /^(For|Paid for)/ }).click();
  await platform.getByRole('option', { name: 'SMS purchase' }).click();
  await platform.getByLabel('SMS parts').fill('3');
  await platform.getByLabel('Amount').fill('75');
  await platform.getByRole('button', { name: 'Save payment' }).click();
  await expect(platform).toHaveURL(/platform\/fee-payment-list/);

  await page.locator('#message-text').fill('Duka limefunguliwa sasa.');
  await expect(page.getByText('TZS 50, credit 3')).toBeVisible();
  await expectAccessible(page, 'a message with its cost');
  await page.screenshot({ path: test.info().outputPath('cost.png'), fullPage: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: test.info().outputPath('cost-phone.png'), fullPage: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Send to 2 people, TZS 50' }).click();
  // Now, or at eight where it is night there.
  await expect(page).toHaveURL(/message\/view/);

  await page.goto('/finance/payment-form');
  await page.getByRole('radio', { name: 'For the system' }).click();
  await page.getByRole('combobox', { name: /^Paid for/ }).click();
  await page.getByRole('option', { name: 'SMS purchase' }).click();
  await expect(page.getByText('A part costs TZS 25.')).toBeVisible();
  await page.getByLabel('SMS parts').fill('3');
  await page.getByLabel('Amount').fill('75');
  await page.screenshot({ path: test.info().outputPath('payment.png'), fullPage: true });
  await page.getByRole('button', { name: 'Save payment' }).click();
  await expect(page).toHaveURL(/payment-list/);
  await platform.context().close();
  await page.context().close();
});
