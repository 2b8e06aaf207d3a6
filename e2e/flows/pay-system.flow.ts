import { expect, test } from '@playwright/test';
import { addDays, businessDay } from '#core/business-day.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { openOwnShop } from '../pages/own-shop.ts';

// cspell:ignore Zuhura Mbena kijani

const OWNER = { name: 'Zuhura Mbena', phone: '255713990500', password: 'Dirisha-la-kijani-61' };

test.beforeAll(async ({ playwright }, info) => {
  const shop = await openOwnShop(playwright, info, 'Duka la Zuhura', OWNER);
  await shop.create('account', { name: 'Wallet', type: 'mobile', opening_balance: 500_000 });
});

test('a service fee of ninety days is paid from a wallet and stands among the payments for the system', async ({
  page,
}) => {
  await new GuestPage(page).enter('/finance/payment-form', OWNER.phone, OWNER.password);
  await page.getByRole('radio', { name: 'For the system' }).click();
  const days = page.getByLabel('Days', { exact: true });
  await expect(days).toHaveValue('30');
  await days.fill('90');
  const day = businessDay(new Date(), { time_zone: 'Africa/Dar_es_Salaam', day_starts_at: '00:00' });
  const last = new Date(`${addDays(day, 89)}T00:00Z`);
  const shown = `${last.getUTCDate()} ${last.toLocaleString('en', { month: 'short', timeZone: 'UTC' })}`;
  await expect(page.getByText('These days end on')).toBeVisible();
  await expect(page.getByText(shown, { exact: false }).first()).toBeVisible();
  await page.getByLabel('Amount', { exact: true }).fill('150000');
  await page.getByRole('combobox', { name: 'Account' }).click();
  await page.getByRole('option', { name: 'Wallet' }).click();
  await page.getByRole('textbox', { name: 'Fee' }).fill('1500');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Payment recorded')).toBeVisible();
  await expect(page).toHaveURL(/condition=system/);
  const row = page.getByRole('row').filter({ hasText: '150,000' });
  await expect(row).toContainText('Onepos');
  await row.click();
  await expect(page.getByText('Service fee').first()).toBeVisible();
  await expect(page.getByText('90', { exact: true }).first()).toBeVisible();
});
