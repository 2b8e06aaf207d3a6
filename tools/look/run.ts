import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { contactSheet } from './contact-sheet.ts';
import { fillShop } from './fill-shop.ts';
import { indexPage } from './index-page.ts';
import { LOOKS, SCENES, type Scene, SIZES } from './scenes.ts';
import { startProduct } from './start-product.ts';
import { takePictures } from './take-pictures.ts';

const FOLDER = path.join(import.meta.dirname, '../../look');

/** `npm run look [scene …]`: pictures of every screen with a believable business in it, on one sheet per screen. */
const asked = process.argv.slice(2);
const scenes = asked.length === 0 ? SCENES : SCENES.filter(({ name }) => asked.includes(name));
const product = await startProduct();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
});
try {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const shop = await fillShop(product);
  for (const size of SIZES)
    for (const look of LOOKS)
      await takePictures(browser, product.address, { shop, size, look, scenes, folder: FOLDER });
  for (const scene of scenes) await sheetOf(scene);
  await writeFile(path.join(FOLDER, 'index.html'), indexPage(scenes));
  console.log(`Look at ${path.join(FOLDER, 'index.html')}`);
} finally {
  await browser.close();
  await product.stop();
}

async function sheetOf({ name }: Scene) {
  const pictures = SIZES.flatMap((size) => LOOKS.map((look) => `${name}-${size.name}-${look.name}.png`));
  await contactSheet(browser, FOLDER, pictures, `sheet-${name}.png`);
}
