import { expect, test } from '@playwright/test';
import { openForeignSite } from '../pages/foreign-site.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { openOwnShop } from '../pages/own-shop.ts';

const OWNER = { name: 'Asha Juma', phone: '255713668001', password: 'Taa-ndefu-61' };

test('a page of another site posts and fetches in vain while its visitor is logged in', async ({
  page,
  context,
  baseURL,
  playwright,
}, info) => {
  await openOwnShop(playwright, info, 'Duka la Asha', OWNER);
  await new GuestPage(page).enter('/inventory/category-list', OWNER.phone, OWNER.password);
  const site = await openForeignSite(baseURL ?? '');
  try {
    const trap = await context.newPage();
    for (const encoding of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data']) {
      await trap.goto(`${site.address}/${encoding}`);
      const answered = trap.waitForResponse(`${baseURL}/api/category`);
      await trap.getByRole('button', { name: 'Win' }).click();
      const answer = await answered;
      expect([encoding, answer.status() >= 400 && answer.status() < 500]).toEqual([encoding, true]);
    }
    await trap.goto(`${site.address}/fetch`);
    await expect(trap).toHaveTitle('Tried');
    await trap.close();
  } finally {
    site.close();
  }
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
  await expect(page.getByText('No categories yet')).toBeVisible();
  await expect(page.getByText(/Posted|Fetched/)).toHaveCount(0);
});
