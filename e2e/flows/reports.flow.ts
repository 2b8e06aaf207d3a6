import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { aPersonOf } from '#server/testing/session-over-http.ts';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { onepos } from '../pages/onepos.ts';
import { lastRowOf } from '../pages/workbook.ts';

// cspell:ignore Kitabu chekundu Dirisha bluu Zuhura Salim Omari Fatma Ilala Temeke

const OWNER = { name: 'Zuhura Ally', phone: '255713662001', password: 'Kitabu-chekundu-63' };
const READER = { name: 'Salim Omari', phone: '255713662002', password: 'Dirisha-la-bluu-17' };
const SELLER = { name: 'Fatma Hassan', phone: '255713662003', password: 'Dirisha-la-bluu-18' };
const SHOP = { name: 'Duka la Zuhura', branch: 'Ilala', other: 'Temeke' };
const TOTAL = '1,025,000';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ playwright }, info) => {
  const owner = ['--owner-name', OWNER.name, '--owner-phone', OWNER.phone, '--password', OWNER.password];
  const shop = ['--name', SHOP.name, '--branch-name', SHOP.branch, '--with-token', '--json'];
  const made = JSON.parse(await onepos('create-business', ...shop, ...owner));
  const request = await playwright.request.newContext({ baseURL: info.project.use.baseURL });
  const create = (path: string, body: object) => post(request, made.token, path, body);
  await create('account', { name: 'CRDB', type: 'bank', opening_balance: 1_000_000 });
  await create('product', { name: 'Sabuni', buying_price: 2500, selling_price: 3000, opening_stock: 10 });
  await create('branch', { name: SHOP.other, phone_number: '255713662009' });
  for (const [{ name, phone, password }, permissions] of [
    [READER, ['view_report_menu', 'create_trial_balance']],
    [SELLER, ['view_report_menu', 'export_to_excel']],
  ] as const) {
    const role_id = await create('role', { name: `Role of ${name}`, permissions });
    const access = [{ branch_id: made.branch_id, role_id }];
    const person = { name, phone_number: phone, account_type: 'employee', password, access };
    await aPersonOf(String(info.project.use.baseURL), OWNER, person);
  }
  await request.dispose();
});

/** Creates a record as a program with a token does, and answers its id. */
async function post(request: APIRequestContext, token: string, path: string, data: object): Promise<string> {
  const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() };
  const answer = await (await request.post(`/api/${path}`, { headers, data })).json();
  expect(answer, path).toMatchObject({ success: true });
  return answer.message.id;
}

const enter = (page: Page, path: string, { phone, password } = OWNER) =>
  new GuestPage(page).enter(path, phone, password);

const totals = (page: Page) => page.getByRole('row', { name: /^Total/ }).getByRole('cell');

test('the trial balance agrees, and each figure opens the lines and documents it is made of', async ({
  page,
}) => {
  await enter(page, '/report/trial-balance');
  await expect(page.getByText('Debits and credits balance')).toBeVisible();
  await expect(totals(page)).toHaveText([TOTAL, TOTAL]);
  await expectAccessible(page, 'trial balance');
  await page.getByRole('table').getByRole('link', { name: 'Stock on hand' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Opening stock/ })).toContainText('25,000');
  await expectAccessible(page, 'ledger lines');
  await page.getByRole('link', { name: 'Opening stock' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sabuni' })).toBeVisible();
});

test('at 360 px names in an owner’s words wrap, and the credit column is whole', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, '/report/trial-balance');
  await expect(totals(page)).toHaveText([TOTAL, TOTAL]);
  const table = page.getByRole('table');
  for (const cell of [table.getByRole('columnheader', { name: 'Credit' }), totals(page).last()]) {
    await cell.scrollIntoViewIfNeeded();
    await expect(cell).toBeInViewport({ ratio: 1 });
    expect(await cell.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
      0,
    );
  }
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
});

test('arrows turn the months, and nothing was there before the beginning', async ({ page }) => {
  await enter(page, '/report/trial-balance');
  await expect(page.getByRole('button', { name: 'End of the next month' })).toBeDisabled();
  await page.getByRole('button', { name: 'End of the month before' }).click();
  await expect(page.getByText('No entries up to this day')).toBeVisible();
  await expect(page).toHaveURL(/date_to=\d{4}-\d\d-(28|29|30|31)/);
  await page.getByRole('button', { name: 'End of the next month' }).click();
  await expect(totals(page)).toHaveText([TOTAL, TOTAL]);
});

