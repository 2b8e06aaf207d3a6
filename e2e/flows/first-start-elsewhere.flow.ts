import { networkInterfaces } from 'node:os';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { oneposAt } from '../pages/onepos.ts';
import { OwnServer } from '../pages/own-server.ts';

let server: OwnServer;
test.beforeAll(async () => {
  server = await OwnServer.start();
});
test.afterAll(() => server.close());

/** A second address of this machine, or none where it has no line to others. */
const other = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4');

test('on another device the first start asks for the setup code that the server shows', async ({ page }) => {
  const guest = new GuestPage(page);
  // Without a second address a proxy of this machine speaks for another device.
  if (!other) await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '10.0.0.7' });
  await page.goto(`http://${other?.address ?? 'localhost'}:${new URL(server.address).port}`);
  await expect(page.getByRole('heading', { name: 'Set up Onepos' })).toBeVisible();
  await expect(page.getByLabel('Business name')).toHaveCount(0);
  await expectAccessible(page, 'setup code');
  const field = page.getByLabel('Setup code');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This field is required.')).toBeVisible();
  await field.fill('QQQQ-2222');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This is not the setup code of this server.')).toBeVisible();
  await field.fill((await oneposAt(server.env, 'setup-code')).trim().toLowerCase());
  await page.getByRole('button', { name: 'Continue' }).click();
  // A browser may send a call twice by itself, or its header may have been copied: it signs again and nobody is logged out.
  let isFirst = true;
  await page.route('**/api/user/refresh', async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    const headers = route.request().headers();
    await route.fetch({ headers });
    return route.fulfill({ response: await route.fetch({ headers }) });
  });
  await guest.createBusiness();
  await expect(page.getByRole('heading', { level: 1, name: /Neema/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /Neema/ })).toBeVisible();
  expect(isFirst).toBe(false);
});
