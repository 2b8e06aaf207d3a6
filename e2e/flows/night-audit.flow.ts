import { expect, type Page, test } from '@playwright/test';
import { addDays } from '#core/business-day.ts';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { openOwnShop } from '../pages/own-shop.ts';

// cspell:ignore Mbuyuni Swai Neema Chumba kizuri Baraka Halima

const OWNER = { name: 'Neema Swai', password: 'Chumba-kizuri-10', phone: '255713990360' };

test.describe.configure({ timeout: 90_000 });

test('who did not come and who did not leave is decided before the night is posted, and its report is kept', async ({
  page,
  playwright,
}, info) => {
  const shop = await openOwnShop(playwright, info, 'Mbuyuni House', OWNER);
  const room_type_id = await shop.create('room-type', { name: 'Double', price: 45_000, capacity: 2 });
  const { today } = await shop.read<{ today: string }>('booking/board');
  const nights = { check_in: today, check_out: addDays(today, 1) };
  const booked: string[] = [];
  for (const [place, name] of ['Baraka Juma', 'Halima Swai'].entries()) {
    const room_id = await shop.create('room', { number: `10${place + 1}`, room_type_id });
    const customer_id = await shop.create('customer', { name });
    booked.push(await shop.create('booking', { customer_id, room_id, ...nights }));
  }
  await new GuestPage(page).enter(`/hotel/booking-view?id=${booked[0]}`, OWNER.phone, OWNER.password);
  await page.getByRole('button', { name: 'Check in', exact: true }).click();
  await page.getByLabel(/although no identity is noted/).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Check in', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/hotel/night-audit');
  await chooseNight(page, addDays(today, 1));
  await expect(page.getByText('2 left to decide')).toBeVisible();
  await expectAccessible(page, 'decisions of a night');
  const always = page.getByRole('button', { name: 'Always do it like this' });
  await expect(always).toHaveCount(0);
  const ofDepartures = page.getByRole('radiogroup', { name: 'Guests who have not left' });
  await ofDepartures.getByText('No more nights').click();
  await expect(page.getByText(/no night is charged after it/)).toBeVisible();
  await always.click();
  await expect(page.getByText('Every night audit does it like this from now on')).toBeVisible();
  await expect(always).toHaveCount(0);
  await expect(ofDepartures.getByRole('radio', { name: 'No more nights' })).toBeChecked();
  await expect(page.getByText('2 left to decide')).toBeVisible();
  await page.getByRole('button', { name: 'Change departure' }).click();
  const departure = page.getByRole('dialog');
  await departure.getByRole('textbox', { name: /^Departure/ }).fill(addDays(today, 2));
  await departure.getByRole('button', { name: 'Change departure' }).click();
  await expect(page.getByText('1 left to decide')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('textbox', { name: /^Reason/ }).fill('Did not come');
  await question.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText('Nothing to decide')).toBeVisible();
  const stage = async (id: string | undefined) => shop.read<{ stage: string }>(`booking?id=${id}`);
  expect(await stage(booked[0])).toMatchObject({ check_out: addDays(today, 2) });
  expect(await stage(booked[1])).toMatchObject({ stage: 'cancelled' });

  await chooseNight(page, today);
  await page.getByRole('button', { name: /^Post 1 night/ }).click();
  await expect(page.getByText('No night waits to be posted')).toBeVisible();
  await page.getByRole('link', { name: 'Earlier reports' }).click();
  await expect(page.getByRole('table', { name: 'Income, before VAT' })).toContainText('45,000');
  await expectAccessible(page, 'report of a night');
  await page.getByRole('link', { name: 'Print' }).click();
  await expect(page.getByRole('article')).toContainText('Income of the day');
});

async function chooseNight(page: Page, day: string) {
  const field = page.getByRole('textbox', { name: /^Up to the night of/ });
  await expect(field).not.toHaveValue('');
  await field.fill(day);
  await page.keyboard.press('Tab');
}
