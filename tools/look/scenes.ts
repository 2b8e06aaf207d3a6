import type { Page } from 'playwright-core';
import type { Shop } from './fill-shop.ts';

// cspell:ignore Lipa Ongeza nyingine Mteja Kamilisha Mkopo Punguzo

export interface Size {
  name: string;
  width: number;
  height: number;
  touch: boolean;
}

/** A laptop, a usual phone and the smallest one. */
export const SIZES: readonly Size[] = [
  { name: '1440x900', width: 1440, height: 900, touch: false },
  { name: '390x844', width: 390, height: 844, touch: true },
  { name: '360x640', width: 360, height: 640, touch: true },
];

export interface Look {
  name: string;
  theme: 'light' | 'dark';
  language: 'en' | 'sw';
}

export const LOOKS: readonly Look[] = (['light', 'dark'] as const).flatMap((theme) =>
  (['en', 'sw'] as const).map((language) => ({ name: `${theme}-${language}`, theme, language })),
);

/** One screen in one state: its address, and what is pressed before the picture. */
export interface Scene {
  name: string;
  guest?: true;
  path: string | ((shop: Shop) => string);
  prepare?: (page: Page, size: Size) => Promise<void>;
}

const TILL = '/point-of-sale/sale-form';

export const SCENES: readonly Scene[] = [
  { name: 'login', guest: true, path: '/' },
  { name: 'login-alone', guest: true, path: '/inventory/category-list' },
  { name: 'dashboard', path: '/dashboard' },
  { name: 'product-list', path: '/inventory/product-list' },
  { name: 'product-selected', path: '/inventory/product-list', prepare: selectRows },
  { name: 'product-search-empty', path: '/inventory/product-list?keyword=hakuna' },
  { name: 'product-form', path: '/inventory/product-form' },
  { name: 'product-view', path: ({ productId }) => `/inventory/product-view?id=${productId}` },
  { name: 'category-list', path: '/inventory/category-list' },
  { name: 'category-error', path: '/inventory/category-form', prepare: leaveNameEmpty },
  {
    name: 'category-products',
    path: ({ categoryId }) => `/inventory/category-view?id=${categoryId}&tab=product`,
  },
  { name: 'category-view', path: ({ categoryId }) => `/inventory/category-view?id=${categoryId}` },
  {
    name: 'delete',
    path: ({ categoryId }) => `/inventory/category-view?id=${categoryId}`,
    prepare: askToDelete,
  },
  { name: 'import', path: '/inventory/product-list?import=1' },
  { name: 'customer-list', path: '/customer/list' },
  { name: 'customer-view', path: ({ customerId }) => `/customer/view?id=${customerId}` },
  { name: 'customer-sales', path: ({ customerId }) => `/customer/view?id=${customerId}&tab=sale` },
  { name: 'sale-list', path: '/point-of-sale/sale-list' },
  { name: 'sale-view', path: ({ saleId }) => `/point-of-sale/sale-view?id=${saleId}` },
  {
    name: 'sale-on-a4',
    path: ({ saleId }) => `/point-of-sale/sale-view?id=${saleId}`,
    prepare: (page) => page.getByText('A4', { exact: true }).click(),
  },
  {
    name: 'sale-notes',
    path: ({ saleId }) => `/point-of-sale/sale-view?id=${saleId}&notes=1`,
  },
  { name: 'sale-return', path: ({ saleId }) => `/point-of-sale/sale-view?id=${saleId}&return=1` },
  { name: 'account-list', path: '/finance/account-list' },
  { name: 'employee-form', path: '/employee/form' },
  { name: 'role-form', path: '/employee/role-form' },
  { name: 'branch-list', path: '/branch/list' },
  { name: 'branch-form', path: '/branch/form' },
  { name: 'branch-settings', path: '/branch/settings' },
  { name: 'activities', path: '/branch/activities' },
  { name: 'till', path: TILL, prepare: fillCart },
  { name: 'till-search', path: TILL, prepare: searchGoods },
  { name: 'till-line', path: TILL, prepare: changeLine },
  { name: 'till-payment', path: TILL, prepare: payInTwoWays },
  { name: 'till-customer', path: TILL, prepare: chooseCustomer },
  { name: 'till-sold', path: TILL, prepare: sell },
  { name: 'till-credit', path: TILL, prepare: payOnCredit },
  { name: 'till-details', path: TILL, prepare: openDetails },
  { name: 'till-discount', path: TILL, prepare: openDiscount },
  { name: 'till-nothing', path: TILL, prepare: searchNothing },
  { name: 'till-keys', path: TILL, prepare: showKeys },
  { name: 'trial-balance', path: '/report/trial-balance' },
  { name: 'trial-balance-all', path: '/report/trial-balance?columns=all' },
  { name: 'books-check', path: '/report/books-check' },
  { name: 'chart-of-accounts', path: '/report/chart-of-accounts' },
  { name: 'journal', path: '/report/journal' },
  { name: 'ledger-lines', path: '/report/ledger-lines?account_code=1200' },
  { name: 'preferences', path: '/settings/employee' },
  { name: 'change-password', path: '/settings/change-password' },
  { name: 'edit-profile', path: '/settings/edit-profile' },
  { name: 'not-found', path: '/no/such/page' },
];

