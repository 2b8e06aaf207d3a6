import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { oneposAt } from '../pages/onepos.ts';
import { OwnServer } from '../pages/own-server.ts';
import { SmsGateway } from '../pages/sms-gateway.ts';
import { TillPage } from '../pages/till-page.ts';
import { TillShop } from '../pages/till-shop.ts';

// cspell:ignore Khadija Mbaga Sikujua Lema Taa nyekundu Jiko dogo Umelipa risiti Jumla

const OWNER = { name: 'Khadija Mbaga', phone: '255713669401', password: 'Taa-nyekundu-29' };
const OPERATOR = { name: 'Sikujua Lema', phone: '255713669402', password: 'Jiko-dogo-67' };
const SHOP = 'Duka la Khadija';
/** Mama Rehema of the shop at the till. */
const BUYER = '255754118230';
/** The post goes its round once a minute; a receipt that somebody waits for does not wait for it. */
const BEFORE_NEXT_ROUND_MS = 25_000;

test.describe.configure({ mode: 'serial', timeout: 300_000 });

let gateway: SmsGateway;
let server: OwnServer;

test.beforeAll(async ({ playwright }, info) => {
  gateway = await SmsGateway.open();
  server = await OwnServer.start(gateway.env);
  await TillShop.open(playwright, info, SHOP, OWNER, server);
});

test.afterAll(async () => {
  await server.close();
  await gateway.close();
});

test('a customer with a number gets the receipt on his phone, and a copy when he asks', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ baseURL: server.address })).newPage();
  const till = new TillPage(page);
  await new GuestPage(page).enter('/branch/settings', OWNER.phone, OWNER.password);
  await page.getByRole('switch', { name: 'Send receipts by SMS' }).click();
  await page.getByRole('button', { name: 'Save for this branch' }).click();
  await expect(page.getByRole('button', { name: 'Save for this branch' })).toBeDisabled();

  await till.open();
  await till.scan('6001001001');
  await till.press('F9');
  await till.complete.click();
  await expect(till.sold).toBeVisible();
  await till.press('Enter');
  await till.scan('6001001002');
  await till.press('F4');
  const customers = page.getByRole('dialog', { name: 'Customer' });
  await customers.getByRole('searchbox', { name: 'Search customers' }).fill('Mama Rehema');
  await customers.getByRole('button', { name: /Mama Rehema/ }).click();
  await till.press('F9');
  await till.complete.click();
  await expect(till.sold).toBeVisible();
  await expect.poll(() => gateway.received, { timeout: BEFORE_NEXT_ROUND_MS }).toHaveLength(1);
  expect(gateway.received[0]).toMatchObject({ to: BUYER, from: 'ONEPOS' });
  expect(gateway.received[0]?.text).toMatch(
    /^Duka la Khadija: risiti \S+ ya .+ Jumla 3,900 TZS, umelipa 3,900 TZS\./,
  );

  await page.goto('/point-of-sale/sale-list');
  await page.getByRole('row').filter({ hasText: '3,900' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Send receipt' }).click();
  await expect(page.getByText('The receipt is on its way')).toBeVisible();
  await expect.poll(() => gateway.received, { timeout: BEFORE_NEXT_ROUND_MS }).toHaveLength(2);
  expect(gateway.received[1]?.to).toBe(BUYER);
  expect(gateway.received[1]?.text).toContain('3,900');
  expect(gateway.received[1]?.text).not.toBe(gateway.received[0]?.text);
  await page.context().close();
});

test('what the gateway refused lies aside with its reason, and the platform sends it again', async ({
  browser,
}) => {
  const { name, phone, password } = OPERATOR;
  const words = ['--name', name, '--phone', phone, '--password', password, '--json'];
  await oneposAt(server.env, 'create-platform-account', ...words);
  gateway.status = 422;
  const page = await (await browser.newContext({ baseURL: server.address })).newPage();
  await new GuestPage(page).open('/forgot-password');
  await page.getByLabel('Phone number or email').fill(OWNER.phone);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page).toHaveURL(/verification$/);

  await new GuestPage(page).enter('/platform/outbox', phone, password);
  const refused = page.getByRole('listitem').filter({ hasText: OWNER.phone });
  await expect(refused).toContainText('Failed');
  await expect(refused).toContainText('refused 422');
  const receipts = page.getByRole('listitem').filter({ hasText: 'No longer readable' });
  await expect(receipts).toHaveCount(2);
  await expect(receipts.first()).toContainText('Sent');
  await expectAccessible(page, 'the outbox with a message that was refused');
  gateway.status = 200;
  await refused.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('It will be sent in a moment')).toBeVisible();
  await expect(refused).toContainText('Waiting');
  await expect(refused.getByRole('button', { name: 'Send again' })).toHaveCount(0);
  await page.goto('/branch/activities');
  await expect(page.getByRole('row').filter({ hasText: OWNER.phone })).toContainText(name);
  await page.context().close();
});
