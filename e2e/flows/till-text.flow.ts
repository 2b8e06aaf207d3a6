// cspell:ignore Pendo Lyimo Duka ujumbe Kikapu pana kijani Imethibitishwa Umepokea mnamo Salio lako kutoka ASHA MUSHI sembe Unga wa
import { expect, test } from '@playwright/test';
import { TillPage } from '../pages/till-page.ts';
import { TillShop } from '../pages/till-shop.ts';

const OWNER = { name: 'Pendo Lyimo', phone: '255713990521', password: 'Kikapu-pana-kijani-63' };

test('the till waits for the text of a payment and turns green when it comes; the cashier completes', async ({
  page,
  playwright,
}, info) => {
  const { shop } = await TillShop.open(playwright, info, 'Duka la ujumbe', OWNER);
  const { data } = await shop.read<{ data: { id: string; name: string }[] }>(
    'account/list?limit=50&condition=mobile',
  );
  const till = new TillPage(page);
  await till.enter(OWNER);
  const [wallet] = data.filter(({ name }) => name === 'M-PESA');
  await page.goto(`/finance/account-view?id=${wallet?.id}`);
  await page.getByRole('button', { name: 'Connect a phone' }).click();
  const address = String(await page.locator('code').textContent());

  await till.open();
  await till.scan('6001001002');
  await expect(till.line('Unga wa sembe')).toHaveCount(1);
  await till.press('F9');
  await page
    .getByRole('button', { name: /M-PESA/ })
    .first()
    .click();
  await expect(page.getByText(/^Waiting for the text of TZS 3,900/)).toBeVisible();
  const text =
    'DK22N8F801 Imethibitishwa. Umepokea Tsh3,900.00 kutoka 255754112233 - ASHA MUSHI mnamo 04/11/26 4:48 PM. Salio lako la M-Pesa ni Tsh391,500.00';
  const phone = await playwright.request.newContext();
  expect((await phone.post(address, { data: { from: 'M-PESA', text } })).status()).toBe(200);
  await expect(page.getByText('TZS 3,900 has arrived')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByText('Paid by text: TZS 3,900')).toBeVisible();
  await till.complete.click();
  await expect(till.sold).toBeVisible();
  // It pays this sale once, and in the inbox it proposes to confirm it.
  const texts = await shop.read<{ data: { id: string }[] }>('transaction-message/list?limit=5');
  const proposed = await shop.read<object>(`transaction-message/suggestions?id=${texts.data[0]?.id}`);
  expect(proposed).toMatchObject({ confirms: { kind: 'sale' }, preselected: { confirms: true } });
});
