import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';

/** Several pictures of one screen on one sheet, so that a glance tells whether they belong together. */
export async function contactSheet(
  browser: Browser,
  folder: string,
  pictures: readonly string[],
  sheet: string,
): Promise<void> {
  const figures = await Promise.all(pictures.map((picture) => figureOf(folder, picture)));
  const page = await browser.newPage({ viewport: { width: 1680, height: 900 } });
  await page.setContent(`<!doctype html><style>${STYLE}</style><main>${figures.join('')}</main>`);
  await page.waitForLoadState('load');
  await page.screenshot({ path: path.join(folder, sheet), fullPage: true });
  await page.close();
}

async function figureOf(folder: string, picture: string): Promise<string> {
  const bytes = await readFile(path.join(folder, picture));
  const [, width = '390'] = /-(\d+)x\d+-/.exec(picture) ?? [];
  return `<figure style="width: ${Math.round(Number(width) * SHOWN)}px"><img src="data:image/png;base64,${bytes.toString('base64')}"><figcaption>${picture}</figcaption></figure>`;
}

/** Of its width, so that a laptop in both themes fits beside each other. */
const SHOWN = 0.57;

const STYLE = `
  body { margin: 0; background: #777; font: 11px system-ui; color: #fff }
  main { display: flex; flex-wrap: wrap; gap: 10px; padding: 10px }
  figure { margin: 0 } img { display: block; width: 100% }`;
