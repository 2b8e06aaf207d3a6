import type { Page } from 'playwright-core';
import type { Scene, Size } from './scene.ts';

// cspell:ignore bidhaa hii mauzo Tuma sasa Lipa Ongeza nyingine Mteja Kamilisha Mkopo Punguzo Chumba Badili zilinunuliwa

const TILL = '/point-of-sale/sale-form';

/** The till in the middle of its work: cart, line, payment, customer, the moment after. */
export const TILL_SCENES: readonly Scene[] = (
  [
    ['till', fillCart],
    ['till-search', searchGoods],
    ['till-line', changeLine],
    ['till-payment', payInTwoWays],
    ['till-customer', chooseCustomer],
    ['till-sold', sell],
    ['till-credit', payOnCredit],
    ['till-rooms', chooseRoom],
    ['till-room', chargeRoom],
    ['till-details', openDetails],
    ['till-discount', openDiscount],
    ['till-nothing', searchNothing],
    ['till-keys', showKeys],
    ['till-new-product', createProduct],
    ['till-exchange-sale', chooseSale],
    ['till-exchange', exchange],
    ['till-waiting', keepSale],
  ] as const
).map(([name, prepare]) => ({ name, as: 'owner', path: TILL, prepare }));

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

async function openCart(page: Page, { phone }: Size) {
  if (phone) await page.locator('button:has(output)').click();
}

async function chooseSale(page: Page, size: Size) {
  await fillCart(page);
  await openCart(page, size);
  await page.getByRole('button', { name: /Exchange items|Badili bidhaa/ }).click();
  await page.getByRole('dialog').last().locator('li button').first().waitFor();
}

async function exchange(page: Page, size: Size) {
  await chooseSale(page, size);
  await page.getByRole('dialog').last().locator('li button').first().click();
  const picks = page
    .locator('button[aria-pressed="false"]:not([data-tile], :disabled)')
    .filter({ hasText: /bought|zilinunuliwa/ });
  await picks.first().click();
  await openCart(page, size);
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

async function chooseRoom(page: Page) {
  await startPaying(page);
  await page.getByRole('button', { name: /^(Room|Chumba)/ }).click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
}

async function chargeRoom(page: Page) {
  await chooseRoom(page);
  await page.getByRole('dialog').getByRole('searchbox').fill('101');
  await page.keyboard.press('Enter');
  await page.getByText(/^(Room 101|Chumba 101)/).waitFor();
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

async function createProduct(page: Page) {
  await searchNothing(page);
  await page.getByRole('button', { name: /^(Create this product|Ongeza bidhaa hii)/ }).click();
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
}

/** A sale that got no answer, and one that was not accepted. */
async function keepSale(page: Page) {
  await page.route(CHECKOUT, (route) => route.abort());
  await sell(page);
  await page.unroute(CHECKOUT);
  const message = 'Price / Bei';
  await page.route(CHECKOUT, (route) => route.fulfill({ status: 409, json: { success: false, message } }));
  await page
    .getByRole('button', { name: /sale|mauzo/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^(Send now|Tuma sasa)$/ }).click();
  await page.getByText(message).waitFor();
  await page.unroute(CHECKOUT);
}

const CHECKOUT = '**/api/sale/checkout';

async function showKeys(page: Page, { touch }: Size) {
  await fillCart(page);
  if (touch) return;
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
}
