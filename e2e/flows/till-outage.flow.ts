import { expect, test } from '@playwright/test';
import { OwnServer } from '../pages/own-server.ts';
import { TillPage } from '../pages/till-page.ts';
import { TillShop } from '../pages/till-shop.ts';

const OWNER = { name: 'Neema Mrema', phone: '255767004433', password: 'Kiti-cheupe-27' };

test.describe.configure({ timeout: 240_000 });

let server: OwnServer;
let shop: TillShop;

test.beforeAll(async ({ playwright }, info) => {
  server = await OwnServer.start();
  shop = await TillShop.open(playwright, info, 'Duka la Neema', OWNER, server);
});

test.afterAll(() => server.close());

test('the database stops mid-sale: the till sells on, and what it sold is sent once it is back', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.address });
  const page = await context.newPage();
  const till = new TillPage(page);
  await till.enter(OWNER);

  await till.scan('6001001001');
  await till.press('F9');
  await server.stopDatabase();
  await till.complete.click();
  await expect(till.kept).toBeVisible({ timeout: 30_000 });
  await comesBack();
  await expect(till.waiting).toHaveCount(0, { timeout: 60_000 });
  expect(await amounts()).toEqual([4_500]);
  await till.press('Enter');

  // While the sale is on its way: nobody knows whether it landed, and sending it again sells it once.
  await till.scan('6001001002');
  await till.press('F9');
  await Promise.all([till.complete.click(), server.stopDatabase()]);
  await expect(till.sold.or(till.kept)).toBeVisible({ timeout: 30_000 });
  await comesBack();
  await expect(till.waiting).toHaveCount(0, { timeout: 60_000 });
  expect(await amounts()).toEqual([3_900, 4_500]);
  await context.close();
});

async function comesBack() {
  await server.startDatabase();
  const ready = async () => (await fetch(`${server.address}/api/ready`)).status;
  await expect.poll(ready, { timeout: 60_000 }).toBe(200);
}

async function amounts() {
  return (await shop.sales()).map(({ total_amount }) => total_amount);
}
