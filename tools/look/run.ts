import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { contactSheet } from './contact-sheet.ts';
import { fillShop } from './fill-shop.ts';
import { indexPage } from './index-page.ts';
import { reportOf } from './report.ts';
import { LOOKS, type Scene, SIZES } from './scene.ts';
import { SCENES } from './scenes.ts';
import { startProduct } from './start-product.ts';
import { takeFee } from './take-fee.ts';
import { type Finding, takePictures } from './take-pictures.ts';

const FOLDER = path.join(import.meta.dirname, '../../look');

/**
 * `npm run look [scene …] [size …] [look …]`: pictures of every screen with a believable business in it, on one sheet per
 * screen, and a report of what is wrong with them; ends with 1 where anything is.
 */
const words = process.argv.slice(2);
const among = <T extends { name: string }>(all: readonly T[]) => {
  const named = all.filter(({ name }) => words.includes(name));
  return named.length > 0 ? named : all;
};
const [sizes, looks, scenes] = [among(SIZES), among(LOOKS), among(SCENES)];
const product = await startProduct();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
});
try {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const findings: Finding[] = [];
  const each = async (shown: readonly Scene[], shop: Awaited<ReturnType<typeof fillShop>> | null) => {
    for (const size of sizes)
      for (const look of looks) {
        const session = { shop, size, look, scenes: shown, folder: FOLDER };
        findings.push(...(await takePictures(browser, product.address, session)));
      }
  };
  const first = scenes.filter(({ as }) => as === 'first');
  if (first.length > 0) await each(first, null);
  const shop = await fillShop(product);
  const fee = await takeFee(browser, product.address, shop.people.platform);
  await each(
    scenes.filter(({ as }) => as !== 'first'),
    { ...shop, ids: { ...shop.ids, 'fee-payment': fee } },
  );
  const report = reportOf(findings, shop.names);
  await writeFile(path.join(FOLDER, 'report.txt'), report.text);
  for (const scene of scenes) await sheetOf(scene);
  await writeFile(path.join(FOLDER, 'index.html'), indexPage(scenes));
  console.log(`${report.text}\nLook at ${path.join(FOLDER, 'index.html')}`);
  process.exitCode = report.faults === 0 ? 0 : 1;
} finally {
  await browser.close();
  await product.stop();
}

async function sheetOf({ name }: Scene) {
  const pictures = sizes.flatMap((size) => looks.map((look) => `${name}-${size.name}-${look.name}.png`));
  await contactSheet(browser, FOLDER, pictures, `sheet-${name}.png`);
}
