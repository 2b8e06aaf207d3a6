// cspell:ignore Halima Fundi Mlango kijani Kusogeza
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { type OwnShop, openOwnShop } from '../pages/own-shop.ts';

const OWNER = { name: 'Halima Fundi', phone: '255713990160', password: 'Mlango-kijani-60' };

let shop: OwnShop;
let job: string;
let day: string;
test.beforeAll(async ({ playwright }, info) => {
  shop = await openOwnShop(playwright, info, 'Fundi Kusogeza', OWNER);
  const hours = { opens_at: '08:00', closes_at: '17:00', break_starts: '12:00', break_ends: '13:00' };
  await shop.change('branch/settings', shop.branchId, hours);
  const service_type_id = await shop.create('service-type', {
    name: 'New battery',
    price: 35_000,
    duration: 60,
  });
  const customer_id = await shop.create('customer', { name: 'Asha Juma', phone_number: '255713990161' });
  const { people, today } = await shop.read<{ people: { id: string }[]; today: string }>('service/board');
  const assignee_id = people[0]?.id;
  day = new Date(Date.parse(`${today}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  const of = { service_type_id, customer_id, assignee_id };
  job = await shop.create('service', { ...of, item: 'Watch', starts: at('09:00') });
  await shop.create('service', { ...of, item: 'Clock', starts: at('14:00') });
});

const at = (time: string) => new Date(`${day}T${time}:00+03:00`).toISOString();
const startOf = async () => (await shop.read<{ starts: string }>(`service?id=${job}`)).starts;

for (const [width, height] of [
  [390, 844],
  [360, 640],
  [820, 1180],
] as const)
  test(`a thumb moves a service and puts it back, at ${width} px`, async ({ browser }, info) => {
    const context = await browser.newContext({
      viewport: { width, height },
      hasTouch: true,
      isMobile: true,
      baseURL: String(info.project.use.baseURL),
    });
    const page = await context.newPage();
    await new GuestPage(page).enter(`/service/board?look=day&date=${day}`, OWNER.phone, OWNER.password);
    await expect(page.getByRole('link', { name: /Watch/ })).toBeVisible();
    await page.screenshot({ path: info.outputPath('day.png'), fullPage: true });
    await page
      .getByRole('button', { name: /^Move / })
      .first()
      .tap();
    const drawer = page.getByRole('dialog', { name: /^Move / });
    await expect(drawer.getByText(/is free then/)).toBeVisible();
    await drawer.getByLabel('Time').fill('14:30');
    await expect(drawer.getByText(/is in the way/)).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Move' })).toBeDisabled();
    await page.screenshot({ path: info.outputPath('clash.png') });
    await drawer.getByLabel('Time').fill('19:00');
    await expect(drawer.getByText('Outside opening hours')).toBeVisible();
    await expectAccessible(page, 'moving by thumb');
    await drawer.getByRole('button', { name: 'Move anyway' }).tap();
    await expect(page.getByText(/is moved/)).toBeVisible();
    expect(await startOf()).toBe(at('19:00'));
    await page.screenshot({ path: info.outputPath('moved.png'), fullPage: true });
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(page.getByText(/is moved/)).toHaveCount(0);
    expect(await startOf()).toBe(at('09:00'));
    await context.close();
  });

test('the form warns outside opening hours, asks to confirm, and offers to tell the customer', async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await new GuestPage(page).enter(`/service/form?id=${job}`, OWNER.phone, OWNER.password);
  const confirm = page.getByLabel('Outside opening hours');
  await expect(page.getByRole('button', { name: /Save changes/ })).toBeVisible();
  await expect(confirm).toHaveCount(0);
  const times = page.getByLabel('Time', { exact: true });
  await times.nth(2).fill('21:00');
  await times.nth(1).fill('20:00');
  await expect(page.getByText(/The branch is open 08:00–12:00, 13:00–17:00 that day/)).toBeVisible();
  await page.screenshot({ path: info.outputPath('warned.png') });
  await page.getByRole('button', { name: /Save changes/ }).click();
  await expect(page.getByText('Some fields need your attention').or(confirm)).toBeVisible();
  expect(await startOf()).toBe(at('09:00'));
  await confirm.check();
  await page.getByRole('button', { name: /Save changes/ }).click();
  await expect(page.getByText(/is moved/)).toBeVisible();
  expect(await startOf()).toBe(at('20:00'));
  await page.screenshot({ path: info.outputPath('told.png') });
  await page.getByRole('button', { name: 'Send SMS to the customer' }).click();
  await expect(page.getByText('The SMS is on its way')).toBeVisible();
});