test('the switch shows the opening and what moved, each agreeing', async ({ page }) => {
  await enter(page, '/report/trial-balance');
  await page.getByRole('switch', { name: 'Show opening and movements' }).click({ force: true });
  await expect(page.getByRole('columnheader', { name: 'In the period' })).toBeVisible();
  await expect(totals(page)).toHaveText(['0', '0', TOTAL, TOTAL, TOTAL, TOTAL]);
  await expectAccessible(page, 'trial balance with opening and movements');
});

test('branches are added up as one chooses', async ({ page }) => {
  await enter(page, '/report/trial-balance');
  const choice = page.getByRole('main').getByRole('button', { name: SHOP.branch });
  await choice.click();
  await page.getByRole('menuitemcheckbox', { name: SHOP.other }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'All branches' })).toBeVisible();
  await expect(totals(page)).toHaveText([TOTAL, TOTAL]);
  await page.getByRole('menuitemcheckbox', { name: SHOP.branch }).click();
  await expect(page.getByText('No entries yet')).toBeVisible();
});

test('the workbook that is downloaded has the totals of the screen', async ({ page }) => {
  await enter(page, '/report/trial-balance');
  await expect(totals(page)).toHaveText([TOTAL, TOTAL]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export to Excel' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^trial-balance-\d{4}-\d\d-\d\d\.xlsx$/);
  expect((await lastRowOf(await download.path())).slice(6, 8)).toEqual([1_025_000, 1_025_000]);
});

test('paper has the report and nothing of the shell', async ({ page }) => {
  await enter(page, '/report/trial-balance');
  await expect(totals(page)).toHaveText([TOTAL, TOTAL]);
  await page.emulateMedia({ media: 'print' });
  for (const part of [
    page.getByRole('banner').first(),
    page.getByRole('navigation', { name: 'Main menu' }),
    page.getByRole('button', { name: 'Print' }),
  ])
    await expect(part).toBeHidden();
  await expect(totals(page)).toHaveText([TOTAL, TOTAL]);
  await expect(page.getByText(new RegExp(`${SHOP.name} · ${SHOP.branch} · As of .* · TZS`))).toBeVisible();
});

test('the chart and the journal stand behind the trial balance', async ({ page }) => {
  await enter(page, '/report/trial-balance');
  await page.getByRole('link', { name: 'Chart of accounts' }).click();
  await expect(page.getByRole('row', { name: /CRDB/ })).toContainText('1,000,000');
  await expectAccessible(page, 'chart of accounts');
  await page.getByRole('link', { name: 'Back to the trial balance' }).click();
  await page.getByRole('link', { name: 'Journal' }).click();
  await expect(page.getByText('1 to 2 of 2')).toBeVisible();
  await expectAccessible(page, 'journal');
  await page.getByRole('link', { name: 'Opening balance', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'CRDB' })).toBeVisible();
});

test('the books check says of everything that must hold that it holds', async ({ page }) => {
  await enter(page, '/report/trial-balance');
  await page.getByRole('link', { name: 'Check the books' }).click();
  await expect(page.getByRole('heading', { name: 'The books are in order' })).toBeVisible();
  const checks = page.getByRole('main').getByRole('listitem');
  await expect(checks.filter({ hasText: 'Passed' })).toHaveCount(await checks.count());
  await expect(checks.first()).toContainText('2 entries');
  await expectAccessible(page, 'books check');
});

test('without the right to export there is no export, and without the right to see the report, one sentence', async ({
  browser,
}) => {
  const reader = await browser.newPage();
  await enter(reader, '/report/trial-balance', READER);
  await expect(reader.getByText('Debits and credits balance')).toBeVisible();
  await expect(reader.getByRole('button', { name: 'Export to Excel' })).toHaveCount(0);
  const seller = await browser.newPage();
  await enter(seller, '/report/trial-balance', SELLER);
  for (const screen of ['trial-balance', 'books-check', 'journal']) {
    await seller.goto(`/report/${screen}`);
    await expect(
      seller.getByText('You do not have the necessary permissions to access this resource.'),
    ).toBeVisible();
  }
  await reader.close();
  await seller.close();
});

test('a figure of the report form opens the records that add up to it, and going back closes them', async ({
  page,
}) => {
  await enter(page, '/report/form?report_type=activities');
  await expect(page.getByRole('heading', { name: 'Activities report' })).toBeVisible();
  await expectAccessible(page, 'report form');
  const figure = page
    .getByRole('table')
    .getByRole('row', { name: /^Total/ })
    .getByRole('link')
    .first();
  const amount = (await figure.textContent()) ?? '';
  await figure.click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText(`The ${amount} records below add up to this figure.`);
  await expectAccessible(page, 'report form');
  await page.goBack();
  await expect(drawer).toBeHidden();
  await page.getByRole('tab', { name: 'Sales', exact: true }).click();
  await expect(page.getByText('Nothing in this period')).toBeVisible();
});
