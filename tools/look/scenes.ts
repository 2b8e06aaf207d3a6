import type { Page } from 'playwright-core';
import { registry } from '#modules/registry.ts';
import type { PicturedShop } from './fill-shop.ts';
import type { Scene, Size } from './scene.ts';
import { SCENES_OF_MODULES } from './scenes-of-modules.ts';
import { emptyScenes, screenScenes } from './screen-scenes.ts';
import { TILL_SCENES } from './till-scenes.ts';

// cspell:ignore Rudisha hakunakitu Zaidi hili Hitilafu Sababu Tawi lingine Batilisha malipo Tengua mfumo

const LIST = '/inventory/product-list';
const CATEGORY = ({ ids }: PicturedShop) => `/inventory/category-view?id=${ids.category}`;
const PRODUCT = ({ ids }: PicturedShop) => `/inventory/product-view?id=${ids.product}`;
const SALE = ({ ids }: PicturedShop) => `/point-of-sale/sale-view?id=${ids.sale}`;

/** Every picture: who sees what, in which state. */
export const SCENES: readonly Scene[] = [
  { name: 'first-start', as: 'first', path: '/' },
  { name: 'setup-code', as: 'first', path: '/', meanwhile: fromElsewhere },
  { name: 'login', as: 'guest', path: '/' },
  { name: 'login-alone', as: 'guest', path: '/inventory/category-list' },
  { name: 'login-refused', as: 'guest', path: '/', prepare: logInWrongly },
  { name: 'forgot-password', as: 'guest', path: '/forgot-password' },
  { name: 'verification', as: 'guest', path: '/forgot-password', prepare: askForCode },
  ...screenScenes(registry),
  ...emptyScenes(registry),
  { name: 'product-selected', as: 'owner', path: LIST, prepare: selectRows },
  { name: 'product-excel', as: 'owner', path: LIST, prepare: openExcelMenu },
  { name: 'product-loading', as: 'owner', path: LIST, meanwhile: answersNever, waits: true },
  { name: 'product-error', as: 'owner', path: LIST, meanwhile: answersFail },
  { name: 'product-paper', as: 'owner', path: `${LIST}?print=1` },
  { name: 'product-on-paper', as: 'owner', path: (shop) => `${PRODUCT(shop)}&print=1` },
  { name: 'product-sales', as: 'owner', path: (shop) => `${PRODUCT(shop)}&tab=sale` },
  { name: 'product-more', as: 'owner', path: PRODUCT, prepare: openMore },
  {
    name: 'sales-of-product',
    as: 'owner',
    path: ({ ids }) => `/point-of-sale/sale-list?lines.product_id=${ids.product}`,
  },
  { name: 'import', as: 'owner', path: `${LIST}?import=1` },
  { name: 'import-columns', as: 'owner', path: importNamed('import-open') },
  { name: 'import-faults', as: 'owner', path: importNamed('import-faulty') },
  { name: 'import-in-order', as: 'owner', path: importNamed('import-sound') },
  { name: 'import-take-back', as: 'owner', path: `${LIST}?import=1`, prepare: askToTakeBack },
  { name: 'category-error', as: 'owner', path: '/inventory/category-form', prepare: leaveNameEmpty },
  { name: 'category-products', as: 'owner', path: (shop) => `${CATEGORY(shop)}&tab=product` },
  { name: 'category-loading', as: 'owner', path: CATEGORY, meanwhile: answersNever, waits: true },
  { name: 'category-failed', as: 'owner', path: CATEGORY, meanwhile: answersFail },
  { name: 'delete', as: 'owner', path: CATEGORY, prepare: askToDelete },
  {
    name: 'record-gone',
    as: 'owner',
    path: '/inventory/product-view?id=019a0000-0000-7000-8000-000000000000',
  },
  { name: 'sale-on-a4', as: 'owner', path: SALE, prepare: onPaper('A4') },
  { name: 'sale-on-58', as: 'owner', path: SALE, prepare: onPaper('58 mm') },
  { name: 'sale-notes', as: 'owner', path: (shop) => `${SALE(shop)}&notes=1` },
  { name: 'sale-return', as: 'owner', path: ({ ids }) => `/point-of-sale/sale-view?id=${ids.owed}&return=1` },
  { name: 'branch-switcher', as: 'owner', path: '/dashboard?period=month', prepare: openSwitcher },
  { name: 'branches-together', as: 'owner', path: '/dashboard?branches=all&period=month' },
  { name: 'sidebar', as: 'owner', path: '/inventory/store-list', prepare: openMenu },
  { name: 'palette', as: 'owner', path: '/dashboard', prepare: openPalette },
  { name: 'palette-found', as: 'owner', path: '/dashboard', prepare: lookFor('sa') },
  { name: 'palette-nothing', as: 'owner', path: '/dashboard', prepare: lookFor('hakunakitu') },
  { name: 'not-found', as: 'owner', path: '/no/such/page' },
  {
    name: 'fee-payment-void',
    as: 'platform',
    path: ({ ids }) => `/platform/fee-payment-view?id=${ids['fee-payment']}`,
    prepare: askToVoidFee,
  },
  {
    name: 'finance-payment-form-system',
    as: 'owner',
    path: '/finance/payment-form',
    prepare: (page) => page.getByRole('radio', { name: /^(For the system|Kwa mfumo)$/ }).click(),
  },
  ...SCENES_OF_MODULES,
  ...TILL_SCENES,
  { name: 'employee-without-role', as: 'owner', path: '/employee/form', prepare: saveWithoutRole },
  { name: 'no-permission', as: 'clerk', path: '/branch/settings' },
  { name: 'dashboard-without-rights', as: 'clerk', path: '/dashboard' },
];

