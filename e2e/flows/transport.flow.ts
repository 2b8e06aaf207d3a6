// cspell:ignore Bahari Hauliers Rashid Mfaume Gurudumu jekundu Hassan Mrisho Scania
import { fileURLToPath } from 'node:url';
import { type BrowserContext, expect, type Page, type TestInfo, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { type OwnShop, openOwnShop } from '../pages/own-shop.ts';

const OWNER = { name: 'Rashid Mfaume', phone: '255713990120', password: 'Gurudumu-jekundu-20' };
const DRIVER = { name: 'Hassan Mrisho', phone: '255713990121', password: 'Gurudumu-jekundu-21' };
const PHONE = { width: 360, height: 640 };
const HOUR = 3_600_000;
const PHOTO = fileURLToPath(new URL('../../modules/branch/file/data/three-by-two.jpeg', import.meta.url));

let shop: OwnShop;
let trip: string;
let waiting: string;
let truck_id: string;

test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.beforeAll(async ({ playwright }, info) => {
  shop = await openOwnShop(playwright, info, 'Bahari Hauliers', OWNER);
  const of_trips = ['list_truck_orders', 'view_truck_order', 'modify_truck_order', 'view_transport_menu'];
  const permissions = [
    ...of_trips,
    'create_truck_operation',
    'view_truck_operation',
    'list_truck_operations',
  ];
  const role_id = await shop.create('role', { name: 'Driver', permissions, documents_seen: 'own' });
  const { name, phone: phone_number, password } = DRIVER;
  const access = [{ branch_id: shop.branchId, role_id }];
  const person = { name, phone_number, account_type: 'employee', password, access };
  const driver_id = await shop.create('user', person);
  const customer_id = await shop.create('customer', { name: 'Azam Mills' });
  const way = { name: 'Dar to Mwanza', origin: 'Dar es Salaam', destination: 'Mwanza', price: 4_200_000 };
  const route_id = await shop.create('route', way);
  truck_id = await shop.create('truck', { registration: 'T 561 DRS', make: 'Scania' });
  const cargo_id = await shop.create('cargo', { title: 'Flour', customer_id, quantity: 600, unit: 'bags' });
  const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
  trip = await shop.create('truck-order', {
    ...{ customer_id, route_id, truck_id, driver_id, starts: at(-1), ends: at(40) },
    cargos: [{ cargo_id }],
  });
  waiting = await shop.create('truck-order', {
    ...{ customer_id, route_id, driver_id, starts: at(73), ends: at(90) },
  });
});

interface Trip {
  status: string;
  started_at: string | null;
  odometer_out: number | null;
  advance_spent: number;
  remain_amount: number;
  link_code: string;
  events: readonly { kind: string; text: string | null }[];
}
interface Plan {
  customer_id: string;
  route_id: string;
  driver_id: string;
}
const asItIs = () => shop.read<Trip>(`truck-order?id=${trip}`);

async function phoneOf(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await new GuestPage(page).enter('/transport/my-trips', DRIVER.phone, DRIVER.password);
  return page;
}

/** Types into the panel that is open, and saves it on the phone. */
async function say(page: Page, typed: Readonly<Record<string, string>>) {
  const panel = page.getByRole('dialog');
  for (const [label, value] of Object.entries(typed)) await panel.getByLabel(label).first().fill(value);
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel).toHaveCount(0);
}

/** Draws a line where one signs. */
async function sign(page: Page) {
  const box = await page.getByRole('img', { name: 'Signature of the receiver' }).boundingBox();
  if (!box) throw new Error('There is nowhere to sign.');
  await page.mouse.move(box.x + 20, box.y + 30);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 60, { steps: 5 });
  await page.mouse.up();
}

const picture = (page: Page, info: TestInfo, name: string) =>
  page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true });

