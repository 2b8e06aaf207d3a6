import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { type OwnShop, openOwnShop } from '../pages/own-shop.ts';

// cspell:ignore chini chochote sifuri hakunakitu zafran Kweka mapya Mariamu mauzo mrefu prodcuts Tafuta wateja Zainabu

test.describe.configure({ mode: 'serial' });

const OWNER = { name: 'Zainabu Kweka', phone: '255754660021', password: 'Mti-mrefu-31' };
let shop: OwnShop;

test.beforeAll(async ({ playwright }, info) => {
  shop = await openOwnShop(playwright, info, 'Kweka Vifaa', OWNER);
  const category_id = await shop.create('category', { name: 'Vyakula' });
  const goods = { category_id, selling_price: 1500 };
  await shop.create('product', {
    ...goods,
    name: 'Zafarani safi',
    code: 'ZF-77',
    barcodes: ['6161177000775'],
  });
  await shop.create('customer', { name: 'Mariamu Kweka', phone_number: '255754660022' });
});

const dialog = (page: Page) => page.getByRole('dialog', { name: /Search anything|Tafuta chochote/ });
const box = (page: Page) => dialog(page).getByRole('combobox');
const row = (page: Page, name: string | RegExp) => dialog(page).getByRole('option', { name });
/** A page or an action; settings of the same words stand beside it. */
const place = (page: Page, name: string) => dialog(page).getByRole('option', { name, exact: true });

async function enter(page: Page) {
  await new GuestPage(page).enter('/dashboard', OWNER.phone, OWNER.password);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
}

test('a page is found in either language, also mistyped, and opened by keys alone', async ({ page }) => {
  await enter(page);
  await expectAccessible(page, 'the palette');
  for (const typed of ['bidhaa', 'prodcuts', 'Products']) {
    await box(page).fill(typed);
    await expect(place(page, 'Products')).toBeVisible();
  }
  await box(page).fill('wateja');
  await expect(place(page, 'Customers')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/customer\/list$/);
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(
    dialog(page).getByRole('group', { name: 'Recent' }).getByRole('option', { name: 'Customers' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('what is typed while the palette is still on its way is searched for and obeyed by nothing else', async ({
  page,
}) => {
  await new GuestPage(page).enter('/inventory/product-list', OWNER.phone, OWNER.password);
  await expect(page.getByRole('table')).toBeVisible();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/assets\/palette-.*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('zafran');
  arrive();
  await expect(box(page)).toHaveValue('zafran');
  await expect(row(page, 'Zafarani safi')).toBeVisible();
  await expect(page).toHaveURL(/product-list$/);
});

test('a new sale and a new product are two words away', async ({ page }) => {
  await enter(page);
  await box(page).fill('new product');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/inventory\/product-form$/);
  await page.getByRole('button', { name: 'Search anything' }).click();
  await box(page).fill('mauzo mapya');
  await place(page, 'New sale').click();
  await expect(page).toHaveURL(/\/point-of-sale\/sale-form/);
});

test('a record is found by name, telephone and code; a scanned barcode opens its product', async ({
  page,
}) => {
  await enter(page);
  await box(page).fill('zafrani');
  await expect(row(page, /^Zafarani safi ZF-77/)).toBeVisible();
  await box(page).fill('0754 660 022');
  await expect(row(page, /^Mariamu Kweka/)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await box(page).fill('');
  // As a scanner types: every key at once, and Enter before anything was found.
  await page.keyboard.type('6161177000775');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/inventory\/product-view\?id=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Zafarani safi' })).toBeVisible();
});

test('what is nowhere is said so, and without the server pages are still found', async ({ page }) => {
  await enter(page);
  await box(page).fill('hakunakitu');
  await expect(dialog(page).getByText('Nothing found for “hakunakitu”')).toBeVisible();
  await page.route('**/api/palette/find*', (route) => route.abort());
  await box(page).fill('customers');
  await expect(dialog(page).getByText('Showing pages only')).toBeVisible();
  await expect(place(page, 'Customers')).toBeVisible();
});

test('a setting is found by its words and opened where it stands', async ({ page }) => {
  await enter(page);
  for (const typed of ['requests are late', 'chini ya sifuri', 'allow negative']) {
    await box(page).fill(typed);
    await expect(dialog(page).getByRole('option').first()).toContainText('Branch settings');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('switch', { name: /^Allow negative stock/ })).toBeFocused();
});
