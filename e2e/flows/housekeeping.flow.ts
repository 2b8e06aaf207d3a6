import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { openOwnShop } from '../pages/own-shop.ts';

// cspell:ignore Halima Swai Shuka safi

const OWNER = { name: 'Halima Swai', phone: '255713990232', password: 'Shuka-safi-32' };

test('rooms are cleaned on a phone where there is no network, and the reception sees it once there is', async ({
  browser,
  playwright,
}, info) => {
  const { create, read } = await openOwnShop(playwright, info, 'Swai House', OWNER);
  const room_type_id = await create('room-type', { name: 'Double', price: 45_000, capacity: 2 });
  const rooms = new Map<string, string>();
  for (const number of ['101', '102', '201'])
    rooms.set(
      number,
      await create('room', { number, room_type_id, floor: number.slice(0, 1), housekeeping: 'dirty' }),
    );
  const careOf = async (number: string) =>
    (await read<{ housekeeping: string }>(`room?id=${rooms.get(number)}`)).housekeeping;

  const context = await browser.newContext({
    ...{ baseURL: String(info.project.use.baseURL), viewport: { width: 390, height: 844 } },
  });
  const page = await context.newPage();
  await new GuestPage(page).enter('/hotel/housekeeping', OWNER.phone, OWNER.password);
  const main = page.getByRole('main');
  const tap = (name: string) => main.getByRole('button', { name, exact: true }).click();
  await expect(main).toContainText('3 rooms left to clean');
  await expectAccessible(page, 'housekeeping on a phone');
  // Its answer has come, and the rooms have been asked for again.
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/room/care'));
  const askedAgain = answered.then(() =>
    page.waitForResponse((answer) => answer.url().includes('/api/room/list')),
  );
  await tap('Start 101');
  await (await askedAgain).finished();
  await expect.poll(() => careOf('101')).toBe('cleaning');
  // Its answer has come as well: what waits takes room on the page, and buttons move as it goes.
  await expect(main).not.toContainText('to be sent');

  // The corridor has no network: what is tapped is shown at once, and nobody else knows of it yet.
  await context.setOffline(true);
  // What is said of it moves the rooms down.
  await expect(main).toContainText('No network.');
  await tap('Done 101');
  await expect(main.getByRole('button', { name: 'Inspect 101' })).toBeVisible();
  await tap('Start 102');
  await tap('Done 102');
  await expect(main).toContainText('3 entries wait to be sent');
  await expect(main).toContainText('1 room left to clean');
  await expect(main.getByRole('button', { name: 'Inspect 102' })).toBeVisible();
  expect([await careOf('101'), await careOf('102')]).toEqual(['cleaning', 'dirty']);

  // Back at the stairs all of it is sent once, in its order.
  await context.setOffline(false);
  await expect(main).not.toContainText('to be sent');
  await expect.poll(async () => [await careOf('101'), await careOf('102')]).toEqual(['clean', 'clean']);
  await page.reload();
  await expect(main).toContainText('1 room left to clean');
  expect(await careOf('201')).toBe('dirty');

  await tap('Report a fault in room 201');
  const fault = page.getByRole('dialog');
  await fault.getByRole('textbox', { name: 'What is broken?' }).fill('No light');
  await fault.getByRole('checkbox', { name: 'Close the room until it is repaired' }).check();
  await expectAccessible(page, 'a fault of a room');
  await fault.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(fault).toHaveCount(0);
  await expect(main).toContainText('Out of use');
  expect(await read(`room?id=${rooms.get('201')}`)).toMatchObject({
    holds: [expect.objectContaining({ reason: 'No light', until: null })],
  });
  await context.close();
});