/** On another device than the server. */
async function fromElsewhere(page: Page) {
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '10.0.0.7' });
  return () => page.setExtraHTTPHeaders({});
}

async function saveWithoutRole(page: Page) {
  await page.getByRole('textbox').nth(0).waitFor();
  await page.locator('input[name="name"]').fill('Rehema Said');
  await page.locator('input[name="phone_number"]').fill('754118231');
  await page.keyboard.press('Control+s');
  await page.getByRole('dialog').waitFor();
}

async function logInWrongly(page: Page) {
  await page.locator('input[name="username"]').fill('0754000000');
  await page.locator('input[name="password"]').fill('si hili');
  await page.locator('button[type="submit"]').click();
  await page.getByRole('alert').first().waitFor();
}

async function askForCode(page: Page) {
  await page.locator('input[name="username"]').fill('0754000000');
  await page.locator('button[type="submit"]').click();
  await page.waitForURL('**/verification');
}

async function selectRows(page: Page, { phone }: Size) {
  if (phone) return;
  for (const row of [2, 4, 5]) await page.getByRole('row').nth(row).getByRole('checkbox').click();
}

async function openExcelMenu(page: Page, { phone }: Size) {
  if (phone) return;
  await page.getByRole('button', { name: 'Excel' }).click();
  await page.getByRole('menu').waitFor();
}

async function leaveNameEmpty(page: Page) {
  await page.getByRole('textbox').first().focus();
  await page.keyboard.press('Tab');
}

async function openMore(page: Page) {
  await page
    .getByRole('button', { name: /^(More|Zaidi)$/ })
    .first()
    .click();
}

async function askToDelete(page: Page) {
  await openMore(page);
  await page.getByRole('menuitem').last().click();
  await page.getByRole('dialog').waitFor();
}

function importNamed(name: string) {
  return ({ ids }: PicturedShop) => `${LIST}?import=${ids[name]}`;
}

async function askToTakeBack(page: Page) {
  await page
    .getByRole('button', { name: /^(Undo|Tengua)$/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
}

async function askToVoidFee(page: Page) {
  await page.getByLabel(/^(Reason|Sababu)$/).fill('Tawi lingine');
  await page.getByRole('button', { name: /^(Void payment|Batilisha malipo)$/ }).click();
  await page.getByRole('dialog').waitFor();
}

function onPaper(title: string) {
  return (page: Page) => page.getByText(title, { exact: true }).click();
}

async function openSwitcher(page: Page, size: Size) {
  await openMenu(page, size);
  await page.locator('aside button, nav button').filter({ hasText: 'Kariakoo Main' }).first().click();
  await page.getByText('Mwanza Rock City').first().waitFor();
}

async function openPalette(page: Page) {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').waitFor();
}

function lookFor(word: string) {
  return async (page: Page) => {
    await openPalette(page);
    const answer = page.waitForResponse(/\/api\/palette\/find/);
    await page.getByRole('dialog').getByRole('combobox').fill(word);
    await answer;
  };
}

async function openMenu(page: Page, { touch }: Size) {
  if (touch) await page.locator('header button').first().click();
}

/** Everything a screen asks for stays on its way. */
async function answersNever(page: Page) {
  await page.route(ANSWERS, () => undefined);
  return () => page.unroute(ANSWERS);
}

/** Everything a screen asks for fails as a server may fail. */
async function answersFail(page: Page) {
  await page.route(ANSWERS, (route) =>
    route.fulfill({
      status: 500,
      json: { success: false, message: 'Hitilafu / Fault', code: 'unknown', reference: 'look' },
    }),
  );
  return () => page.unroute(ANSWERS);
}

const ANSWERS = /\/api\/(product|category)(\/|\?)/;
