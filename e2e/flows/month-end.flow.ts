// cspell:ignore Zawadi Kimaro Duka hesabu Kalamu nyeusi
import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { addDays, businessDay } from '#core/business-day.ts';
import { firstOfMonth } from '#core/months.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { onepos } from '../pages/onepos.ts';
import { openOwnShop } from '../pages/own-shop.ts';

const OWNER = { name: 'Zawadi Kimaro', phone: '255713990291', password: 'Kalamu-nyeusi-58' };
const today = businessDay(new Date(), { time_zone: 'Africa/Dar_es_Salaam', day_starts_at: '00:00' });
/** The last day of the month that is over, and of the year. */
const month = addDays(firstOfMonth(today), -1);
const year = Number(today.slice(0, 4)) - 1;
/** In January the month that is over is of the year that is over. */
const profit = month < today.slice(0, 4) ? '175,000' : '75,000';

test('an accountant ends the month and the year: VAT, an entry by hand, the close, and open again', async ({
  page,
  playwright,
}, info) => {
  const shop = await openOwnShop(playwright, info, 'Duka la hesabu', OWNER, undefined, [
    ...['--vat-registered', '--price-mode', 'inclusive'],
  ]);
  const { data: accounts } = await shop.read<{ data: { id: string; type: string }[] }>(
    'account/list?limit=9',
  );
  const account_id = accounts.find(({ type }) => type === 'cash in hand')?.id;
  const { data: stores } = await shop.read<{ data: { id: string }[] }>('store/list?limit=1');
  const store_id = stores[0]?.id;
  const product_id = await shop.create('product', {
    name: 'Repair',
    type: 'service',
    selling_price: 118_000,
  });
  const sell = (date: string) =>
    shop.create('sale/checkout', {
      ...{ id: randomUUID(), store_id, date, lines: [{ product_id, quantity: 1 }] },
      payments: [{ account_id, mode: 'cash', amount: 118_000 }],
    });
  await sell(`${year}-06-15`);
  await sell(month);

  // What the month before it left is settled with it: two sales, one of them of last year.
  await new GuestPage(page).enter('/finance/vat-settlement-form', OWNER.phone, OWNER.password);
  await page.getByLabel('Last day of the month').fill(month.split('-').reverse().join('/'));
  await page.getByLabel('Last day of the month').press('Tab');
  await page.getByRole('button', { name: 'Save VAT of a month' }).click();
  await expect(page).toHaveURL(/vat-settlement-view/);
  await expect(page.getByRole('main')).toContainText('36,000');
  await page.getByRole('button', { name: 'Post VAT' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Post VAT' }).click();
  await expect(page.getByText('VAT posted').first()).toBeVisible();

  const wear = [
    { account: '6090', debit: 25_000 },
    { account: '1590', credit: 25_000 },
  ];
  const entry = { memo: 'Wear of the lathe', date: `${year}-12-31`, lines: wear };
  const id = await shop.create('manual-entry', entry);
  await page.goto(`/finance/manual-entry-view?id=${id}`);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByText('Manual entry posted').first()).toBeVisible();

  await page.goto('/finance/close-year');
  await expect(page.getByRole('row', { name: /Profit to retained earnings/ })).toContainText(profit);
  await page.getByRole('button', { name: `Close ${year}` }).click();
  await expect(page.getByRole('heading', { name: `${year} is closed` })).toBeVisible();
  await page.goto(`/finance/manual-entry-view?id=${id}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Reverse' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Counted twice');
  await page.getByRole('dialog').getByRole('button', { name: 'Reverse' }).click();
  await expect(page.getByText('Manual entry reversed').first()).toBeVisible();

  await page.goto('/finance/close-year');
  await page.getByLabel('Reason').fill('The auditor asks');
  await page.getByRole('button', { name: `Open ${year} again` }).click();
  await expect(page.getByRole('button', { name: `Close ${year}` })).toBeVisible();
  await expect(page.getByRole('row', { name: /Profit to retained earnings/ })).toContainText(profit);
  expect(JSON.parse(await onepos('check-books', '--business', 'Duka la hesabu', '--json'))).toMatchObject({
    holds: true,
  });
});
