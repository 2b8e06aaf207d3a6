import { expect, test } from '@playwright/test';
import { barcodeFilm } from '../pages/barcode-film.ts';
import { TillPage } from '../pages/till-page.ts';
import { TillShop } from '../pages/till-shop.ts';

const OWNER = { name: 'Asha Mrema', phone: '255767004451', password: 'Kiti-cheupe-27' };
const CODE = '6001001001007';

test.use({
  permissions: ['camera'],
  launchOptions: async ({ launchOptions }, use) => {
    const camera = [
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${barcodeFilm(CODE)}`,
    ];
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] });
  },
});

test('what the camera sees lands in the cart, also where the browser reads no codes, once while it is held there', async ({
  page,
  playwright,
}, info) => {
  const { shop } = await TillShop.open(playwright, info, 'Duka la Asha', OWNER);
  await shop.create('product', {
    name: 'Maziwa',
    barcodes: [CODE],
    buying_price: 1_000,
    selling_price: 1_600,
    opening_stock: 20,
  });
  // The browser of the tests has no reader of its own, as those of iPhones have none.
  expect(await page.evaluate(() => 'BarcodeDetector' in globalThis)).toBe(false);
  const till = new TillPage(page);
  await till.enter(OWNER);
  await page.getByRole('button', { name: 'Scan', exact: true }).tap();
  const camera = page.getByRole('dialog', { name: 'Scan with the camera' });
  await expect(camera.getByRole('button', { name: 'Allow scanning' })).toBeVisible();
  await expect(camera.locator('video')).toHaveCount(0);
  await camera.getByRole('button', { name: 'Allow scanning' }).tap();
  await expect(camera.getByText('Maziwa')).toBeVisible();
  await expect(camera.getByText('1 item', { exact: true })).toBeVisible();
  await camera.getByRole('button', { name: 'Close' }).tap();
  await expect(camera).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^1 item/ })).toContainText('1,600');
});
