import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { FormPage } from '../pages/form-page.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { openOwnShop } from '../pages/own-shop.ts';

// cspell:ignore Rehema Bakari Mwanga Salum Kipofu Koleo Nyundo Misumari Msumari Msumeno Vifaa Rafu Chuma Bolti wakulima mafundi kazi mwezi

const OWNER = { name: 'Rehema Bakari', phone: '255713991001', password: 'Mwanga-wa-jua-31' };
const CLERK = { name: 'Salum Juma', phone: '255713991002', password: 'Mwanga-wa-mwezi-31' };
const PRODUCT = '/inventory/product-form';
const CATEGORY = '/inventory/category-form';
let tools: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ playwright }, info) => {
  const { branchId, create } = await openOwnShop(playwright, info, 'Vifaa vya Rehema', OWNER);
  tools = await create('category', { name: 'Chuma', remarks: 'Za kazi' });
  const permissions = ['view_inventory_menu', 'create_category', 'list_categories', 'view_category'];
  const role_id = await create('role', { name: 'Clerk', permissions });
  const { name, phone, password } = CLERK;
  const access = [{ branch_id: branchId, role_id }];
  await create('user', { name, phone_number: phone, account_type: 'employee', password, access });
});

const enter = (page: Page, path: string, { phone, password } = OWNER) =>
  new GuestPage(page).enter(path, phone, password);
const offer = (page: Page) => page.getByRole('dialog', { name: /unfinished/ });
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const press = (page: Page, within: 'offer' | 'question', name: string) =>
  (within === 'offer' ? offer(page) : question(page)).getByRole('button', { name }).click();

/** Says yes to the browser's own question, which comes before a page with something typed is loaded anew. */
function leavesAnyway(page: Page) {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  return asked;
}

test('what was typed outlives a reload and is offered; going on brings it back, saving ends it', async ({
  page,
}) => {
  const asked = leavesAnyway(page);
  const form = new FormPage(page);
  await enter(page, CATEGORY);
  await form.field('Name').fill('Koleo');
  await form.field('Remarks').fill('Kubwa na ndogo');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(offer(page)).toContainText(/You have an unfinished category.*It is from \d\d:\d\d/s);
  await expect(offer(page).getByRole('button', { name: 'Continue' })).toBeFocused();
  await expectAccessible(page, 'the offer of a draft');
  await press(page, 'offer', 'Continue');
  await expect(form.field('Name')).toHaveValue('Koleo');
  await expect(form.field('Remarks')).toHaveValue('Kubwa na ndogo');
  await expect(page.getByText('Draft restored')).toBeVisible();
  await form.save('category').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Koleo' })).toBeVisible();
  await form.open(CATEGORY);
  await expect(form.field('Name')).toHaveValue('');
  await expect(offer(page)).toHaveCount(0);
});

test('a tab that dies takes nothing along; discarding does', async ({ page, context }) => {
  const form = new FormPage(page);
  await enter(page, CATEGORY);
  await form.field('Name').fill('Nyundo');
  await page.close();
  const next = await context.newPage();
  const again = new FormPage(next);
  await again.open(CATEGORY);
  await press(next, 'offer', 'Discard');
  await expect(again.field('Name')).toHaveValue('');
  await again.open(CATEGORY);
  await expect(offer(next)).toHaveCount(0);
});

test('a session that ends in the middle gives it back after the next login, to that user alone', async ({
  page,
  context,
}) => {
  const asked = leavesAnyway(page);
  const form = new FormPage(page);
  await enter(page, CATEGORY);
  await form.field('Name').fill('Misumari');
  await context.clearCookies();
  await form.save('category').click();
  await expect(page.getByLabel('Phone number or email')).toBeVisible();
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Misumari');
  await new GuestPage(page).logIn(CLERK.phone, CLERK.password);
  await expect(form.field('Name')).toHaveValue('');
  await expect(offer(page)).toHaveCount(0);
  await context.clearCookies();
  await page.reload();
  await new GuestPage(page).logIn(OWNER.phone, OWNER.password);
  await press(page, 'offer', 'Continue');
  await expect(form.field('Name')).toHaveValue('Misumari');
});

test('a password is never kept with what was typed beside it', async ({ page }) => {
  leavesAnyway(page);
  await enter(page, '/employee/form');
  const form = new FormPage(page);
  await form.field('Name').fill('Kipofu Salum');
  await page.getByLabel('Password').first().fill('Siri-ya-leo-77');
  await page.reload();
  await press(page, 'offer', 'Continue');
  await expect(form.field('Name')).toHaveValue('Kipofu Salum');
  await expect(page.getByLabel('Password').first()).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Siri-ya-leo-77');
});

test('saving fails without a network, and what was typed is still there after it is back', async ({
  page,
  context,
}) => {
  leavesAnyway(page);
  const form = new FormPage(page);
  await enter(page, CATEGORY);
  await form.field('Name').fill('Rafu');
  await context.setOffline(true);
  await form.save('category').click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(form.field('Name')).toHaveValue('Rafu');
  await context.setOffline(false);
  await page.reload();
  await press(page, 'offer', 'Continue');
  await form.save('category').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rafu' })).toBeVisible();
});

