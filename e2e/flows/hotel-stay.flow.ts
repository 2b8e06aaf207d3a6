import { randomUUID } from 'node:crypto';
import { expect, type Page, type TestInfo, test } from '@playwright/test';
import { addDays } from '#core/business-day.ts';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { type OwnShop, openOwnShop } from '../pages/own-shop.ts';

// cspell:ignore Bandari Kweka Neema Swai Chumba kizuri Kilimo Amani Halima

const OWNER = { name: 'Neema Swai', password: 'Chumba-kizuri-10' };

/** Each has a house of its own: a night that one audit has posted is not open for the guest of the other. */
const SCREENS = [
  {
    ...{ name: 'a laptop', size: { width: 1440, height: 900 }, phone: '255713990110' },
    ...{ guest: 'Amani Kweka', pays: 'company', rooms: ['101', '102'] as const },
  },
  {
    ...{ name: 'a phone', size: { width: 390, height: 844 }, phone: '255713990111' },
    ...{ guest: 'Halima Juma', pays: 'cash', rooms: ['201', '202'] as const },
  },
];

let shop: OwnShop;
let today: string;
let store_id: string;
let product_id: string;
const ids = new Map<string, string>();

test.describe.configure({ mode: 'serial', timeout: 90_000 });

async function openHouse(
  playwright: Parameters<typeof openOwnShop>[0],
  info: TestInfo,
  { name, phone, guest, rooms }: (typeof SCREENS)[number],
) {
  shop = await openOwnShop(playwright, info, `Bandari House, ${name}`, { ...OWNER, phone });
  const type = { name: 'Double', price: 45_000, capacity: 2, deposit_percent: 50 };
  const room_type_id = await shop.create('room-type', type);
  ids.set(guest, await shop.create('customer', { name: guest }));
  for (const number of rooms)
    ids.set(number, await shop.create('room', { number, room_type_id, floor: number.slice(0, 1) }));
  await shop.create('customer', { name: 'Kilimo Ltd', credit_days: 30 });
  product_id = await shop.create('product', {
    ...{ name: 'Soda', selling_price: 2000, buying_price: 1200, opening_stock: 24 },
  });
  const first = async (list: string) =>
    (await shop.read<{ data: { id: string }[] }>(`${list}/list?limit=20`)).data[0]?.id ?? '';
  store_id = await first('store');
  today = (await shop.read<{ today: string }>('booking/board')).today;
}

