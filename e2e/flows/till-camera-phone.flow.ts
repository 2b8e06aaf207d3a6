import { expect, type Page, test } from '@playwright/test';
import { barcodeFilm, LEFT_BARS, MIRRORED } from '../pages/barcode-film.ts';
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

test('what the camera sees lands in the cart, once while it is held there', async ({
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
  await lendReader(page);
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

/** Browsers of phones read barcodes; the one of the tests gets a reader that looks along the middle of the picture. */
async function lendReader(page: Page) {
  await page.addInitScript(
    ({ left, mirrored }) => {
      const turned = (bars: string) => bars.replace(/[01]/g, (bar) => (bar === '1' ? '0' : '1'));
      const backwards = (bars: string) => [...bars].reverse().join('');
      const digitOf = (bars: string) => [...left.keys()].find((digit) => left[digit] === bars);
      const read = (bars: string): string | null => {
        const groups = (from: number) =>
          [0, 7, 14, 21, 28, 35].map((by) => bars.slice(from + by, from + by + 7));
        const first = groups(3).map((group) => ({
          digit: digitOf(group) ?? digitOf(turned(backwards(group))),
          isMirrored: digitOf(group) === undefined,
        }));
        const signs = first.map(({ isMirrored }) => (isMirrored ? '1' : '0')).join('');
        const digits = [
          ...first.map(({ digit }) => digit),
          ...groups(50).map((group) => digitOf(turned(group))),
        ];
        return digits.includes(undefined) ? null : [mirrored.indexOf(signs), ...digits].join('');
      };
      class Reader {
        async detect(video: HTMLVideoElement) {
          const canvas = new OffscreenCanvas(video.videoWidth, 1);
          const brush = canvas.getContext('2d');
          if (!brush || video.videoWidth === 0) return [];
          brush.drawImage(video, 0, -Math.floor(video.videoHeight / 2));
          const { data } = brush.getImageData(0, 0, video.videoWidth, 1);
          const dark = Array.from({ length: video.videoWidth }, (_, x) => (data[x * 4] ?? 255) < 128);
          const [from, to] = [dark.indexOf(true), dark.lastIndexOf(true) + 1];
          const bars = Array.from({ length: 95 }, (_, n) =>
            dark[Math.floor(from + ((n + 0.5) * (to - from)) / 95)] ? '1' : '0',
          );
          const rawValue = read(bars.join(''));
          return rawValue ? [{ rawValue }] : [];
        }
      }
      Object.assign(globalThis, { BarcodeDetector: Reader });
    },
    { left: LEFT_BARS, mirrored: MIRRORED },
  );
}
