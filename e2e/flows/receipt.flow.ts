import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { newId } from '#core/ids.ts';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { onepos } from '../pages/onepos.ts';
import { saidToConsole } from '../pages/page-console.ts';
import { PaperPage } from '../pages/paper-page.ts';

// cspell:ignore Halisi halisi lakini imebatilishwa MRDXH Zawadi Mlango kijani Sinza chupa chemchemi kumi mbili

const OWNER = { name: 'Zawadi Mushi', phone: '255713663001', password: 'Mlango-wa-kijani-41' };
const LONG = 'Maji ya kunywa ya chupa kubwa kutoka chemchemi za Kilimanjaro, katoni ya kumi na mbili';
/** 1 + 2 + … + 120 pieces of 1,234,567. */
const TOTAL = '8,962,956,420';

let sales: { long: string; short: string; credit: string };

// Laying out and painting thousands of lines takes its time where the machine is busy.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.beforeAll(async ({ playwright }, info) => {
  const owner = ['--owner-name', OWNER.name, '--owner-phone', OWNER.phone, '--password', OWNER.password];
  const shop = ['--name', 'Duka la Zawadi', '--branch-name', 'Sinza', '--with-token', '--json'];
  const made = JSON.parse(await onepos('create-business', ...shop, ...owner));
  const request = await playwright.request.newContext({ baseURL: info.project.use.baseURL });
  const create = (path: string, body: object) => post(request, made.token, path, body);
  const product_id = await create('product', {
    name: LONG,
    buying_price: 900_000,
    selling_price: 1_234_567,
    opening_stock: 10_000,
  });
  const customer_id = await create('customer', { name: 'Mama Rehema' });
  const sell = (quantities: readonly number[], payment: object, more: object = {}) =>
    create('sale/checkout', {
      id: newId(),
      store_id: made.store_id,
      lines: quantities.map((quantity) => ({ product_id, quantity })),
      payments: [{ ...payment, amount: quantities.reduce((sum, one) => sum + one, 0) * 1_234_567 }],
      ...more,
    });
  const cash = { account_id: made.cash_account_id, mode: 'cash' };
  sales = {
    long: await sell(
      Array.from({ length: 120 }, (_, n) => n + 1),
      cash,
    ),
    short: await sell([3], cash),
    credit: await sell([2], { mode: 'credit' }, { customer_id }),
  };
  await request.dispose();
});

/** Makes a record as a program with a token does; the key of a document is its own id. */
async function post(
  request: APIRequestContext,
  token: string,
  path: string,
  data: { id?: string },
): Promise<string> {
  const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': data.id ?? randomUUID() };
  const answer = await (await request.post(`/api/${path}`, { headers, data })).json();
  expect(answer, path).toMatchObject({ success: true });
  return answer.message.id;
}

async function open(page: Page, id: string): Promise<PaperPage> {
  const paper = new PaperPage(page);
  await paper.takePrinterAway();
  await new GuestPage(page).enter(`/point-of-sale/sale-view?id=${id}`, OWNER.phone, OWNER.password);
  await expect(page.getByRole('article')).toBeVisible();
  return paper;
}

for (const [size, width, pages] of [
  ['58 mm', 58, 1],
  ['80 mm', 80, 1],
  ['A4', 210, 9],
] as const)
  test(`120 lines print whole on ${size}, no wider than the paper`, async ({ page }) => {
    const paper = await open(page, sales.long);
    const printed = await paper.print(size);
    expect(printed.others).toEqual([]);
    expect(printed.wider).toEqual([]);
    expect(printed.text.split(LONG)).toHaveLength(121);
    expect(printed.text).toContain(TOTAL);
    expect(printed.text).toMatch(/COPY \d/);
    expect(printed.millimetres[0]).toBeCloseTo(width, 0);
    // A roll is one page as long as its receipt; sheets are as many as it takes.
    expect(printed.pages).toBeLessThanOrEqual(pages);
    await expect(page.getByRole('article')).not.toContainText('COPY');
  });

test('a receipt is given away as a picture and as PDF, nothing cut', async ({ page }) => {
  const paper = await open(page, sales.long);
  const [width, height] = await paper.layout();
  const picture = await readFile(await paper.share('As a picture'));
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  const [across, down] = [picture.readUInt32BE(16), picture.readUInt32BE(20)];
  // The mark of the copy makes it a line longer than what stands on the screen.
  expect(down / across).toBeGreaterThanOrEqual(height / width - 0.01);
  const pdf = await readFile(await paper.share('As PDF'));
  expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.4');
});