test('a dispatcher confirms a trip, its driver drives it with the network lost in between, and each sees the other', async ({
  page: office,
  browser,
}, info) => {
  await office.setViewportSize({ width: 1440, height: 900 });
  await new GuestPage(office).enter('/transport/truck-order-list', OWNER.phone, OWNER.password);
  const rows = office.getByRole('row').filter({ hasText: 'Azam Mills' });
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) await row.getByRole('checkbox').check();
  await office.getByRole('toolbar').getByRole('button', { name: 'Confirm' }).click();
  await office
    .getByRole('dialog')
    .getByRole('button', { name: /^Confirm: 2 rows/ })
    .click();
  await expect(office.getByRole('dialog')).toContainText('Done for 1 row.');
  // One that is refused leaves the other alone, and says why.
  await expect(office.getByRole('dialog')).toContainText('This trip has no truck yet.');
  await office.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
  expect((await asItIs()).status).toBe('confirmed');

  const context = await browser.newContext({ baseURL: String(info.project.use.baseURL), viewport: PHONE });
  const phone = await phoneOf(context);
  const main = phone.getByRole('main');
  await expect(main).toContainText('T 561 DRS');
  await expect(main).toContainText('600 bags Flour');
  await expectAccessible(phone, 'the page of a driver');
  await phone.getByRole('button', { name: 'Loaded' }).click();
  await say(phone, { 'Odometer (km)': '84210' });
  await expect(main).toContainText('Loading');
  await expect.poll(async () => (await asItIs()).status).toBe('loading');

  // No network from here on: he leaves, pays and tells what happens all the same.
  await context.setOffline(true);
  await phone.getByRole('button', { name: 'Left' }).click();
  await phone.getByRole('button', { name: 'Add a cost' }).click();
  await say(phone, { Amount: '45000' });
  await phone.getByRole('button', { name: 'Note' }).click();
  await say(phone, { 'What happened?': 'Queue at the bridge' });
  await expect(main).toContainText('3 entries wait to be sent');
  await expect(main).toContainText('In transit');
  await expect(main).toContainText('You paid of your ownTZS 45,000');
  await picture(phone, info, 'driver-offline');
  expect((await asItIs()).events.map(({ kind }) => kind)).toEqual(['load']);

  // It comes back, and everything arrives once and in its order; the office sees it.
  await context.setOffline(false);
  await expect(main).not.toContainText('to be sent');
  await expect
    .poll(async () => (await asItIs()).events.map(({ kind }) => kind))
    .toEqual(['load', 'depart', 'note']);
  expect(await asItIs()).toMatchObject({ status: 'in_transit', advance_spent: 45_000, odometer_out: 84_210 });
  await office.goto(`/transport/truck-order-view?id=${trip}`);
  await expect(office.getByRole('main')).toContainText('In transit');
  await expect(office.getByRole('main')).toContainText('Queue at the bridge');
  await picture(office, info, 'office');

  // A reading that cannot be is refused with its sentence, and stays until he has said it right.
  await phone.getByRole('button', { name: 'Arrived' }).click();
  await say(phone, { 'Odometer (km)': '84100', 'Received by': 'Mama Rehema' });
  await expect(main).toContainText('Not accepted');
  await expect(main).toContainText('84,210');
  await picture(phone, info, 'driver-refused');
  await main.getByRole('button', { name: 'Give up' }).click();
  // The receiver signs where there is no network, and the goods are photographed: both arrive with the delivery, after a reload.
  await context.setOffline(true);
  await phone.getByRole('button', { name: 'Arrived' }).click();
  await phone.getByRole('dialog').locator('input[type=file]').setInputFiles(PHOTO);
  await sign(phone);
  await expectAccessible(phone, 'the proof of a delivery');
  await picture(phone, info, 'driver-signs');
  await say(phone, { 'Odometer (km)': '85362', 'Received by': 'Mama Rehema' });
  await expect(main).toContainText('1 entry waits to be sent');
  await context.setOffline(false);
  await phone.reload();
  await expect(main).toContainText('You have arrived.');
  await expect.poll(async () => (await asItIs()).status).toBe('delivered');
  expect((await asItIs()).remain_amount).toBeGreaterThan(0);
  await context.close();
  await office.reload();
  await expect(office.getByRole('img', { name: 'Signature of the receiver' })).toBeVisible();
  await expect(office.getByRole('img', { name: 'Photo of the delivery' })).toBeVisible();
  await picture(office, info, 'office-proof');

  // The delivery note of the trip has it, and the customer sees by his link that it has arrived.
  await office.getByRole('button', { name: 'Papers' }).click();
  await office.getByRole('menuitem', { name: 'Delivery note' }).click();
  await expect(office.getByRole('article')).toContainText('Mama Rehema');
  await picture(office, info, 'delivery-note');
  const stranger = await browser.newContext({ baseURL: String(info.project.use.baseURL), viewport: PHONE });
  const customer = await stranger.newPage();
  await customer.goto(`/trip/${(await asItIs()).link_code}`);
  await expect(customer.getByText('Delivered')).toBeVisible();
  await expect(customer.getByText('T 561 DRS')).toBeVisible();
  await expect(customer.getByText('4,200,000')).toHaveCount(0);
  await expectAccessible(customer, 'the page of a trip');
  await picture(customer, info, 'trip-of-customer');
  await customer.goto('/trip/AAAAAAAAAAAAAAAA');
  await expect(customer.getByText('This link leads to nothing')).toBeVisible();
  await stranger.close();
});

