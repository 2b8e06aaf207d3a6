// cspell:ignore Sikitu Mbwambo Duka karatasi Kalamu nyekundu Twiga Hiace
import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { GuestPage } from '../pages/guest-page.ts';
import { inkOf } from '../pages/ink.ts';
import { type OwnShop, openOwnShop } from '../pages/own-shop.ts';

const OWNER = { name: 'Sikitu Mbwambo', phone: '255713990300', password: 'Kalamu-nyekundu-30' };
/** Lines are printed in a red that no paper has, and what closes it in a blue, so that the ink of a page tells what stands on it. */
const [RED, BLUE] = ['.6667 0 0 rg', '0 0 .6667 rg'];
const DYED = `
  article [data-closing] td * { color: #0000aa !important }
  article [data-closing] tr:not(:has([colspan])) td, article tbody td:not([colspan]) { color: #aa0000 !important }`;

let shop: OwnShop;
let papers: Record<string, string>;
test.beforeAll(async ({ playwright }, info) => {
  shop = await openOwnShop(playwright, info, 'Duka la karatasi', OWNER);
  const customer_id = await shop.create('customer', { name: 'Twiga Stationers' });
  const supplier_id = await shop.create('supplier', { name: 'Azania Wholesalers' });
  const goods = { name: 'Counter Book', selling_price: 4300, buying_price: 3000, opening_stock: 90 };
  const product_id = await shop.create('product', goods);
  const lines = Array.from({ length: 3 }, () => ({ product_id, quantity: 1 }));
  const invoice = await shop.create('invoice', { customer_id, lines });
  const purchase = await shop.create('purchase', {
    ...{ id: randomUUID(), supplier_id, payments: [] },
    lines: lines.map((line) => ({ ...line, price: 3000 })),
  });
  const service_type_id = await shop.create('service-type', { name: 'Overhaul', price: 350_000 });
  const job = { service_type_id, customer_id, item: 'Toyota Hiace', problem: 'Smoke', parts: lines };
  papers = {
    invoice: `/point-of-sale/invoice-view?id=${invoice}`,
    purchase: `/procurement/purchase-view?id=${purchase}&print=1`,
    estimate: `/service/view?id=${await shop.create('service', job)}`,
  };
});

/** A browser that keeps what would be printed on the page, however often it is printed. */
async function withoutPrinter(page: Page) {
  await page.addInitScript(() => {
    window.addEventListener('afterprint', (event) => event.stopImmediatePropagation(), true);
    window.print = () => document.documentElement.setAttribute('data-printing', '');
  });
}

/** The paper with so many lines, its first ones repeated. */
function fill(page: Page, count: number) {
  return page.evaluate((most) => {
    const table = [...document.querySelectorAll('article table:has([data-closing])')].at(-1);
    const body = table?.querySelector('tbody');
    const lines = () => table?.querySelectorAll('tbody tr:not(:has([colspan]))') ?? [];
    const line = lines()[0];
    while (line && body && lines().length < most) body.append(line.cloneNode(true));
  }, count);
}

const PRINTS: Record<string, (page: Page) => Promise<void>> = {
  invoice: (page) => page.getByRole('button', { name: 'Print', exact: true }).first().click(),
  purchase: (page) => page.getByRole('button', { name: 'Print', exact: true }).click(),
  async estimate(page) {
    await page.getByRole('combobox', { name: 'Papers' }).selectOption('Estimate');
    await page.getByRole('combobox', { name: 'Paper size' }).selectOption('A4');
    await page.getByRole('button', { name: 'Print', exact: true }).last().click();
  },
};

for (const kind of ['invoice', 'purchase', 'estimate'])
  test(`however many lines a paper has, its sums and signatures never stand alone: ${kind}`, async ({
    page,
  }) => {
    await withoutPrinter(page);
    await new GuestPage(page).enter(papers[kind] ?? '', OWNER.phone, OWNER.password);
    await expect(page.getByRole('article')).toBeVisible();
    await PRINTS[kind]?.(page);
    await page.locator('html[data-printing]').waitFor({ state: 'attached' });
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, DYED);
    await expect(page.getByRole('article').last()).toContainText('Counter Book');
    const pages = new Set<number>();
    for (let count = 3; count < 50; count += 1) {
      await fill(page, count);
      const ink = inkOf(await page.pdf({ preferCSSPageSize: true, printBackground: false }));
      pages.add(ink.length);
      const closed = ink.flatMap((one, place) => (one.includes(BLUE) ? [place] : []));
      expect(closed, `${count} lines`).toEqual([ink.length - 1]);
      expect(ink.at(-1), `${count} lines`).toContain(RED);
    }
    expect(pages.size).toBeGreaterThan(1);
  });
