// cspell:ignore Zawadi Mollel Duka Embe bivu vumbi Imethibitishwa Umepokea mnamo Salio lako kutoka NURU BAKARI ASHA MUSHI simu
import { expect, test } from '@playwright/test';
import { GuestPage } from '../pages/guest-page.ts';
import { openOwnShop } from '../pages/own-shop.ts';

const OWNER = { name: 'Zawadi Mollel', phone: '255713990520', password: 'Embe-bivu-vumbi-41' };
const TEXT =
  'DK22N8FK601 Imethibitishwa. Umepokea Tsh236,000.00 kutoka 255754112233 - ASHA MUSHI mnamo 04/11/26 4:48 PM. Salio lako la M-Pesa ni Tsh391,500.00';

test('a phone is connected to a wallet, and its texts appear in the inbox that stands open', async ({
  page,
  playwright,
}, info) => {
  const shop = await openOwnShop(playwright, info, 'Duka la simu', OWNER);
  const wallet = await shop.create('account', {
    ...{ name: 'M-PESA of the shop', type: 'mobile', provider: 'M-PESA', account_number: '5544332' },
  });

  await new GuestPage(page).enter(`/finance/account-view?id=${wallet}`, OWNER.phone, OWNER.password);
  await expect(page.getByText('No phone is connected.')).toBeVisible();
  await page.getByRole('button', { name: 'Connect a phone' }).click();
  const address = String(await page.locator('code').textContent());
  expect(new URL(address).pathname).toBe('/api/transaction-message/ingest');

  const phone = await playwright.request.newContext();
  const sent = { from: 'M-PESA', text: TEXT, sentStamp: String(Date.now() - 60_000) };
  expect((await phone.post(address, { form: sent })).status()).toBe(200);
  await page.reload();
  await expect(page.getByText('None yet')).toBeHidden();
  // Shown once.
  await expect(page.locator('code')).toBeHidden();

  await page.goto('/finance/transaction-message/list');
  await expect(page.getByRole('main')).toContainText('ASHA MUSHI', { timeout: 20_000 });
  // While the list stands open.
  const second = { ...sent, text: TEXT.replace('601', '602').replace('ASHA MUSHI', 'NURU BAKARI') };
  expect((await phone.post(address, { data: second })).status()).toBe(200);
  await expect(page.getByRole('main')).toContainText('NURU BAKARI', { timeout: 20_000 });

  await page.goto(`/finance/account-view?id=${wallet}`);
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('No phone is connected.')).toBeVisible();
  expect((await phone.post(address, { data: sent })).status()).toBe(404);
});