test('a draft over what somebody has changed since asks which of the two shall stand', async ({
  page,
  browser,
}) => {
  leavesAnyway(page);
  const form = new FormPage(page);
  const address = `${CATEGORY}?id=${tools}`;
  await enter(page, address);
  await form.field('Remarks').fill('Za mafundi');
  const other = await (await browser.newContext()).newPage();
  await enter(other, address);
  await new FormPage(other).field('Remarks').fill('Za wakulima');
  await new FormPage(other).save('changes').click();
  await expect(other.getByText('Za wakulima').first()).toBeVisible();
  await other.context().close();
  await page.reload();
  await expect(offer(page)).toContainText('You have unfinished changes');
  await press(page, 'offer', 'Continue');
  await form.save('changes').click();
  const stale = page.getByRole('dialog', { name: 'Changed while you were editing' });
  await expect(stale).toContainText('Za wakulima');
  await stale.getByRole('button', { name: 'Keep my changes' }).click();
  await expect(page.getByText('Za mafundi').first()).toBeVisible();
});

test('leaving asks exactly where something typed would be lost', async ({ page }) => {
  const form = new FormPage(page);
  await enter(page, '/inventory/category-list');
  await page.getByRole('link', { name: 'New category' }).first().click();
  await page.goBack();
  await expect(page).toHaveURL(/category-list/);
  await page.getByRole('link', { name: 'New category' }).first().click();
  await form.field('Name').fill('Msumeno');
  await page.goBack();
  await expect(question(page)).toContainText('stays on this device as a draft');
  await press(page, 'question', 'Stay');
  await expect(form.field('Name')).toHaveValue('Msumeno');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await press(page, 'question', 'Stay');
  await form.field('Name').fill('');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL(/dashboard/);
});

test('a form about oneself asks as well, and not once it is saved', async ({ page }) => {
  await enter(page, '/settings/edit-profile');
  const name = page.getByRole('textbox', { name: 'Full name' });
  await name.fill('Rehema B. Bakari');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(question(page)).toContainText('stays on this device as a draft');
  await press(page, 'question', 'Stay');
  await expect(name).toHaveValue('Rehema B. Bakari');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('link', { name: /^Rehema B\. Bakari/ })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL(/dashboard/);
});

test('a logout asks too, for it leaves no draft', async ({ page }) => {
  const form = new FormPage(page);
  await enter(page, CATEGORY);
  await form.field('Name').fill('Msumeno');
  const logOut = page.getByRole('banner').getByRole('button', { name: 'Log out' });
  await logOut.click();
  await expect(question(page)).toContainText('no draft stays on this device');
  await press(page, 'question', 'Stay');
  await expect(form.field('Name')).toHaveValue('Msumeno');
  await logOut.click();
  await press(page, 'question', 'Leave');
  await expect(page.getByLabel('Phone number or email')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Msumeno');
});

test('one after another: what neighbours share stays, the caret waits in the first field', async ({
  page,
}) => {
  const form = new FormPage(page);
  await enter(page, PRODUCT);
  await form.field('Name').fill('Msumari 2"');
  await page.getByRole('combobox', { name: 'Unit of measure' }).click();
  await page.getByRole('option', { name: 'Kilogram' }).click();
  await page.getByLabel('Shelf location').fill('Rafu 4');
  await page.getByRole('textbox', { name: 'Selling price' }).fill('4500');
  // The toast is there for a second, which a busy machine may look away for: the page itself watches for it.
  const told = page.waitForFunction(() =>
    [...document.querySelectorAll('[role="status"]')].some((said) => said.textContent?.includes('Saved')),
  );
  await page.getByRole('button', { name: 'Save and add another' }).click();
  await told;
  await expect(form.field('Name')).toHaveValue('');
  await expect(form.field('Name')).toBeFocused();
  await expect(page.getByLabel('Shelf location')).toHaveValue('Rafu 4');
  await expect(page.getByRole('combobox', { name: 'Unit of measure' })).toHaveText(/Kilogram/);
  await expect(page.getByRole('textbox', { name: 'Selling price' })).toHaveValue('');
  await page.keyboard.type('Msumari 3"');
  await page.getByRole('textbox', { name: 'Selling price' }).fill('4800');
  await page.keyboard.press('Control+Shift+Enter');
  await expect(form.field('Name')).toHaveValue('');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL(/dashboard/);
});

test('the keyboard saves, leaves and finds the first fault', async ({ page }) => {
  const form = new FormPage(page);
  await enter(page, '/inventory/product-list');
  await page.getByRole('link', { name: 'New product' }).first().click();
  await form.field('Name').focus();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('This field is required.').first()).toBeVisible();
  await expect(form.field('Name')).toBeFocused();
  await form.field('Name').fill('Bolti');
  await page.getByRole('combobox', { name: 'Unit of measure' }).click();
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Selling price' }).fill('300');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Bolti' })).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Bolti' })).toBeVisible();
  await page.getByRole('button', { name: 'Keyboard shortcuts of this form' }).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts of this form' })).toContainText(
    'Ctrl Enter',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/product-view/);
});
