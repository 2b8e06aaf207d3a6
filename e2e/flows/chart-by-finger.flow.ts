import { expect, type Page, test } from '@playwright/test';
import { addDays } from '#core/business-day.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { type OwnShop, openOwnShop } from '../pages/own-shop.ts';

// cspell:ignore Bwawani Halima Kweka Taulo jeupe Zuwena

const OWNER = { name: 'Halima Kweka', phone: '255713990281', password: 'Taulo-jeupe-281' };

let shop: OwnShop;
let today: string;
const rooms: string[] = [];

test.beforeAll(async ({ playwright }, info) => {
  shop = await openOwnShop(playwright, info, 'Bwawani House', OWNER);
  const type = await shop.create('room-type', { name: 'Double', price: 45_000, capacity: 2 });
  for (const number of ['101', '102']) rooms.push(await shop.create('room', { number, room_type_id: type }));
  const guest = await shop.create('customer', { name: 'Zuwena Ally' });
  today = (await shop.read<{ today: string }>('booking/board')).today;
  const nights = { check_in: addDays(today, 1), check_out: addDays(today, 3) };
  await shop.create('booking', { customer_id: guest, room_id: rooms[0], ...nights });
});

interface Point {
  x: number;
  y: number;
}

/** One finger on the screen, as the browser gets it from the glass. */
async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  return {
    down: (at: Point) => send('touchStart', at),
    async to(from: Point, to: Point) {
      for (const share of [0.25, 0.5, 0.75, 1])
        await send('touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    },
    up: () => send('touchEnd'),
  };
}

/** Where the stay lies, and the room below it a night later. */
async function places(page: Page): Promise<{ grip: Point; below: Point }> {
  const bar = await page.getByRole('link', { name: /^Zuwena Ally/ }).boundingBox();
  const row = await page.locator(`[data-row="${rooms[1]}"]`).boundingBox();
  if (!bar || !row) throw new Error('Nothing on the chart.');
  const grip = { x: bar.x + 12, y: bar.y + bar.height / 2 };
  return { grip, below: { x: grip.x + bar.width / 2, y: row.y + row.height / 2 } };
}

test('a finger that rests on a stay moves it to another room and other nights; one that goes on at once scrolls', async ({
  browser,
}, info) => {
  const context = await browser.newContext({
    ...{ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
    baseURL: String(info.project.use.baseURL),
  });
  const page = await context.newPage();
  await new GuestPage(page).enter('/hotel/booking-chart', OWNER.phone, OWNER.password);
  const stay = page.getByRole('link', { name: /^Zuwena Ally/ });
  await expect(stay).toBeVisible();
  const finger = await fingerOn(page);
  const picked = page.locator('[data-kind="fits"]');

  const first = await places(page);
  await finger.down(first.grip);
  await finger.to(first.grip, { x: first.grip.x, y: first.grip.y - 60 });
  await finger.up();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // The page may have gone on.
  const { grip, below } = await places(page);
  await finger.down(grip);
  await expect(picked).toBeVisible();
  await finger.to(grip, below);
  await page.screenshot({ path: info.outputPath('held.png') });
  await finger.up();
  const dialog = page.getByRole('dialog', { name: /^Zuwena Ally/ });
  await expect(dialog).toContainText('Room 102');
  await page.screenshot({ path: info.outputPath('dropped.png') });
  await dialog.getByRole('button', { name: 'Move' }).tap();
  await expect(dialog).toHaveCount(0);
  const { stays } = await shop.read<{ stays: { room_id: string; since: string; until: string }[] }>(
    'booking/board',
  );
  expect(stays.map(({ room_id, since, until }) => [rooms.indexOf(room_id), since, until])).toEqual([
    [1, addDays(today, 2), addDays(today, 4)],
  ]);
  await context.close();
});
