import { expect, type Page, test } from '@playwright/test';
import { addDays } from '#core/business-day.ts';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { type OwnShop, openOwnShop } from '../pages/own-shop.ts';

// cspell:ignore Pwani Neema Swai Chumba kizuri Amina Juma

const OWNER = { name: 'Neema Swai', password: 'Chumba-kizuri-10' };

test.describe.configure({ timeout: 120_000 });

/** A guest in the house for one night of a type, whose night is posted as he leaves. */
async function guestIn(shop: OwnShop, type: object, more: object = {}) {
  const room_type_id = await shop.create('room-type', {
    name: 'Double',
    price: 45_000,
    capacity: 2,
    ...type,
  });
  const room_id = await shop.create('room', { number: '101', room_type_id });
  const customer_id = await shop.create('customer', { name: 'Amina Juma', phone_number: '255713990439' });
  const { today } = await shop.read<{ today: string }>('booking/board');
  const guests = [
    { name: 'Amina Juma', identity_kind: 'passport', identity_number: 'TAE 408812', nationality: 'Kenyan' },
  ];
  const days = { check_in: today, check_out: addDays(today, 1) };
  return { id: await shop.create('booking', { customer_id, room_id, ...days, guests, ...more }), today };
}

async function checkIn(page: Page) {
  await page.getByRole('button', { name: 'Check in', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Check in', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function postNight(page: Page, night: string) {
  await page.goto('/hotel/night-audit');
  const field = page.getByRole('textbox', { name: /^Up to the night of/ });
  await expect(field).not.toHaveValue('');
  await field.fill(night);
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: /^Post 1 night/ }).click();
  await expect(page.getByText('No night waits to be posted')).toBeVisible();
}

test('a guest leaves by keys, the bill is printed in the same press, and he stands in the register', async ({
  page,
  playwright,
}, info) => {
  const owner = { ...OWNER, phone: '255713990430' };
  const shop = await openOwnShop(playwright, info, 'Pwani House', owner);
  const { id, today } = await guestIn(shop, {});
  // A browser without a screen has no dialog for printing; its sheet tells that it was asked for.
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printing', '');
  });
  await new GuestPage(page).enter(`/hotel/booking-view?id=${id}`, owner.phone, owner.password);
  await checkIn(page);
  await postNight(page, today);
  await expect(page.getByText('Guests who owe')).toBeVisible();

  await page.goto(`/hotel/booking-view?id=${id}`);
  await page.getByRole('button', { name: 'Check out', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const ways = dialog.getByRole('group', { name: 'Pay with' });
  const last = ways.getByRole('button').last();
  await expect(last).toContainText('On account');
  // The accounts come after it, and stand before it.
  await expect(ways.getByRole('button').first()).toContainText('Cash');
  const count = await ways.getByRole('button').count();
  await page.keyboard.press(`Alt+${count}`);
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Alt+1');
  await expect(ways.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog).toContainText(/Left to pay now ?45,000/);
  await dialog.getByRole('switch', { name: 'Send by SMS' }).check();
  await expectAccessible(page, 'check-out by keys');
  await dialog.getByRole('button', { name: 'Check out and print' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('The bill is sent to the guest by SMS')).toBeVisible();
  await expect(page.locator('html[data-printing]')).toHaveCount(1);
  expect(await shop.read(`booking?id=${id}`)).toMatchObject({ stage: 'checked_out', remain_amount: 0 });

  await page.goto('/hotel/guest-register');
  const line = page.getByRole('row').filter({ hasText: 'Amina Juma' });
  await expect(line).toContainText('TAE 408812');
  await expect(line).toContainText('Kenyan');
  await expectAccessible(page, 'the register of guests');
  await page.getByRole('link', { name: 'Print' }).click();
  await expect(page.getByRole('article')).toContainText('TAE 408812');
});

test('a stay that was agreed in dollars is paid in dollars', async ({ page, playwright }, info) => {
  const owner = { ...OWNER, phone: '255713990431' };
  const shop = await openOwnShop(playwright, info, 'Pwani Lodge', owner);
  const foreign = { currency: 'USD', foreign_price: 40, rate: 2500 };
  const { id, today } = await guestIn(shop, { price: 100_000, ...foreign }, { currency: 'USD' });
  await new GuestPage(page).enter(`/hotel/booking-view?id=${id}`, owner.phone, owner.password);
  await checkIn(page);
  await postNight(page, today);
  await page.goto(`/hotel/booking-view?id=${id}`);
  await page.getByRole('button', { name: 'Check out', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/Left to pay now ?100,000/);
  // Shillings, until the dollar is pressed.
  await expect(dialog.getByRole('radio', { name: 'TZS' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'USD' }).check({ force: true });
  await expect(dialog.getByRole('textbox', { name: /^Exchange rate/ })).toHaveValue(/2,?500/);
  await expect(dialog).toContainText('40.00');
  await dialog.getByRole('switch', { name: 'Print the bill' }).uncheck();
  await dialog.getByRole('button', { name: 'Check out', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  expect(await shop.read(`booking?id=${id}`)).toMatchObject({ stage: 'checked_out', remain_amount: 0 });
});
