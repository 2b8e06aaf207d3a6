import { expect, test } from '@playwright/test';
import { addDays } from '#core/business-day.ts';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { type OwnShop, openOwnShop } from '../pages/own-shop.ts';

// cspell:ignore Kilima Rehema Mollel Kiti kirefu Tumaini Zuwena Baraka

const OWNER = { name: 'Rehema Mollel', phone: '255713990071', password: 'Kiti-kirefu-71' };

let shop: OwnShop;
let guest: string;
let today: string;
const rooms: string[] = [];

test.beforeAll(async ({ playwright }, info) => {
  shop = await openOwnShop(playwright, info, 'Kilima House', OWNER);
  const room_type_id = await shop.create('room-type', { name: 'Double', price: 45_000, capacity: 2 });
  for (const number of ['101', '102']) rooms.push(await shop.create('room', { number, room_type_id }));
  guest = await shop.create('customer', { name: 'Zuwena Ally' });
  await shop.create('customer', { name: 'Baraka Tumaini' });
  today = (await shop.read<{ today: string }>('booking/board')).today;
  const nights = { check_in: addDays(today, 1), check_out: addDays(today, 3) };
  await shop.create('booking', { customer_id: guest, room_id: rooms[0], ...nights });
});

test('nights are dragged over and booked where they are free, and the guest stands on the chart', async ({
  page,
}) => {
  await new GuestPage(page).enter('/hotel/booking-chart', OWNER.phone, OWNER.password);
  const chart = page.getByRole('region', { name: /^Booking chart/ });
  await expect(chart.getByRole('link', { name: /^Zuwena Ally/ })).toBeVisible();
  await expectAccessible(page, 'the booking chart');

  // From tonight over five nights, in the room that is free for all of them.
  const lane = await laneOf(page, '102');
  const night = lane.width / 14;
  const y = lane.y + lane.height / 2;
  await page.mouse.move(lane.x + night * 3.5, y);
  await page.mouse.down();
  await page.mouse.move(lane.x + night * 5.5, y, { steps: 4 });
  await page.mouse.up();
  const form = page.getByRole('dialog', { name: 'New booking' });
  await expect(form.getByRole('combobox', { name: /^Room(?! type)/ })).toHaveValue('102');
  await form.getByRole('combobox', { name: /^Guest/ }).pressSequentially('Baraka');
  await page.getByRole('option', { name: /Baraka Tumaini/ }).click();
  await page.keyboard.press('Control+s');
  await expect(form).toHaveCount(0);
  await expect(chart.getByRole('link', { name: /^Baraka Tumaini/ })).toBeVisible();
  const { stays } = await shop.read<{ stays: { room_id: string; since: string; until: string }[] }>(
    'booking/board',
  );
  expect(stays).toContainEqual(
    expect.objectContaining({ room_id: rooms[1], since: today, until: addDays(today, 3) }),
  );
});

test('by keys alone the nights up to the next guest are chosen, and a stay is opened', async ({ page }) => {
  await new GuestPage(page).enter('/hotel/booking-chart', OWNER.phone, OWNER.password);
  const chart = page.getByRole('region', { name: /^Booking chart/ });
  await expect(chart.getByRole('link', { name: /^Zuwena Ally/ })).toBeVisible();
  await chart.focus();
  await page.keyboard.press('ArrowRight');
  const where = page.getByRole('status').filter({ hasText: 'Room 101' });
  await expect(where).toContainText('Free');
  for (const _ of [1, 2, 3]) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'New booking' });
  await expect(form.getByRole('combobox', { name: /^Room(?! type)/ })).toHaveValue('101');
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await chart.focus();
  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(where).toContainText('Zuwena Ally');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/hotel\/booking-view\?id=/);
});

test('a phone shows the rooms of one night, books a free one and opens who is in the others', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await new GuestPage(page).enter('/hotel/booking-chart', OWNER.phone, OWNER.password);
  const free = page.getByRole('listitem').filter({ hasText: '101' });
  await expect(free).toContainText('Free');
  await free.getByRole('button', { name: 'Book' }).click();
  await expect(page.getByRole('dialog', { name: 'New booking' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Later' }).click();
  await page.getByRole('link', { name: /^Zuwena Ally/ }).click();
  await expect(page).toHaveURL(/\/hotel\/booking-view\?id=/);
});

/** Where the nights of a room lie on the screen. */
async function laneOf(page: import('@playwright/test').Page, number: string) {
  const head = page.getByRole('link', { name: new RegExp(`^${number}`) });
  const box = await head.locator('xpath=../following-sibling::div').boundingBox();
  if (!box) throw new Error(`room ${number} has no nights`);
  return box;
}
