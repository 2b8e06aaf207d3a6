import { expect, type Page, test } from '@playwright/test';
import { addDays } from '#core/business-day.ts';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { type OwnShop, openOwnShop } from '../pages/own-shop.ts';

// cspell:ignore Kilima Rehema Mollel Kiti kirefu Tumaini Zuwena Baraka

const OWNER = { name: 'Rehema Mollel', phone: '255713990071', password: 'Kiti-kirefu-71' };

let shop: OwnShop;
let guest: string;
let today: string;
let type: string;
const rooms: string[] = [];

test.beforeAll(async ({ playwright }, info) => {
  shop = await openOwnShop(playwright, info, 'Kilima House', OWNER);
  type = await shop.create('room-type', { name: 'Double', price: 45_000, capacity: 2 });
  for (const number of ['101', '102']) rooms.push(await shop.create('room', { number, room_type_id: type }));
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

test('which rooms are free for some nights is asked on the chart, with their price, and they are booked over it', async ({
  page,
}) => {
  await new GuestPage(page).enter('/hotel/booking-chart', OWNER.phone, OWNER.password);
  await page.getByRole('radio', { name: 'List' }).check({ force: true });
  await expect(page).toHaveURL(/\/hotel\/room-list/);
  await page.getByRole('radio', { name: 'Board' }).check({ force: true });
  const chart = page.getByRole('region', { name: /^Booking chart/ });
  await page.getByRole('button', { name: 'Free for these nights' }).click();
  const pick = async (field: string, day: string) => {
    await page.getByRole('textbox', { name: new RegExp(`^${field}`) }).fill(day);
    await page.keyboard.press('Tab');
  };
  // Both guests are in the house then; nobody is on the night after.
  await pick('Departure', addDays(today, 3));
  await expect(page.getByText('No room is like that on these days')).toBeVisible();
  await pick('Arrival', addDays(today, 4));
  await pick('Departure', addDays(today, 6));
  await expect(chart).toContainText('90,000, nights: 2');
  await expect(chart).toContainText('2 free for these nights');
  await expectAccessible(page, 'rooms that are free for some nights');
  const lane = await laneOf(page, '101');
  await page.mouse.click(lane.x + (lane.width / 14) * 8.5, lane.y + lane.height / 2);
  const form = page.getByRole('dialog', { name: 'New booking' });
  await expect(form.getByRole('combobox', { name: /^Room(?! type)/ })).toHaveValue('101');
  await expect(form).toContainText('90,000');
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
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

test('a stay is moved by the mouse and by keys; what is in the way and what it costs is said before', async ({
  page,
}) => {
  await new GuestPage(page).enter('/hotel/booking-chart', OWNER.phone, OWNER.password);
  const chart = page.getByRole('region', { name: /^Booking chart/ });
  const zuwena = chart.getByRole('link', { name: /^Zuwena Ally/ });
  await page.getByRole('radio', { name: /^Free/ }).check({ force: true });
  await expect(nightsOf(page, '102')).toHaveCount(0);
  await page.getByRole('radio', { name: /^All/ }).check({ force: true });
  const bar = await zuwena.boundingBox();
  const lane = await laneOf(page, '102');
  if (!bar) throw new Error('no bar');
  const night = lane.width / 14;
  const grip = { x: bar.x + night / 2, y: bar.y + bar.height / 2 };
  const dialog = page.getByRole('dialog', { name: /^Zuwena Ally/ });

  // Onto the nights of somebody else: it says whose they are, and can only be put back.
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  await page.mouse.move(grip.x, lane.y + lane.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(dialog.getByRole('alert')).toContainText('by Baraka Tumaini');
  await expect(dialog.getByRole('button', { name: 'Move' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Put it back' }).click();

  // Behind them it fits; the press did not open the stay.
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  await page.mouse.move(grip.x + night * 2, lane.y + lane.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(dialog).toContainText('Room 102');
  await expect(dialog).toContainText('90,000');
  await expectAccessible(page, 'a stay that is moved');
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/hotel\/booking-chart/);
  const stayed = async () => {
    const { stays } = await shop.read<{ stays: { room_id: string; since: string; until: string }[] }>(
      'booking/board',
    );
    return stays.map(({ room_id, since, until }) => [rooms.indexOf(room_id), since, until]);
  };
  await expect.poll(stayed).toContainEqual([1, addDays(today, 3), addDays(today, 5)]);
  await expect(nightsOf(page, '102').getByRole('link', { name: /^Zuwena/ })).toBeVisible();

  // By keys: down to the room, along to the stay, M and up to the other room.
  await chart.focus();
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight'])
    await page.keyboard.press(key);
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('status').filter({ hasText: 'Zuwena Ally, Room' })).toContainText('Room 101');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect.poll(stayed).toContainEqual([0, addDays(today, 3), addDays(today, 5)]);
  await expect(nightsOf(page, '101').getByRole('link', { name: /^Zuwena/ })).toBeVisible();

  // A day longer by the end of the bar.
  const moved = await zuwena.boundingBox();
  if (!moved) throw new Error('no bar');
  const end = { x: moved.x + moved.width - 4, y: moved.y + moved.height / 2 };
  await page.mouse.move(end.x, end.y);
  await page.mouse.down();
  await page.mouse.move(end.x + night, end.y, { steps: 5 });
  await page.mouse.up();
  await expect(dialog).toContainText('135,000');
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect.poll(stayed).toContainEqual([0, addDays(today, 3), addDays(today, 6)]);
});

test('a booking without a room is dragged from the shelf to one, and who finds the type full waits', async ({
  page,
}) => {
  const nights = { check_in: addDays(today, 7), check_out: addDays(today, 9) };
  const of = { customer_id: guest, room_type_id: type, ...nights };
  const later = await shop.create('booking', { ...of, room_later: true });
  await shop.create('booking', { ...of, room_id: rooms[0] });
  await shop.create('booking', { ...of, wait_if_full: true });
  await new GuestPage(page).enter('/hotel/booking-chart', OWNER.phone, OWNER.password);
  const waiting = page.getByRole('listitem').filter({ hasText: 'Double, ' });
  await expect(waiting).toContainText('Still full');
  await expectAccessible(page, 'the chart with a shelf and a waiting list');
  const shelf = await page.locator('[data-row=shelf] a').boundingBox();
  const lane = await laneOf(page, '102');
  if (!shelf) throw new Error('nothing lies on the shelf');
  const x = shelf.x + 10;
  await page.mouse.move(x, shelf.y + shelf.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, lane.y + lane.height / 2, { steps: 6 });
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: /^Zuwena Ally/ });
  await expect(dialog).toContainText('No room yet');
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(dialog).toHaveCount(0);
  const given = async () => (await shop.read<{ room_id: string }>(`booking?id=${later}`)).room_id;
  await expect.poll(given).toBe(rooms[1]);
  await expect(page.locator('[data-row=shelf] a')).toHaveCount(0);
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
  for (const _ of [1, 2, 3]) await page.getByRole('button', { name: 'Later' }).click();
  const zuwena = page.getByRole('link', { name: /^Zuwena Ally, / });
  await expect(page.getByRole('listitem').filter({ hasText: /^10[12]/ })).toHaveCount(2);
  // A guest is found by name, and rooms that are like nothing are said to be none.
  const find = page.getByRole('searchbox', { name: 'Find a guest or room' });
  await find.fill('zuw');
  await expect(page.getByRole('listitem').filter({ hasText: /^10[12]/ })).toHaveCount(1);
  await find.fill('nobody');
  await page.getByRole('button', { name: 'Show all rooms' }).click();
  await expectAccessible(page, 'the rooms of one night');
  await zuwena.click();
  await expect(page).toHaveURL(/\/hotel\/booking-view\?id=/);
});

/** The nights of a room. */
function nightsOf(page: Page, number: string) {
  const head = page.getByRole('link', { name: new RegExp(`^${number}`) });
  return head.locator('xpath=../following-sibling::div');
}

/** Where they lie on the screen. */
async function laneOf(page: Page, number: string) {
  const box = await nightsOf(page, number).boundingBox();
  if (!box) throw new Error(`room ${number} has no nights`);
  return box;
}
