// cspell:ignore Halima Fundi Mlango kijani Siku
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { type OwnShop, openOwnShop } from '../pages/own-shop.ts';

const OWNER = { name: 'Halima Fundi', phone: '255713990134', password: 'Mlango-kijani-34' };

let shop: OwnShop;
let timed: string;
let person: string;
let day: string;
test.beforeAll(async ({ playwright }, info) => {
  shop = await openOwnShop(playwright, info, 'Fundi Siku', OWNER);
  const service_type_id = await shop.create('service-type', {
    ...{ name: 'New battery', price: 35_000, duration: 60, pause_after: 15 },
  });
  const customer_id = await shop.create('customer', { name: 'Asha Juma', phone_number: '255713990135' });
  const { people, today } = await shop.read<{ people: { id: string }[]; today: string }>('service/board');
  person = people[0]?.id ?? '';
  day = new Date(Date.parse(`${today}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  const job = (more: object) => shop.create('service', { service_type_id, customer_id, ...more });
  timed = await job({ item: 'Watch', assignee_id: person, starts: at('09:00'), lock_code: '4711' });
  await job({ item: 'Clock', assignee_id: person, starts: at('14:00') });
  await job({ item: 'Radio' });
});

const at = (time: string) => new Date(`${day}T${time}:00+03:00`).toISOString();
const startOf = async (id: string) => (await shop.read<{ starts: string }>(`service?id=${id}`)).starts;

test('a service is dragged to another time, put back, and moved with the keys', async ({ page }, info) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await new GuestPage(page).enter(`/service/board?look=day&date=${day}`, OWNER.phone, OWNER.password);
  const watch = page.getByRole('link', { name: /Watch/ });
  await expect(watch).toBeVisible();
  const lane = page.locator(`[data-person="${person}"]`);
  const [box, block] = [await lane.boundingBox(), await watch.boundingBox()];
  if (!box || !block) throw new Error('nothing is drawn');
  const hour = 56;
  const drag = async (hours: number) => {
    const now = await watch.boundingBox();
    if (!now) throw new Error('it is not drawn');
    await page.mouse.move(now.x + 20, now.y + 8);
    await page.mouse.down();
    await page.mouse.move(now.x + 24, now.y + 8 + (hours * hour) / 2);
    await page.mouse.move(now.x + 24, now.y + 8 + hours * hour);
  };
  // Into the other one: it says so, and does not go there.
  await drag(4.5);
  await expect(page.getByText(/is in the way/)).toBeVisible();
  await page.screenshot({ path: info.outputPath('clash.png') });
  await page.mouse.up();
  expect(await startOf(timed)).toBe(at('09:00'));
  await drag(2);
  await page.mouse.up();
  await expect(page.getByText(/is moved/)).toBeVisible();
  expect(await startOf(timed)).toBe(at('11:00'));
  await page.screenshot({ path: info.outputPath('moved.png') });
  await expectAccessible(page, 'the day after a move');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/is moved/)).toHaveCount(0);
  expect(await startOf(timed)).toBe(at('09:00'));

  await watch.focus();
  for (const key of ['m', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByText(/is moved/)).toBeVisible();
  expect(await startOf(timed)).toBe(at('09:10'));
  await page.getByRole('button', { name: 'Send SMS to the customer' }).click();
  await expect(page.getByText('The SMS is on its way')).toBeVisible();

  // From the tray into the day: as long as its type takes.
  const radio = await page.getByRole('link', { name: /Radio/ }).boundingBox();
  if (!radio) throw new Error('the tray is empty');
  await page.mouse.move(radio.x + 30, radio.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 40, radio.y + 20);
  await page.mouse.move(box.x + 40, block.y + 6.6 * hour);
  await page.mouse.up();
  await expect(lane.getByRole('link', { name: /Radio/ })).toBeVisible();

  await page.getByRole('button', { name: 'Next free' }).click();
  const free = page.getByRole('dialog', { name: 'Who is free next?' });
  await expect(free.getByRole('button', { name: new RegExp(OWNER.name) })).toBeVisible();
  await expectAccessible(page, 'who is free next');
  await page.screenshot({ path: info.outputPath('next-free.png') });
  await free.getByRole('button', { name: new RegExp(OWNER.name) }).click();
  const form = page.getByRole('dialog', { name: 'New service' });
  await expect(form.getByRole('combobox', { name: 'Assigned to' })).toHaveValue(OWNER.name);
  await page.keyboard.press('Escape');
});

test('the page of a service shows its lock code to whoever works on it, and its papers', async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await new GuestPage(page).enter(`/service/view?id=${timed}`, OWNER.phone, OWNER.password);
  await expect(page.getByText('4711')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show code' }).click();
  await expect(page.getByText('4711')).toBeVisible();
  for (const kind of ['Estimate', 'Label']) {
    await page.getByRole('combobox', { name: 'Papers' }).selectOption(kind);
    await expect(page.getByRole('article', { name: new RegExp(`^${kind}`) })).toBeVisible();
    await page.screenshot({ path: info.outputPath(`${kind}.png`), fullPage: true });
  }
  await expect(page.getByRole('article')).not.toContainText('35,000');
  await expectAccessible(page, 'the page of a service');
  await page.goto('/service/form');
  await expect(page.getByRole('button', { name: 'Take a photo' })).toBeVisible();
  await page.screenshot({ path: info.outputPath('intake.png'), fullPage: true });
});
