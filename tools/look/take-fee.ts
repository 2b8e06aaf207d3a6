import type { Browser } from 'playwright-core';
import type { Login } from './fill-shop.ts';
import { logInAt } from './log-in.ts';

/** Takes a fee as somebody of the platform does, for no token holds a right of the platform; answers the payment's id. */
export async function takeFee(browser: Browser, address: string, somebody: Login): Promise<string> {
  const context = await browser.newContext({ baseURL: address, locale: 'en-GB' });
  const page = await context.newPage();
  await logInAt(page, '/platform/business-list', somebody);
  await page.getByRole('link', { name: 'Record a fee payment' }).first().click();
  await page.getByLabel('Amount').fill('30000');
  await page.getByRole('button', { name: 'Save payment' }).click();
  await page.waitForURL('**/platform/fee-payment-list');
  const link = page.locator('a[href*="/platform/fee-payment-view?id="]').first();
  const href = (await link.getAttribute('href')) ?? '';
  await context.close();
  return new URL(href, address).searchParams.get('id') ?? '';
}
