// cspell:ignore Halima Fundi Mlango kijani Karatasi Hiace JTFHT
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { GuestPage } from '../pages/guest-page.ts';
import { type OwnShop, openOwnShop } from '../pages/own-shop.ts';
import { lookAtPage } from '../pages/paper-page.ts';

const OWNER = { name: 'Halima Fundi', phone: '255713990162', password: 'Mlango-kijani-62' };
const PARTS = 40;

let shop: OwnShop;
let job: string;
test.beforeAll(async ({ playwright }, info) => {
  shop = await openOwnShop(playwright, info, 'Fundi Karatasi', OWNER);
  const service_type_id = await shop.create('service-type', {
    name: 'Overhaul of the engine',
    price: 350_000,
  });
  const customer_id = await shop.create('customer', { name: 'Asha Juma', phone_number: '255713990163' });
  const product_id = await shop.create('product', {
    ...{ name: 'Piston ring, second oversize', buying_price: 4000, selling_price: 5800, opening_stock: 100 },
  });
  const parts = Array.from({ length: PARTS }, () => ({ product_id, quantity: 1 }));
  const item = { item: 'Toyota Hiace T 123 ABC', serial_number: 'JTFHT02P100012345', condition: 'Dented' };
  job = await shop.create('service', { service_type_id, customer_id, ...item, problem: 'Smoke', parts });
});

async function open(page: Page) {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printing', '');
  });
  await new GuestPage(page).enter(`/service/view?id=${job}`, OWNER.phone, OWNER.password);
  await expect(page.getByRole('article')).toBeVisible();
}

async function printed(page: Page, kind: string, size: string) {
  await page.getByRole('combobox', { name: 'Papers' }).selectOption(kind);
  await page.getByRole('combobox', { name: 'Paper size' }).selectOption(size);
  const button = page.getByRole('button', { name: 'Print', exact: true }).last();
  await button.click();
  await page.locator('html[data-printing]').waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  const seen = await page.evaluate(lookAtPage);
  const repeats = await page.evaluate(() =>
    [...document.querySelectorAll('tfoot')]
      .map((foot) => getComputedStyle(foot).display)
      .filter((one) => one === 'table-footer-group'),
  );
  await page.emulateMedia({ media: null });
  const path = test.info().outputPath(`${kind} ${size}.pdf`);
  const file = (await page.pdf({ preferCSSPageSize: true, path })).toString('latin1');
  await page.evaluate(() => document.documentElement.removeAttribute('data-printing'));
  await expect(button).toBeEnabled();
  return { ...seen, repeats, pages: file.match(/\/Type \/Page\b/g)?.length ?? 0 };
}

for (const kind of ['Estimate', 'Job card'])
  test(`40 lines of ${kind} print whole: a roll as long as it takes, a sheet goes on overleaf`, async ({
    page,
  }) => {
    await open(page);
    for (const [size, pages] of [
      ['58 mm', 1],
      ['80 mm', 1],
      ['A4', 2],
    ] as const) {
      const paper = await printed(page, kind, size);
      expect([paper.others, paper.wider], size).toEqual([[], []]);
      expect(paper.text.split('Piston ring, second oversize'), size).toHaveLength(PARTS + 1);
      expect(paper.pages, size).toBe(pages);
      // Its sum stands once, and on no page before the last.
      expect(paper.repeats, size).toEqual([]);
    }
  });

test('the whole width of every paper is seen beside its job, on a laptop and on a phone', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('combobox', { name: 'Papers' }).selectOption('Estimate');
  const paper = page.getByRole('region', { name: 'Estimate' });
  for (const [width, height] of [
    [1440, 900],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const size of ['58 mm', '80 mm', 'A4']) {
      await page.getByRole('combobox', { name: 'Paper size' }).selectOption(size);
      const hidden = () => paper.evaluate((box) => box.scrollWidth - box.clientWidth);
      await expect.poll(hidden, `${size} at ${width}`).toBe(0);
    }
  }
});

test('as PDF the sheet keeps its shape and its edges', async ({ page }, info) => {
  await open(page);
  await page.getByRole('combobox', { name: 'Papers' }).selectOption('Estimate');
  await page.getByRole('combobox', { name: 'Paper size' }).selectOption('A4');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF' }).click();
  const path = info.outputPath('estimate.pdf');
  await (await download).saveAs(path);
  const file = (await readFile(path)).toString('latin1');
  expect(file.match(/\/Type \/Page\b/g)).toHaveLength(2);
  for (const [, width, height] of file.matchAll(/\/Width (\d+) \/Height (\d+)/g))
    expect(Number(height) / Number(width)).toBeCloseTo(297 / 210, 2);
});

test('the claim ticket is one page on every paper', async ({ page }) => {
  await open(page);
  for (const size of ['58 mm', '80 mm', 'A4']) {
    const paper = await printed(page, 'Claim ticket', size);
    expect([paper.pages, paper.wider], size).toEqual([1, []]);
    expect(paper.text).not.toContain('350,000');
  }
});
