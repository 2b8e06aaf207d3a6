import { expect, type Page, test } from '@playwright/test';
import { GuestPage } from '../pages/guest-page.ts';
import { OwnServer } from '../pages/own-server.ts';
import { TillPage } from '../pages/till-page.ts';
import { TillShop } from '../pages/till-shop.ts';

// cspell:ignore Halima Sefu Feni

const OWNER = { name: 'Halima Sefu', phone: '255767004477', password: 'Feni-nyeupe-31' };
const TILL = '/point-of-sale/sale-form';

test.describe.configure({ timeout: 240_000 });

let server: OwnServer;
let shop: TillShop;

test.beforeAll(async ({ playwright }, info) => {
  server = await OwnServer.start();
  shop = await TillShop.open(playwright, info, 'Duka la Halima', OWNER, server);
});

test.afterAll(() => server.close());

test('the till opens, reloads and sells while the server is gone; what it sold is there once', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.address, serviceWorkers: 'allow' });
  const page = await context.newPage();
  const till = new TillPage(page);
  await new GuestPage(page).enterByForm('/dashboard', OWNER.phone, OWNER.password);
  await till.open();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));

  await server.stopServer();
  await page.reload();
  await expect(till.tile('Sabuni ya unga')).toBeVisible();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await till.scan('6001001001');
  await till.press('F9');
  await till.complete.click();
  await expect(till.kept).toBeVisible();
  await page.close();

  // The browser was closed, and is opened at the till.
  const again = await context.newPage();
  const opened = new TillPage(again);
  await again.goto(TILL);
  await expect(again.getByRole('button', { name: 'Offline, 1 sale waiting' })).toBeVisible();
  await expect(opened.tile('Sabuni ya unga')).toBeVisible();
  await opened.scan('6001001002');
  await opened.press('F9', 'Enter');
  await expect(opened.kept).toBeVisible();
  await again.goto('/procurement/purchase-form');
  await expect(again.getByRole('heading', { name: 'This page needs the connection' })).toBeVisible();
  await again.goto(TILL);
  const kept = await again.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    return paths;
  });
  expect(kept).toContain('/');
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);

  await server.startServer();
  await expect(opened.waiting).toHaveCount(0, { timeout: 60_000 });
  expect((await shop.sales()).map(({ total_amount }) => total_amount)).toEqual([3_900, 4_500]);

  await again.getByRole('button', { name: 'Log out' }).first().click();
  await expect(again).toHaveURL(`${server.address}/`);
  expect([await boxesIn(again, 'products'), await boxesIn(again, 'seals')]).toEqual([0, 0]);
  await server.stopServer();
  await again.goto(TILL);
  await expect(again.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(opened.field).toHaveCount(0);
  await context.close();
  await server.startServer();
});

test('a sale that was changed in the storage of the browser is not accepted, and the others are', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.address, serviceWorkers: 'allow' });
  const page = await context.newPage();
  const till = new TillPage(page);
  const before = (await shop.sales()).length;
  await new GuestPage(page).enter('/dashboard', OWNER.phone, OWNER.password);
  await till.open();
  await expect.poll(() => boxesIn(page, 'seals')).toBe(1);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await server.stopServer();
  await page.reload();
  await expect(till.tile('Sabuni ya unga')).toBeVisible();
  for (const barcode of ['6001001001', '6001001002']) {
    await till.scan(barcode);
    await till.press('F9');
    await till.complete.click();
    await expect(till.kept).toBeVisible();
    await till.press('Enter');
  }
  await page.close();

  const other = await context.newPage();
  await other.goto('/point-of-sale/sale-list');
  await other.evaluate(halveTheFirst);
  await server.startServer();
  await other.goto(TILL);
  const pill = other.getByRole('button', { name: '1 sale was not accepted' });
  await expect(pill).toBeVisible({ timeout: 60_000 });
  await pill.click();
  await expect(
    other.getByText('This sale was changed on the device after it was made, so it is not accepted.'),
  ).toBeVisible();
  const sales = await shop.sales();
  expect(sales.length).toBe(before + 1);
  expect(sales[0]?.total_amount).toBe(3_900);
  await context.close();
});

/** What a dishonest hand could do with the tools of the browser: the oldest kept sale becomes one of half the money. */
function halveTheFirst(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('till');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const shelf = opening.result.transaction('waiting', 'readwrite').objectStore('waiting');
      const reading = shelf.openCursor();
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => {
        const sale = reading.result?.value as { body: string } | undefined;
        if (!sale) return reject(new Error('nothing is kept'));
        const body = JSON.parse(sale.body) as { total_amount: number };
        const writing = reading.result?.update({
          ...sale,
          body: JSON.stringify({ ...body, total_amount: body.total_amount / 2 }),
        });
        if (writing) writing.onsuccess = () => resolve();
      };
    };
  });
}

/** How much lies on the device of what a session brought: boxes of products, or keys by which it seals. */
async function boxesIn(page: Page, store: 'products' | 'seals'): Promise<number> {
  return page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('till');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction(name).objectStore(name).count();
          counting.onsuccess = () => resolve(counting.result);
          counting.onerror = () => reject(counting.error);
        };
      }),
    store,
  );
}
