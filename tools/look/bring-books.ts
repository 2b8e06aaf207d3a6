import { writeXlsx } from 'hucre';
import type { Browser, Page } from 'playwright-core';
import type { PicturedShop } from './fill-shop.ts';
import { logInAt } from './log-in.ts';

// cspell:ignore Jina bidhaa Msimbo Aina Bei Kumbuka Vyakula Vinywaji Sukari Chumvi Juisi Embe Maji Biskuti OO elfu moja mfuko

const LIST = '/inventory/product-list';
const HEADINGS = ['Jina la bidhaa', 'Msimbo', 'Aina', 'Bei ya kuuza', 'Kumbuka'];

const MEANINGS = [
  ['Jina la bidhaa', 'Name'],
  ['Msimbo', 'Code'],
  ['Aina', 'Category'],
  ['Bei ya kuuza', 'Selling price'],
] as const;

/** Of imports: one that is only opened, one with faults, one in order, and one that is done; each by its id. */
const BOOKS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'import-open': [
    ['Sukari nyeupe 2kg', 'SK-2', 'Vyakula', '5600', ''],
    ['Chumvi 500g', 'CH-5', 'Vyakula', '600', 'mfuko'],
  ],
  'import-faulty': [
    ['Sukari nyeupe 1kg', 'SK-1', 'Vyakula', '2900', ''],
    ['', 'JE-1', 'Vinywaji', '18OO', ''],
    ['Biskuti 100g', 'BK-1', 'Vyakula', 'elfu moja', ''],
  ],
  'import-sound': [
    ['Maji ya kunywa 500ml', 'MJ-5', 'Vinywaji', '500', ''],
    ['Juisi ya embe 1L', 'JE-2', 'Vinywaji', '3500', ''],
  ],
  'import-done': [['Juisi ya embe 250ml', 'JE-3', 'Vinywaji', '1000', '']],
};

/** What the rows are called, the same in every language. */
export const NAMES_IN_BOOKS: readonly string[] = [
  ...HEADINGS,
  ...Object.values(BOOKS).flat(2),
  'bidhaa.xlsx',
];

/** Brings workbooks into the list of products as its owner does; answers the imports by their names above. */
export async function bringBooks(browser: Browser, address: string, owner: PicturedShop['people']['owner']) {
  const context = await browser.newContext({ baseURL: address, locale: 'en-GB' });
  const page = await context.newPage();
  await logInAt(page, `${LIST}?import=1`, owner);
  await page.getByRole('button', { name: 'Choose a file' }).waitFor();
  const ids: Record<string, string> = {};
  for (const [name, rows] of Object.entries(BOOKS)) {
    ids[name] = await open(page, rows);
    if (name !== 'import-open') await check(page);
    if (name === 'import-done') await end(page);
  }
  await context.close();
  return ids;
}

async function open(page: Page, rows: readonly (readonly string[])[]): Promise<string> {
  await page.goto(`${LIST}?import=1`);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a file' }).click(),
  ]);
  const sheet = { name: 'Orodha', rows: [HEADINGS, ...rows].map((row) => [...row]) };
  await chooser.setFiles({
    name: 'bidhaa.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await writeXlsx({ sheets: [sheet] })),
  });
  const button = page.getByRole('button', { name: 'Check the rows' });
  await button.waitFor();
  for (const [heading, meaning] of MEANINGS) {
    // What is chosen is kept as soon as somebody pauses.
    const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await Promise.all([kept, choose(page, heading, meaning)]);
  }
  return new URL(page.url()).searchParams.get('import') ?? '';
}

async function choose(page: Page, heading: string, meaning: string) {
  await page.getByRole('combobox', { name: heading }).click();
  await page.getByRole('option', { name: meaning, exact: true }).click();
}

async function check(page: Page) {
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByText('With errors', { exact: true }).waitFor();
}

async function end(page: Page) {
  await page.getByRole('button', { name: /^Import \d+ rows?$/ }).click();
  await page.getByRole('heading', { name: /rows? imported$/ }).waitFor();
}
