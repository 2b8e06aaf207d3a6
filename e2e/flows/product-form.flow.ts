import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { ListPage } from '../pages/list-page.ts';
import { onepos } from '../pages/onepos.ts';

const OWNER = { name: 'Mwajuma Ali', phone: '255713553001', password: 'Barabara-ndefu-85' };

// cspell:ignore Barabara ndefu Kusafirisha

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const owner = ['--owner-name', OWNER.name, '--owner-phone', OWNER.phone, '--password', OWNER.password];
  await onepos('create-business', '--name', 'Duka la Mwajuma', ...owner, '--json');
});

test.beforeEach(async ({ page }) => {
  await new GuestPage(page).enter('/inventory/product-form', OWNER.phone, OWNER.password);
});

test('the profit is counted while prices are typed, and a loss is warned of but not refused', async ({
  page,
}) => {
  const selling = page.getByRole('textbox', { name: 'Selling price' });
  await page.getByRole('textbox', { name: 'Name' }).fill('Korie Cooking Oil 3L');
  await page.getByRole('combobox', { name: 'Unit of measure' }).click();
  await page.getByRole('option', { name: 'Bottle' }).click();
  await page.getByRole('textbox', { name: 'Buying price' }).fill('17200');
  await selling.fill('16500');
  await expect(page.getByText('This is below the buying price.')).toBeVisible();
  const profit = page.getByRole('heading', { name: 'Profit per bottle' }).locator('../..');
  await expect(profit).toContainText('−700');
  await expect(profit).toContainText('−4.2% of the selling price');
  await selling.fill('19500');
  await expect(page.getByText('This is below the buying price.')).toHaveCount(0);
  await expect(profit).toContainText('2,300');
  await page.getByRole('textbox', { name: /^Opening stock optional/ }).fill('24');
  await page.getByRole('textbox', { name: /^Stock alert/ }).fill('30');
  await expect(profit).toContainText('412,800');
  const tile = page.getByRole('heading', { name: 'At the till' }).locator('../..');
  await expect(tile).toContainText('Korie Cooking Oil 3L');
  await expect(tile).toContainText('24 bottle');
  await expectAccessible(page, 'the form of a product');
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Korie Cooking Oil 3L' })).toBeVisible();
});

test('a name that is there already is told of, and stops nobody', async ({ page }) => {
  await page.getByRole('textbox', { name: 'Name' }).fill('korie cooking oil 3l');
  await expect(page.getByText('“Korie Cooking Oil 3L” already has this.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Korie Cooking Oil 5L');
  await expect(page.getByText('already has this')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Name' }).fill('KORIE cooking oil 3L');
  await expect(page.getByText('“Korie Cooking Oil 3L” already has this.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Selling price' }).fill('19500');
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'KORIE cooking oil 3L' })).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete product' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete product' }).click();
  await expect(page).not.toHaveURL(/product-view/);
});

test('the list and the view tell how much is left and how it came there', async ({ page }) => {
  const list = new ListPage(page, '/inventory/product-list');
  await list.open();
  const row = list.row('Korie Cooking Oil 3L');
  await expect(row).toContainText('24 bottle');
  await expect(row).toContainText('Low');
  await page.getByRole('link', { name: 'Korie Cooking Oil 3L', exact: true }).click();
  await expect(page.getByText('Worth 412,800')).toBeVisible();
  await page.getByRole('tab', { name: 'Stock movements' }).click();
  const moves = page.getByRole('table', { name: 'Stock movements' });
  await expect(moves.getByRole('row').last()).toContainText('Opening stock');
  await expect(moves.getByRole('row').last()).toContainText('+24');
  await expectAccessible(page, 'the movements of a product');
});

test('opening stock is asked for once, and halves only of what is not sold whole', async ({ page }) => {
  const opening = page.getByRole('textbox', { name: /^Opening stock optional/ });
  const whole = page.getByRole('switch', { name: 'Sold in whole units only' });
  await expect(whole).toBeChecked();
  await opening.fill('2.5');
  await opening.blur();
  await page.getByRole('combobox', { name: 'Unit of measure' }).click();
  await page.getByRole('option', { name: 'Kilogram' }).click();
  await expect(whole).not.toBeChecked();
  await page.getByRole('textbox', { name: 'Name' }).fill('Mchele');
  await page.getByRole('textbox', { name: 'Selling price' }).fill('3400');
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mchele' })).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Mchele' })).toBeVisible();
  await expect(opening).toHaveCount(0);
});

test('a carton is made by keyboard, and the tile at the till is of what is usually sold', async ({
  page,
}) => {
  await page.getByRole('textbox', { name: 'Name' }).fill('Azam Cola 300 ml');
  await page.getByRole('textbox', { name: 'Selling price' }).fill('700');
  const units = page.getByRole('group', { name: 'Other units' });
  const carton = units.getByRole('region', { name: 'Line 1' });
  await units.getByRole('button', { name: 'Add a line' }).focus();
  await page.keyboard.press('Enter');
  await expect(carton).toBeVisible();
  // Behind the button that was pressed: the line with its six inputs, and what takes it away.
  for (let back = 0; back < 7; back++) await page.keyboard.press('Shift+Tab');
  await expect(carton.getByRole('combobox', { name: 'Unit' })).toBeFocused();
  await page.keyboard.press('Enter');
  const chosen = page.getByRole('listbox', { name: 'Unit', exact: true }).locator('[data-combobox-selected]');
  for (let down = 0; down < 30; down++) {
    await page.keyboard.press('ArrowDown');
    if ((await chosen.textContent())?.trim() === 'Carton') break;
  }
  await page.keyboard.press('Enter');
  await typeInto(page, '24', '16161100000015', '16000');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(carton.getByRole('switch', { name: 'Usual for selling' })).toBeFocused();
  const tile = page.getByRole('heading', { name: 'At the till' }).locator('../..');
  await expect(tile).toContainText('700');
  await page.keyboard.press('Space');
  await expect(tile).toContainText('16,000 per carton');
  await expectAccessible(page, 'a unit on the form of a product');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name: 'Azam Cola 300 ml' })).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(carton.getByRole('combobox', { name: 'Unit' })).toHaveText('Carton');
  await expect(carton.getByRole('textbox', { name: 'Pack size' })).toHaveValue('24');
  await expect(carton.getByRole('switch', { name: 'Usual for buying' })).toBeChecked();
  await expect(carton.getByRole('switch', { name: 'Usual for selling' })).toBeChecked();
  await expect(tile).toContainText('16,000 per carton');
});

/** Types into one input after another, as one walks through them. */
async function typeInto(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
}

test('a service lies on no shelf', async ({ page }) => {
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Service' }).click();
  await expect(page.getByRole('heading', { name: 'Stock', exact: true })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Name' }).fill('Kusafirisha mjini');
  await page.getByRole('textbox', { name: 'Selling price' }).fill('5000');
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(page.getByText('Service', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Stock movements' })).toHaveCount(0);
});