async function selectRows(page: Page, { touch }: Size) {
  if (touch) return;
  for (const row of [2, 4, 5]) await page.getByRole('row').nth(row).getByRole('checkbox').click();
}

async function leaveNameEmpty(page: Page) {
  await page.getByRole('textbox').first().focus();
  await page.keyboard.press('Tab');
}

async function askToDelete(page: Page) {
  await page
    .getByRole('button', { name: /^(More|Zaidi)$/ })
    .first()
    .click();
  await page.getByRole('menuitem').last().click();
  await page.getByRole('dialog').waitFor();
}

/** Five products in the cart, some of them several times; carts stay on the device, so the next picture finds them. */
async function fillCart(page: Page) {
  const tiles = page.locator('[data-tile]');
  await page.locator('output').first().waitFor();
  await page.keyboard.press('Escape');
  await tiles.first().waitFor();
  if ((await page.locator('output').first().textContent()) !== '0') return;
  for (const [name, times] of [
    ['Azam Unga', 2],
    ['Mo Xtra', 6],
    ['Kyela', 5],
    ['Panadol', 2],
    ['Korie', 1],
  ] as const)
    for (let pressed = 0; pressed < times; pressed++) await tiles.filter({ hasText: name }).click();
}

async function searchGoods(page: Page) {
  await fillCart(page);
  await page.locator('main input[type="text"]').first().fill('ki');
}

async function openCart(page: Page, { touch }: Size) {
  if (touch) await page.locator('button:has(output)').click();
}

async function changeLine(page: Page, size: Size) {
  await fillCart(page);
  await openCart(page, size);
  const line = page.getByRole('listitem').filter({ hasText: 'Kyela' });
  await line.getByRole('button').first().click();
  await line.getByRole('textbox').first().waitFor();
}

async function startPaying(page: Page) {
  await fillCart(page);
  await page.getByRole('button', { name: /^(Pay|Lipa)/ }).click();
}

async function payInTwoWays(page: Page) {
  await startPaying(page);
  await page.getByRole('button', { name: 'M-PESA' }).click();
  for (const digit of ['2', '0', '00', '0'])
    await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('textbox').last().fill('RK28QX7LM1');
  await page.getByRole('button', { name: /^(Add another|Ongeza nyingine)/ }).click();
  await page.getByRole('button', { name: /^(Cash|Taslimu)/ }).click();
  for (const digit of ['4', '0', '00', '0'])
    await page.getByRole('button', { name: digit, exact: true }).click();
}

async function chooseCustomer(page: Page, size: Size) {
  await fillCart(page);
  await openCart(page, size);
  await page.getByRole('button', { name: /^(Customer|Mteja)/ }).click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
}

async function sell(page: Page) {
  await startPaying(page);
  for (const digit of ['6', '0', '00', '0'])
    await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('button', { name: /^(Complete|Kamilisha)/ }).click();
  await page.getByRole('status').getByRole('heading').waitFor();
}

async function payOnCredit(page: Page) {
  await startPaying(page);
  await page.getByRole('button', { name: /^(Credit|Mkopo)/ }).click();
}

async function openDetails(page: Page, size: Size) {
  await fillCart(page);
  await openCart(page, size);
  await page.getByRole('button', { name: /^(Details|Maelezo)/ }).click();
  await page.getByRole('dialog').last().getByRole('textbox').first().waitFor();
}

async function openDiscount(page: Page, size: Size) {
  await fillCart(page);
  await openCart(page, size);
  await page
    .getByRole('button', { name: /^(Discount|Punguzo)/ })
    .first()
    .click();
}

async function searchNothing(page: Page) {
  await fillCart(page);
  await page.locator('main input[type="text"]').first().fill('9990001112');
  await page.keyboard.press('Enter');
}

async function showKeys(page: Page, { touch }: Size) {
  await fillCart(page);
  if (touch) return;
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
}