test('a trip is taken off the shelf of the board with the keys, and put back by Undo', async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await new GuestPage(page).enter('/transport/board', OWNER.phone, OWNER.password);
  const truckOf = async () =>
    (await shop.read<{ truck_id: string | null }>(`truck-order?id=${waiting}`)).truck_id;
  const board = page.getByRole('region', { name: /^By days/ });
  await expect(board).toContainText('Without a truck');
  await expectAccessible(page, 'the board by days');
  await board.focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'm', 'ArrowDown'])
    await page.keyboard.press(key);
  await expect(page.getByText('T 561 DRS, Free')).toBeVisible();
  await picture(page, info, 'board-moving');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/is moved$/)).toBeVisible();
  await expect.poll(truckOf).toBe(truck_id);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(truckOf).toBeNull();
});

test('among drivers a trip is moved with the keys to one who is free, and leave is in the way until it is removed', async ({
  page,
}, info) => {
  const inDays = (days: number) => new Date(Date.now() + days * 24 * HOUR).toISOString();
  const { customer_id, route_id } = await shop.read<Plan>(`truck-order?id=${waiting}`);
  const { driver_id } = await shop.read<Plan>(`truck-order?id=${trip}`);
  const id = await shop.create('truck-order', {
    ...{ customer_id, route_id, starts: inDays(6), ends: inDays(6.2) },
    truck_id: await shop.create('truck', { registration: 'T 800 AAA' }),
  });
  const driverOf = async () =>
    (await shop.read<{ driver_id: string | null }>(`truck-order?id=${id}`)).driver_id;
  const day = new Date(inDays(6)).toLocaleDateString('en-CA', { timeZone: 'Africa/Dar_es_Salaam' });
  await shop.create('user/leave', { user_id: driver_id, since: day, reason: 'Wedding' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await new GuestPage(page).enter('/transport/board?look=drivers', OWNER.phone, OWNER.password);
  const board = page.getByRole('region', { name: /^By driver/ });
  const take = async () => {
    await board.focus();
    for (const key of ['ArrowDown', ...Array(6).fill('ArrowRight'), 'm', 'ArrowDown'])
      await page.keyboard.press(key);
  };
  await expect(board).toContainText('Wedding');
  await expectAccessible(page, 'the board by driver');
  await take();
  await expect(page.getByText(/Hassan Mrisho is not free then: Wedding/)).toBeVisible();
  await picture(page, info, 'board-driver-on-leave');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^On leave, Wedding/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove leave' }).click();
  await expect(board).not.toContainText('Wedding');
  expect(await driverOf()).toBeNull();
  await take();
  await expect(page.getByText('Hassan Mrisho, Free')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/is moved$/)).toBeVisible();
  await expect.poll(driverOf).toBe(driver_id);
  await page.goto('/transport/truck-order-form');
  await page.getByRole('combobox', { name: 'Route' }).pressSequentially('Dar to');
  await page.getByRole('option', { name: 'Dar to Mwanza' }).click();
  await expect(page.getByText('4,200,000').first()).toBeVisible();
});

test('by status a trip is dragged into the next column, asks for what that step needs, and goes no other way', async ({
  page,
}, info) => {
  const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
  const { customer_id, route_id, driver_id } = await shop.read<Plan>(`truck-order?id=${waiting}`);
  const other = await shop.create('truck', { registration: 'T 700 AAA' });
  const id = await shop.create('truck-order', {
    ...{ customer_id, route_id, driver_id, truck_id: other, starts: at(1), ends: at(9) },
  });
  const statusOf = async () => (await shop.read<Trip>(`truck-order?id=${id}`)).status;
  await page.setViewportSize({ width: 1440, height: 900 });
  await new GuestPage(page).enter('/transport/board?look=status', OWNER.phone, OWNER.password);
  const column = (name: string) => page.locator(`[data-column=${name}]`);
  const card = page.locator(`[data-trip="${id}"]`);
  await expectAccessible(page, 'the board by status');
  const drag = async (to: string) => {
    const [from, into] = [await card.boundingBox(), await column(to).boundingBox()];
    if (!from || !into) throw new Error('It is not on the board.');
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(into.x + 40, into.y + 40, { steps: 8 });
    await picture(page, info, `board-drag-${to}`);
    await page.mouse.up();
  };
  await drag('in_transit');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await drag('confirmed');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(column('confirmed').locator(`[data-trip="${id}"]`)).toBeVisible();
  expect(await statusOf()).toBe('confirmed');
  // The button on its card does the same, for fingers and keys.
  await card.getByRole('button').click();
  await page.getByRole('dialog').getByLabel('Odometer').first().fill('500');
  await page.getByRole('dialog').getByRole('button').last().click();
  await expect.poll(statusOf).toBe('loading');
  await page.goto('/transport/board?look=drivers');
  await expect(page.getByRole('main')).toContainText('Without a driver');
  await picture(page, info, 'board-by-driver');
});
