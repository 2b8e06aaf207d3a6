// cspell:ignore embe rehema Zawadi Komba
import { expect, test } from '@playwright/test';
import { TillPage } from '../pages/till-page.ts';
import { TillShop } from '../pages/till-shop.ts';

const OWNER = { name: 'Asha Mrema', phone: '255767004417', password: 'Kiti-cheupe-27' };

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let till: TillPage;

test.beforeAll(async ({ playwright }, info) => {
  await TillShop.open(playwright, info, 'Duka la Asha Customers', OWNER);
});

test.beforeEach(async ({ page }) => {
  till = new TillPage(page);
  await till.enter(OWNER);
});

test('a customer is chosen with the keys, and a scan meanwhile lands in the cart', async ({ page }) => {
  await till.press('F4');
  const drawer = page.getByRole('dialog', { name: 'Customer' });
  await expect(drawer.getByRole('searchbox')).toBeFocused();
  await till.scan('6001001002');
  await expect(till.line('Unga wa sembe')).toHaveCount(1);
  await expect(drawer.getByRole('searchbox')).toHaveValue('');
  await till.type('rehema');
  await expect(drawer.getByRole('button', { name: /Mama Rehema/ })).toBeVisible();
  await till.press('ArrowDown');
  await expect(drawer.getByRole('button', { name: /Mama Rehema/ })).toBeFocused();
  await till.press('ArrowUp');
  await expect(drawer.getByRole('searchbox')).toBeFocused();
  await till.press('Enter');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('complementary', { name: 'Cart' })).toContainText('Mama Rehema');
});

test('who is quicker than a drawer closes is served: keys and presses are meant for the till', async ({
  page,
}) => {
  await till.scan('6001001002');
  const cart = page.getByRole('complementary', { name: 'Cart' });
  const pay = await cart.getByRole('button', { name: /^Pay/ }).boundingBox();
  await cart.getByRole('button', { name: /^Customer/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Customer' });
  await drawer.getByRole('searchbox').fill('rehema');
  const rehema = drawer.getByRole('button', { name: /Mama Rehema/ });
  await rehema.click();
  await till.press('F9');
  // Where the button of the sale is now, whether or not the drawer is still on its way out.
  await page.mouse.click((pay?.x ?? 0) + (pay?.width ?? 0) / 2, (pay?.y ?? 0) + (pay?.height ?? 0) / 2);
  await expect(till.sold).toBeVisible();
  await till.press('Enter');

  await cart.getByRole('button', { name: /^Customer/ }).click();
  await drawer.getByRole('searchbox').fill('rehema');
  await rehema.click();
  await expect(drawer).toBeHidden();
  await expect(till.field).toBeFocused();
});

test('what is typed while a drawer opens stands in its field', async ({ page }) => {
  const wire = await page.context().newCDPSession(page);
  // A cheap phone: the drawer is drawn later than the next key comes.
  await wire.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await till.press('F4');
  await till.type('rehema');
  const drawer = page.getByRole('dialog', { name: 'Customer' });
  await expect(drawer.getByRole('searchbox')).toHaveValue('rehema');
  await till.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Cart' })).toContainText('Mama Rehema');
  await expect(till.field).toHaveValue('');
});

test('a customer who is made while somebody goes on stands in no other cart', async ({ page }) => {
  await till.scan('6001001002');
  await till.press('F4');
  const drawer = page.getByRole('dialog', { name: 'Customer' });
  await drawer.getByRole('searchbox').fill('Zawadi Komba');
  await drawer.getByRole('button', { name: 'New customer' }).click();
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/customer', async (route) => {
    await held;
    await route.continue();
  });
  await drawer.getByRole('button', { name: 'Add customer' }).click();
  await till.press('Escape');
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'New cart' }).click();
  await till.scan('6001001003');
  await expect(till.line('Sukari Kilombero')).toHaveCount(1);
  const made = page.waitForResponse('**/api/customer');
  answer();
  await (await made).finished();
  await till.press('F4');
  await expect(drawer.getByRole('button', { name: /Zawadi Komba/ })).toBeVisible();
  await till.press('Escape');
  await expect(page.getByRole('complementary', { name: 'Cart' })).toContainText('Walk-in');
});

test('an invoice is written at the till with the day by which it is to be paid', async ({ page }) => {
  await page.goto('/point-of-sale/invoice-form');
  await expect(till.field).toBeFocused();
  await till.scan('6001001002');
  await till.press('F4');
  const drawer = page.getByRole('dialog', { name: 'Customer' });
  await drawer.getByRole('searchbox').fill('rehema');
  await drawer.getByRole('button', { name: /Mama Rehema/ }).click();
  await expect(drawer).toBeHidden();
  const due = page.getByRole('textbox', { name: 'Due' });
  await due.fill('15 Jan 2027');
  await due.press('Tab');
  await till.press('F9');
  await expect(page).toHaveURL(/invoice-view/);
  await expect(page.getByRole('main')).toContainText('15 Jan 2027');
});