for (const screen of SCREENS)
  test(`a guest is booked, stays and leaves, the rest paid by ${screen.pays}, on ${screen.name}`, async ({
    page,
    playwright,
  }, info) => {
    const { name, size, guest, phone, rooms, pays } = screen;
    const [first, other] = rooms;
    await openHouse(playwright, info, screen);
    await page.setViewportSize(size);
    await new GuestPage(page).enter('/hotel/booking-form', phone, OWNER.password);
    await date(page, /^Arrival/, today);
    await date(page, /^Departure/, addDays(today, 1));
    await choose(page, /^Room(?! type)/, first);
    await choose(page, /^Guest/, guest);
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/hotel\/booking-(view|list)/);
    const customer_id = id(guest);
    const booked = await ofGuest(customer_id);
    expect(booked).toMatchObject({ stage: 'pending', stay_amount: 45_000, deposit: 22_500 });

    await page.goto(`/hotel/booking-view?id=${booked.id}`);
    await open(page, 'Take payment');
    await page.getByRole('textbox', { name: /^Amount/ }).fill('22500');
    await expect(page.getByRole('combobox', { name: 'Account Cash drawer' })).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/hotel\/booking-view/);
    await step(page, 'Check in', async () => page.getByLabel(/although no identity is noted/).check());
    const payments = [{ mode: 'credit', amount: 4000 }];
    const lines = [{ product_id, quantity: 2 }];
    await shop.create('sale/checkout', { id: randomUUID(), store_id, room_id: id(first), lines, payments });

    await step(page, 'Move room', async () => choose(page, /^Room/, other));
    await step(page, 'Change departure', async () => {
      await page
        .getByRole('dialog')
        .getByLabel(/^Departure/)
        .fill(addDays(today, 2));
      await page.keyboard.press('Tab');
    });
    expect(await ofGuest(customer_id)).toMatchObject({
      ...{ stage: 'checked_in', room_id: id(other), check_out: addDays(today, 2), extras_open: 4000 },
    });

    await page.goto('/hotel/night-audit');
    await expect(page.getByRole('textbox', { name: /^Up to the night of/ })).not.toHaveValue('');
    await date(page, /^Up to the night of/, today);
    await expect(page.getByText(`Room ${other} · ${guest}`)).toBeVisible();
    await expectAccessible(page, `night audit on ${name}`);
    await page.getByRole('button', { name: /^Post 1 night/ }).click();
    await expect(page.getByText('No night waits to be posted')).toBeVisible();
    await page.getByRole('link', { name: 'Earlier reports' }).click();
    // The night, and what was charged to the room.
    const income = page.getByRole('table', { name: 'Income, before VAT' });
    await expect(income.getByRole('row', { name: /^Income of the day/ })).toContainText('49,000');
    await expectAccessible(page, `report of a night on ${name}`);
    expect(await ofGuest(customer_id)).toMatchObject({ total_amount: 45_000 });

    await page.goto(`/hotel/booking-view?id=${booked.id}`);
    await expect(page.getByText('of it deposit 22,500')).toBeVisible();
    await step(page, 'Check out', async () => {
      const dialog = page.getByRole('dialog');
      // The night and the drinks less the deposit.
      await expect(dialog).toContainText(/Left to pay now ?26,500/);
      await dialog.getByRole('textbox', { name: /^Cash received/ }).fill('30000');
      await expect(dialog.getByText('Change to give').locator('..')).toContainText('3,500');
      await expectAccessible(page, `check-out on ${name}`);
      const prints = dialog.getByRole('switch', { name: 'Print the bill' });
      await expect(prints).toBeChecked({ checked: size.width > 700 });
      if (await prints.isChecked()) await prints.uncheck();
      if (pays === 'cash') return;
      await dialog.getByText('Company', { exact: true }).click();
      await choose(page, /^What is left is taken over by/, 'Kilimo Ltd');
      await expect(dialog.getByText('Nothing is left to pay.')).toBeVisible();
    });
    // The deposit paid the drinks first and then the stay.
    expect(await ofGuest(customer_id)).toMatchObject({
      ...{ stage: 'checked_out', extras_open: 0 },
      ...(pays === 'cash' ? { remain_amount: 0 } : { billed_amount: 26_500, remain_amount: 26_500 }),
    });

    await page.goto('/hotel/housekeeping');
    await expectAccessible(page, `rooms to clean on ${name}`);
    const line = page.getByRole('listitem').filter({ hasText: other });
    for (const [tap, care] of [
      ['Start', 'Being cleaned'],
      ['Done', 'Clean'],
      ['Inspect', 'Inspected'],
    ] as const) {
      await line.getByRole('button', { name: tap }).click();
      await expect(line).toContainText(care);
    }
    await expect(line.getByRole('button', { name: /^(Start|Done|Inspect)/ })).toHaveCount(0);
  });

const id = (known: string) => ids.get(known) ?? '';

interface Stay {
  id: string;
  [key: string]: unknown;
}

async function ofGuest(customer_id: string): Promise<Stay> {
  const { data } = await shop.read<{ data: Stay[] }>(`booking/list?limit=20&customer_id=${customer_id}`);
  const [found] = data;
  if (!found) throw new Error('no booking');
  return shop.read<Stay>(`booking?id=${found.id}`);
}

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

/** A button of the page, or what stands behind "More" where there is no room for it. */
async function open(page: Page, button: string) {
  const there = page
    .getByRole('button', { name: button, exact: true })
    .or(page.getByRole('link', { name: button, exact: true }));
  const more = page.getByRole('main').getByRole('button', { name: /^(More|Sort, print)/ });
  await expect(there.or(more).first()).toBeVisible();
  if (await there.first().isVisible()) return there.first().click();
  await more.first().click();
  return page.getByRole('menuitem', { name: button, exact: true }).click();
}

/** A step of the booking: its button, what it asks, and its button again. */
async function step(page: Page, button: string, fill: () => Promise<unknown> = async () => undefined) {
  await open(page, button);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await fill();
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}
