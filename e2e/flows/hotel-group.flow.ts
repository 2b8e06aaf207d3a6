import { expect, type Page, type TestInfo, test } from '@playwright/test';
import { addDays } from '#core/business-day.ts';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { type OwnShop, openOwnShop } from '../pages/own-shop.ts';

// cspell:ignore Pwani Zawadi Mrema Kitanda kizuri

const OWNER = { name: 'Zawadi Mrema', password: 'Kitanda-kizuri-11' };

const SCREENS = [
  { name: 'a laptop', size: { width: 1440, height: 900 }, phone: '255713990140' },
  { name: 'a phone', size: { width: 390, height: 844 }, phone: '255713990141' },
];

let shop: OwnShop;
let today: string;

test.describe.configure({ mode: 'serial', timeout: 90_000 });

async function openHouse(
  playwright: Parameters<typeof openOwnShop>[0],
  info: TestInfo,
  { name, phone }: (typeof SCREENS)[number],
) {
  shop = await openOwnShop(playwright, info, `Pwani House, ${name}`, { ...OWNER, phone });
  const room_type_id = await shop.create('room-type', { name: 'Double', price: 45_000 });
  for (const number of ['101', '102', '103']) await shop.create('room', { number, room_type_id });
  await shop.create('customer', { name: 'Wedding Planners' });
  today = (await shop.read<{ today: string }>('booking/board')).today;
}

for (const screen of SCREENS)
  test(`a price is painted on the calendar and a group is booked at it, on ${screen.name}`, async ({
    page,
    playwright,
  }, info) => {
    await openHouse(playwright, info, screen);
    await page.setViewportSize(screen.size);
    await new GuestPage(page).enter('/hotel/room-rates', screen.phone, OWNER.password);
    const night = page
      .getByRole('button', { name: /45,000/, pressed: false })
      .filter({ hasText: '3 of 3 free' });
    // The first night that is free is tonight; the price is painted over it alone.
    await night.first().click();
    await page.getByRole('textbox', { name: /^Name/ }).fill('Holiday');
    await page.getByRole('textbox', { name: /^Price per night/ }).fill('60000');
    await expectAccessible(page, `prices of a month on ${screen.name}`);
    await page.getByRole('button', { name: 'Save one night' }).click();
    await expect(page.getByRole('button', { name: /60,000 ?Holiday/ })).toBeVisible();

    await page.goto('/hotel/group-form');
    await date(page, /^Arrival/, today);
    await date(page, /^Departure/, addDays(today, 1));
    await choose(page, /^Room type/, 'Double');
    await page.getByRole('textbox', { name: /^How many rooms/ }).fill('2');
    await page.getByRole('textbox', { name: /^Name of the group/ }).fill('Wedding');
    await choose(page, /^Who books/, 'Wedding Planners');
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/hotel\/booking-view/);
    await expect(page.getByText('Group Wedding')).toBeVisible();
    await expect(page.getByText('Identity is missing')).toBeVisible();
    await expectAccessible(page, `a booking of a group on ${screen.name}`);
    const { data } = await shop.read<{ data: { stay_amount: number; group_name: string }[] }>(
      'booking/list?limit=20',
    );
    expect(data.map(({ stay_amount, group_name }) => [stay_amount, group_name])).toEqual([
      [60_000, 'Wedding'],
      [60_000, 'Wedding'],
    ]);
  });

async function date(page: Page, field: RegExp, day: string) {
  await page.getByRole('textbox', { name: field }).last().fill(day);
  await page.keyboard.press('Tab');
}

/** Chooses what a word finds. */
async function choose(page: Page, field: RegExp, what: string) {
  const box = page.getByRole('combobox', { name: field }).last();
  await box.click();
  await box.pressSequentially(what);
  await page
    .getByRole('option', { name: new RegExp(what) })
    .first()
    .click();
}
