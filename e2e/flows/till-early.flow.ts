// cspell:ignore Kombe Sufuria Sabuni unga sembe Sukari
import { expect, type Page, test } from '@playwright/test';
import { GuestPage } from '../pages/guest-page.ts';
import { TillPage } from '../pages/till-page.ts';
import { TillShop } from '../pages/till-shop.ts';

const OWNER = { name: 'Neema Kombe', phone: '255767004489', password: 'Sufuria-kubwa-31' };
const TILL = '/point-of-sale/sale-form';
const TILLS = [TILL, '/point-of-sale/invoice-form', '/point-of-sale/quote-form'];

test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.beforeAll(async ({ playwright }, info) => {
  await TillShop.open(playwright, info, 'Duka la Neema', OWNER);
});

/** Keeps the scripts that the page asks for back until they are let go; what is painted first has its own. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/(?<!first-paint)\.js$/, async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}

async function typeAndScan(till: TillPage) {
  await till.scan('6001001001');
  await till.type('3*');
  await till.scan('6001001002');
  await till.type('suk');
  await till.press('Enter');
  await till.type('sem');
}

async function isAllThere(till: TillPage) {
  await expect(till.total).toHaveText('19,400');
  await expect(till.line('Sabuni')).toContainText('4,500');
  await expect(till.line('Unga wa sembe')).toContainText('11,700');
  await expect(till.line('Sukari')).toContainText('3,200');
  await expect(till.field).toHaveValue('sem');
}

for (const address of TILLS)
  test(`what is typed and scanned before any script of ${address} is there waits in line`, async ({
    page,
  }) => {
    const till = new TillPage(page);
    await new GuestPage(page).startSession(OWNER.phone, OWNER.password);
    const letGo = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate('Array.isArray(window.earlyStrokes)')).toBe(true);
    await typeAndScan(till);
    letGo();
    await isAllThere(till);
  });

test('so does what comes while somebody goes from another screen to the till', async ({ page }) => {
  const till = new TillPage(page);
  await new GuestPage(page).enter('/dashboard', OWNER.phone, OWNER.password);
  const letGo = await holdScripts(page);
  await page.getByRole('link', { name: 'New sale' }).first().click();
  await page.waitForURL(`**${TILL}`);
  await typeAndScan(till);
  letGo();
  await isAllThere(till);
});

test('a finger that rests on Enter completes the sale, and the change stays until Enter is pressed again', async ({
  page,
}) => {
  const till = new TillPage(page);
  await till.enter(OWNER);
  await till.scan('6001001001');
  await till.press('F9');
  await till.type('5000');
  // Down again without having been up is what a key that is held down does.
  await page.keyboard.down('Enter');
  const next = page.getByRole('button', { name: /^New sale/ });
  await expect(next).toBeFocused();
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(next).toBeFocused();
  await expect(till.sold).toBeVisible();
  await till.press('Enter');
  await expect(till.field).toBeFocused();
  await expect(till.sold).toHaveCount(0);
});
