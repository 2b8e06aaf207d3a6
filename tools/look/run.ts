import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { bringBooks, NAMES_IN_BOOKS } from './bring-books.ts';
import { contactSheet } from './contact-sheet.ts';
import { fillShop } from './fill-shop.ts';
import { indexPage } from './index-page.ts';
import { reportOf } from './report.ts';
import { LOOKS, type Scene, SIZES } from './scene.ts';
import { SCENES } from './scenes.ts';
import { startProduct } from './start-product.ts';
import { takeFee } from './take-fee.ts';
import { type Finding, takePictures, type View } from './take-pictures.ts';

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
    for (const views of viewsOpenedOnce())
      findings.push(
        ...(await takePictures(browser, product.address, { shop, views, scenes: shown, folder: FOLDER })),
      );
  };
  const first = scenes.filter(({ as }) => as === 'first');
  if (first.length > 0) await each(first, null);
  const shop = await fillShop(product);
  const fee = await takeFee(browser, product.address, shop.people.platform);
  const imports = await bringBooks(browser, product.address, shop.people.owner);
  await each(
    scenes.filter(({ as }) => as !== 'first'),
    { ...shop, ids: { ...shop.ids, ...imports, 'fee-payment': fee } },
  );
  const report = reportOf(findings, [...shop.names, ...NAMES_IN_BOOKS]);
  await writeFile(path.join(FOLDER, 'report.txt'), report.text);
  const sheets: { name: string; sheet: string }[] = [];
  for (const { name } of scenes) sheets.push({ name, sheet: await sheetOf(name) });
  await writeFile(path.join(FOLDER, 'index.html'), indexPage(sheets));
  console.log(`${report.text}\nLook at ${path.join(FOLDER, 'index.html')}`);
  process.exitCode = report.faults === 0 ? 0 : 1;
} finally {
  await browser.close();
  await product.stop();
}

/** A screen differs in its making by language, by what one presses it with and by its columns; all else is its dress. */
function viewsOpenedOnce(): View[][] {
  const views = sizes.flatMap((size) => looks.map((look) => ({ size, look })));
  return [...Map.groupBy(views, ({ size, look }) => `${look.language} ${size.touch} ${size.phone}`).values()];
}

/** The file with every picture of a scene; one picture is a sheet by itself. */
async function sheetOf(name: string): Promise<string> {
  const pictures = sizes.flatMap((size) => looks.map((look) => `${name}-${size.name}-${look.name}.png`));
  const [only = '', ...others] = pictures;
  if (others.length === 0) return only;
  await contactSheet(browser, FOLDER, pictures, `sheet-${name}.png`);
  return `sheet-${name}.png`;
}