test('the logo of the branch stands on its papers', async ({ page }) => {
  await open(page, sales.short);
  await expect(page.getByRole('article').locator('img')).toHaveCount(0);
  await page.goto('/branch/list');
  await page.getByRole('link', { name: 'Sinza' }).first().click();
  await page.getByRole('link', { name: /Edit/ }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /Logo/ }).click();
  await (await chooser).setFiles('modules/branch/file/data/three-by-two.png');
  await expect(page.getByRole('button', { name: 'Remove the picture' })).toBeVisible();
  await page.getByRole('button', { name: /Save changes/ }).click();
  await expect(page).toHaveURL(/branch\/view/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sinza', exact: true })).toBeVisible();
  await page.goto(`/point-of-sale/sale-view?id=${sales.short}`);
  const logo = page.getByRole('article').locator('img');
  await expect(logo).toBeVisible();
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(3);
});

test('goods come back line by line, the paper of the sale stays, and so does a clean console', async ({
  page,
}) => {
  const said = saidToConsole(page);
  await open(page, sales.short);
  await expectAccessible(page, 'sale');
  await page.getByRole('button', { name: 'Return' }).click();
  await page.getByRole('textbox', { name: /Returned/ }).fill('1');
  await expectAccessible(page, 'return');
  await page.getByRole('button', { name: 'Return 1,234,567' }).click();
  await expect(page.getByText('Partly returned').first()).toBeVisible();
  await expect(page.getByText('(1 returned)')).toBeVisible();
  await page.getByRole('tab', { name: /Sale returns/ }).click();
  await expect(page.getByRole('table').getByText('1,234,567').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('(1 returned)')).toBeVisible();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('3 x 1,234,567, 1 returned')).toBeVisible();
  await page.setViewportSize({ width, height });
  await page.goto('/point-of-sale/sale-list');
  await expect(page.getByRole('row').filter({ hasText: 'Partly returned' })).toHaveCount(1);
  await page.goto('/dashboard');
  await expect(page.getByText('Gross profit').first()).toBeVisible();
  await expect(page.getByText('Number of sales').first()).toBeVisible();
  expect(said).toEqual([]);
});

test('the remarks of a posted sale are written afterwards', async ({ page }) => {
  await open(page, sales.short);
  await page.getByRole('button', { name: 'More', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Edit remarks' }).click();
  const remarks = page.getByRole('textbox', { name: 'Remarks' });
  await remarks.fill('Paid by his brother');
  await expectAccessible(page, 'remarks');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(remarks).toHaveCount(0);
  await expect(page.getByText('Paid by his brother').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Paid by his brother').first()).toBeVisible();
});

test('a sale on credit says what is owed, and is voided behind a question', async ({ page }) => {
  await open(page, sales.credit);
  await expect(page.getByText('Unpaid').first()).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Balance due2,469,134');
  await page.getByRole('button', { name: 'More', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Void this sale' }).click();
  const question = page.getByRole('dialog');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Void this sale' }).click();
  await expect(page.getByRole('article')).toContainText('VOID');
});

test('anybody who holds a receipt checks it by its code, and sees no more than it says', async ({
  page,
  browser,
}) => {
  await open(page, sales.credit);
  const paper = page.getByRole('article');
  const line = paper.getByText(/^Verify: /);
  await expect(line).toBeVisible();
  const said = (await line.textContent()) ?? '';
  await expect(paper.getByRole('img', { name: said })).toBeVisible();
  const code = said.replace('Verify: ', '');

  const anybody = await (await browser.newContext()).newPage();
  await anybody.goto('/verify-invoice');
  await anybody.getByLabel('Code').fill('K7QW 4MRD');
  await anybody.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(anybody.getByText('No document has this code.')).toBeVisible();
  await anybody.getByLabel('Code').fill(code.toLowerCase());
  await anybody.getByRole('button', { name: 'Verify', exact: true }).click();
  // It was voided above, and is genuine all the same.
  await expect(anybody.getByRole('heading', { name: 'Genuine, but now void' })).toBeVisible();
  await expect(anybody.getByText('TZS 2,469,134')).toBeVisible();
  await expect(anybody.getByText('Duka la Zawadi').first()).toBeVisible();
  await expect(anybody.getByText(/Mama Rehema|Zawadi Mushi|Maji ya kunywa/)).toHaveCount(0);
  await expectAccessible(anybody, 'verified paper');
  // What the QR code on the paper opens, also by somebody who is logged in.
  await page.goto(`/verify/${code.replaceAll(' ', '')}`);
  await expect(page.getByRole('heading', { name: 'Genuine, but now void' })).toBeVisible();
  await anybody.getByText('Kiswahili').click();
  await expect(anybody.getByRole('heading', { name: 'Halisi, lakini imebatilishwa' })).toBeVisible();
  await anybody.goto('/verify/K7QW4MRDXH9P2VTC');
  await expect(anybody.getByRole('heading', { name: 'Si halisi' })).toBeVisible();
  await anybody.context().close();
});
