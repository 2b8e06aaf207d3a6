import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { barcodeFilm } from '../pages/barcode-film.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { lendReader } from '../pages/lend-reader.ts';
import { type OwnShop, openOwnShop } from '../pages/own-shop.ts';

// cspell:ignore Zawadi Kileo Maziwa Sukari Ndoo kijani

const OWNER = { name: 'Zawadi Kileo', phone: '255713665188', password: 'Ndoo-kijani-48' };
const CODE = '6001001001007';

let shop: OwnShop;

test.use({
  viewport: { width: 390, height: 844 },
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

test.beforeAll(async ({ playwright }, info) => {
  shop = await openOwnShop(playwright, info, 'Duka la Zawadi', OWNER);
  const usual = { buying_price: 1000, selling_price: 1600, opening_stock: 60 };
  await shop.create('product', { name: 'Maziwa', barcodes: [CODE], ...usual });
  await shop.create('product', { name: 'Sukari', ...usual, units: [{ unit: 'carton', factor: 24 }] });
  await shop.create('product', { name: 'Unga', ...usual });
});

test('a store is counted by camera and by name, reviewed and posted', async ({ page }) => {
  await lendReader(page);
  await new GuestPage(page).enter('/inventory/stock-take-form', OWNER.phone, OWNER.password);
  await expectFits(page);
  await page.getByRole('button', { name: 'Start counting' }).tap();

  await page.setViewportSize({ width: 390, height: 640 });
  await page.getByRole('button', { name: 'Scan', exact: true }).tap();
  const camera = page.getByRole('dialog', { name: 'Scan with the camera' });
  await camera.getByRole('button', { name: 'Allow scanning' }).tap();
  await expect(camera).toHaveCount(0);
  await expect(page.getByText('Stock hidden')).toBeVisible();
  // On a low screen as well keys and bar are in sight, the bar below the keys.
  const key = page.getByRole('button', { name: '0', exact: true });
  const bar = page.getByRole('button', { name: 'Save count' });
  for (const shown of [key, bar]) await expect(shown).toBeInViewport({ ratio: 1 });
  const [above, below] = [await key.boundingBox(), await bar.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const digit of ['5', '8']) await page.getByRole('button', { name: digit, exact: true }).tap();
  await expectFits(page);
  await expectAccessible(page, 'counting');
  await page.getByRole('button', { name: 'Save count' }).tap();
  await expect(page.getByText('Maziwa: 58 counted')).toBeVisible();
  await expect(page.getByText('1 of 3 products')).toBeVisible();

  const finder = page.getByRole('combobox', { name: 'Scan, or search a product' });
  await finder.fill('Sukari');
  await page.getByRole('option', { name: /^Sukari/ }).tap();
  await page.getByText('Carton × 24').tap();
  await page.getByRole('button', { name: '2', exact: true }).tap();
  // What is typed next stands, however late the list of what was counted comes.
  const reload = Promise.withResolvers<void>();
  await page.route('**/api/stock-take/lines?*', async (route) => {
    await reload.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save count' }).tap();
  await expect(page.getByText('Sukari: 48 counted')).toBeVisible();
  await finder.fill('Sukari');
  reload.resolve();
  await expect(page.getByText('2 of 3 products')).toBeVisible();
  await page.getByRole('option', { name: /^Sukari/ }).tap();
  await page.getByRole('button', { name: '9', exact: true }).tap();
  await page.getByRole('button', { name: 'Add to 48' }).tap();
  await expect(page.getByText('Sukari: 57 counted')).toBeVisible();

  await page.getByRole('button', { name: 'Finish counting' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish counting' }).tap();
  await expect(page.getByText('−5,000', { exact: true })).toBeVisible();
  await expect(page.getByText('Unga', { exact: true })).toBeVisible();
  await expectFits(page);
  await expectAccessible(page, 'reviewing');
  await page.getByRole('button', { name: 'Post differences' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Post differences' }).tap();
  await expect(page.getByText('The stock take is posted').first()).toBeVisible();
  const { data } = await shop.read<{ data: { name: string; stock: number }[] }>('product/list?limit=20');
  expect(Object.fromEntries(data.map(({ name, stock }) => [name, stock]))).toEqual({
    Maziwa: 58,
    Sukari: 57,
    Unga: 60,
  });
});

async function expectFits(page: Page) {
  const wider = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
  expect(wider).toBeLessThanOrEqual(0);
}
