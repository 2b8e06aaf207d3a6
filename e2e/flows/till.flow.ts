// cspell:ignore Juisi embe rehema Zawadi Komba kufulia nguo nyeupe rangi
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { TillPage } from '../pages/till-page.ts';
import { TillShop } from '../pages/till-shop.ts';

const OWNER = { name: 'Asha Mrema', phone: '255767004411', password: 'Kiti-cheupe-27' };
const CHECKOUT = '**/api/sale/checkout';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let shop: TillShop;

test.beforeAll(async ({ playwright }, info) => {
  shop = await TillShop.open(playwright, info, 'Duka la Asha', OWNER);
});

let till: TillPage;

test.beforeEach(async ({ page }) => {
  till = new TillPage(page);
  await till.enter(OWNER);
});

test('a sale by keyboard alone', async ({ page }) => {
  await expect(till.field).toBeFocused();
  await till.type('sabuni');
  await till.press('Enter', '+');
  await expect(till.line('Sabuni ya unga')).toContainText('9,000');
  await till.type('3*sem');
  await till.press('Enter');
  await expect(till.total).toHaveText('20,700');
  await till.press('ArrowUp', '-');
  await expect(till.line('Sabuni ya unga')).toContainText('4,500');
  await till.press('Delete');
  await expect(till.line('Sabuni ya unga')).toHaveCount(0);
  await till.press('%');
  await expect(page.getByRole('textbox', { name: 'Discount' })).toBeFocused();
  await till.type('700');
  await till.press('Enter');
  await expect(till.total).toHaveText('11,000');
  await expect(till.field).toBeFocused();
  await expectAccessible(page, 'till');

  await till.press('F9', 'A');
  await till.type('15000');
  await expect(page.getByText('Change due')).toBeVisible();
  await expectAccessible(page, 'payment');
  await till.press('Enter');
  await expect(till.sold).toBeVisible();
  await expectAccessible(page, 'sold');
  await till.press('Enter');
  await expect(till.field).toBeFocused();
  const [sale, ...others] = await shop.sales();
  expect(sale).toMatchObject({ total_amount: 11_000, paid_amount: 11_000, change: 4_000 });
  expect(others).toEqual([]);

  // What was taken out on the way is told beside the sale.
  await expect.poll(() => shop.takenOut()).toEqual(['Sabuni ya unga', 'Sabuni ya unga']);
  await page.goto('/point-of-sale/voided-line-list');
  await expect(page.getByRole('heading', { name: 'Removed items' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Sabuni ya unga' })).toHaveCount(2);
  await expectAccessible(page, 'removed from carts');
});

for (const width of [768, 820])
  test(`at ${width} px names wrap with their size, and Pay is whole`, async ({ page }) => {
    const name = 'Omo ya kufulia nguo nyeupe na za rangi Lavender Kilimanjaro 500g';
    const goods = `${name} ${width}`;
    const priced = { buying_price: 100_000_000, selling_price: 123_456_789, opening_stock: 5 };
    await shop.shop.create('product', { name: goods, code: `OMO-${width}`, ...priced });
    await page.setViewportSize({ width, height: 1024 });
    await page.reload();
    await expect(till.tile(`500g ${width}`)).toBeVisible({ timeout: 30_000 });
    await till.tile(`500g ${width}`).click();
    // What is cut off needs more room than its box has.
    const isWhole = (element: Element) =>
      element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight + 1;
    const line = till.line(goods).getByText(goods, { exact: true });
    await expect(line).toBeVisible();
    expect(await line.evaluate(isWhole)).toBe(true);
    const pay = page.getByRole('button', { name: /^Pay/ });
    await expect(pay).toBeInViewport({ ratio: 1 });
    expect(await pay.evaluate(isWhole)).toBe(true);
    await expect(pay).toContainText('123,456,789');
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Clear cart' }).click();
  });

test('a scanner is heard wherever the caret stands', async ({ page }) => {
  await till.scan('6001001001');
  await till.type('3*');
  await till.scan('6001001002');
  await expect(till.total).toHaveText('16,200');
  await page.getByRole('tab', { name: 'Walk-in' }).focus();
  await till.scan('6001001003');
  await expect(till.total).toHaveText('19,400');
  await till.scan('9990001112');
  await expect(page.getByRole('alert')).toContainText('No products match “9990001112”.');
  await till.press('Escape', 'F9', '1');
  await till.type('50');
  await till.scan('6001001003');
  await expect(till.sold).toHaveCount(0);
  await expect(till.line('Sukari')).toContainText('6,400');
  await expect(page.getByRole('textbox', { name: 'Cash received' })).toHaveValue('');
  await till.press('Escape');
  await expect(till.field).toBeFocused();
  expect(await shop.sales()).toHaveLength(1);
});

test('a code without an Enter, and what a quick hand types, stand in the field', async ({ page }) => {
  await page.keyboard.type('sab');
  await expect(till.field).toHaveValue('sab');
  await expect(page.getByRole('button', { name: /Sabuni/ }).first()).toBeVisible();
  await page.keyboard.type('uni');
  await expect(till.field).toHaveValue('sabuni');
  await till.press('Escape');
  await expect(till.field).toHaveValue('');
});

test('carts wait in tabs and survive a reload; only the one that is paid is sold', async ({ page }) => {
  await till.scan('6001001002');
  await expect(till.total).toHaveText('3,900');
  await page.getByRole('button', { name: 'New cart' }).click();
  await till.scan('6001001001');
  await expect(page.getByRole('tab')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('tab')).toHaveCount(2);
  await expect(till.total).toHaveText('4,500');
  await till.press('F9');
  await till.complete.dblclick();
  await expect(till.sold).toBeVisible();
  expect((await shop.sales()).map(({ total_amount }) => total_amount)).toEqual([4_500, 11_000]);
  await till.press('Enter');
  await expect(till.total).toHaveText('0');
  await page.getByRole('tab', { name: '3,900' }).click();
  await expect(till.total).toHaveText('3,900');
});

test('an answer that is lost makes the sale all the same, and sells it once', async ({ page }) => {
  await till.scan('6001001003');
  await till.press('F9');
  await page.route(CHECKOUT, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await till.complete.click();
  await expect(till.kept).toBeVisible();
  expect(await shop.sales()).toHaveLength(3);
  await page.unroute(CHECKOUT);
  await page.reload();
  await expect(till.waiting).toHaveCount(0);
  expect((await shop.sales()).map(({ total_amount }) => total_amount)).toEqual([3_200, 4_500, 11_000]);
});

test('without a connection it says so and goes on selling; what was sold survives a reload and is sent once', async ({
  page,
}) => {
  await till.scan('6001001002');
  await till.press('F9');
  await page.route('**/api/**', (route) => route.abort());
  await till.complete.click();
  await expect(till.kept).toBeVisible();
  await expect(page.getByRole('button', { name: 'Offline, 1 sale waiting' })).toBeVisible();
  await till.press('Enter');
  await expect(page.getByText('You are offline.')).toBeVisible();
  await till.scan('6001001001');
  await till.press('F9', 'Enter');
  await expect(till.kept).toBeVisible();
  await page.getByRole('button', { name: 'Offline, 2 sales waiting' }).click();
  const queue = page.getByRole('dialog', { name: 'Sales not sent yet' });
  await expect(queue.getByText('TZS 3,900')).toBeVisible();
  await expect(queue.getByText('TZS 4,500')).toBeVisible();
  expect(await shop.sales()).toHaveLength(3);
  await page.unroute('**/api/**');
  await page.reload();
  await expect(till.tile('Sabuni ya unga')).toBeVisible();
  await expect(till.waiting).toHaveCount(0);
  const sold = (await shop.sales()).map(({ total_amount }) => total_amount);
  expect(sold).toEqual([4_500, 3_900, 3_200, 4_500, 11_000]);
});

test('a sale that is not accepted later says why, and becomes a cart again', async ({ page }) => {
  await till.scan('6001001001');
  await till.press('F9');
  await page.route(CHECKOUT, (route) => route.abort());
  await till.complete.click();
  await expect(till.kept).toBeVisible();
  await page.unroute(CHECKOUT);
  const refusal = { success: false, message: 'Only 0 of Sabuni left.', code: 'not_enough_stock' };
  await page.route(CHECKOUT, (route) => route.fulfill({ status: 409, json: refusal }));
  await page.getByRole('button', { name: /1 sale waiting/ }).click();
  const queue = page.getByRole('dialog', { name: 'Sales not sent yet' });
  await queue.getByRole('button', { name: 'Send now' }).click();
  await expect(queue.getByText('Only 0 of Sabuni left.')).toBeVisible();
  await page.unroute(CHECKOUT);
  await queue.getByRole('button', { name: 'Move to cart' }).click();
  await expect(till.waiting).toHaveCount(0);
  await page.getByRole('tab', { name: '4,500' }).click();
  await expect(till.total).toHaveText('4,500');
  expect(await shop.sales()).toHaveLength(5);
  await till.press('F9', 'Enter');
  await expect(till.sold).toBeVisible();
});

test('a barcode that nobody knows creates its product, which stands in the cart', async ({ page }) => {
  await till.scan('6009900112237');
  await page.getByRole('button', { name: 'Create this product' }).click();
  const drawer = page.getByRole('dialog', { name: 'New product' });
  await drawer.getByRole('textbox', { name: 'Name' }).fill('Juisi ya embe 250ml');
  await drawer.getByRole('textbox', { name: 'Selling price' }).fill('1200');
  await drawer.getByRole('textbox', { name: 'How many there are' }).fill('24');
  await drawer.getByRole('button', { name: 'Create and add to the cart' }).click();
  await expect(drawer).toBeHidden();
  await expect(till.line('Juisi ya embe 250ml')).toContainText('1,200');
  await till.scan('6009900112237');
  await expect(till.total).toHaveText('2,400');
});

test('what is scanned while the products load waits in line, and nothing is offered to be created', async ({
  browser,
}) => {
  // A device that has no catalogue yet, on a slow line.
  const early = new TillPage(await browser.newPage());
  const arrival = Promise.withResolvers<void>();
  await early.page.route('**/api/sale/catalogue*', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await new GuestPage(early.page).startSession(OWNER.phone, OWNER.password);
  await early.page.goto('/point-of-sale/sale-form');
  await expect(early.field).toBeFocused();
  await early.scan('6001001001');
  await early.scan('6009900112237');
  await expect(early.page.getByText('2 scanned')).toBeVisible();
  await expect(early.page.getByRole('button', { name: 'Create this product' })).toHaveCount(0);
  arrival.resolve();
  await expect(early.line('Juisi ya embe 250ml')).toContainText('1,200');
  await expect(early.page.getByText('2 scanned')).toHaveCount(0);
  await early.page.close();
});

test('paid in two ways, with change from the cash', async ({ page }) => {
  await till.type('2*');
  await till.scan('6001001001');
  await till.press('F9', 'S');
  await expect(page.getByRole('link', { name: 'Add a payment method' })).toBeVisible();
  await till.type('5000');
  await till.press('Tab');
  await till.type('RK28QX7LM1');
  await till.press('Tab', 'A');
  await till.type('10000');
  await expect(page.getByText('of 9,000')).toBeVisible();
  await till.press('Enter');
  await expect(till.sold).toBeVisible();
  const change = page.getByRole('region', { name: /is complete$/ }).getByRole('paragraph');
  await expect(change.filter({ hasText: /^6,000$/ })).toBeVisible();
  const [sale] = await shop.sales();
  expect(sale).toMatchObject({ total_amount: 9_000, paid_amount: 9_000, change: 6_000 });
  // The receipt has been printed by itself, so what is given away now is its first copy.
  await page.getByRole('button', { name: /^Share/ }).click();
  const picture = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'As a picture' }).click();
  await picture;
  const { copies } = await shop.shop.read<{ copies: number }>(`sale?id=${sale?.id}`);
  expect(copies).toBe(1);
});

test('on credit to a customer who is made at the till', async ({ page }) => {
  await till.scan('6001001001');
  await till.press('F9');
  await page.getByRole('button', { name: 'Credit' }).click();
  await till.complete.click();
  await expect(page.getByText('Choose the customer who is buying on credit.')).toBeVisible();
  await till.press('F4');
  const drawer = page.getByRole('dialog', { name: 'Customer' });
  await drawer.getByRole('searchbox', { name: 'Search customers' }).fill('Baraka Hardware');
  await drawer.getByRole('button', { name: 'New customer' }).click();
  await expect(drawer.getByLabel('Name')).toHaveValue('Baraka Hardware');
  await drawer.getByLabel('Phone number').fill('0713204577');
  await drawer.getByRole('button', { name: 'Add customer' }).click();
  await expect(page.getByText('Baraka Hardware owes nothing.')).toBeVisible();
  await till.complete.click();
  await expect(till.sold).toBeVisible();
  expect((await shop.sales())[0]).toMatchObject({ paid_amount: 0, remain_amount: 4_500 });
  const [customer] = await shop.shop.read<{ balance: number }[]>('customer/search?keyword=Baraka');
  expect(customer?.balance).toBe(4_500);
});

test('all keys are in a table behind the question mark', async ({ page }) => {
  await till.press('?');
  const table = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(table).toContainText('Next split payment');
  await expectAccessible(page, 'keys');
  await till.press('Escape');
  await expect(table).toHaveCount(0);
});
