import { expect, test } from '@playwright/test';
import { FormPage } from '../pages/form-page.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { ListPage } from '../pages/list-page.ts';

const FORM = '/inventory/category-form';

test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ page }) => {
  await new GuestPage(page).startSession();
});

test('a category is created, shown, edited and found in the list', async ({ page }) => {
  const form = new FormPage(page);
  await form.create(FORM, 'category', { Name: 'Vinywaji' });
  await page.getByRole('link', { name: 'Edit' }).click();
  await form.field('Remarks').fill('Soda, maji na juisi');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name: 'Vinywaji', exact: true })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Soda, maji na juisi' }).first()).toBeVisible();
  const list = new ListPage(page, '/inventory/category-list');
  await list.open();
  await expect(list.row('Vinywaji')).toContainText('Soda, maji na juisi');
});

test('a field with an error disables Save; correcting it enables Save again', async ({ page }) => {
  const form = new FormPage(page);
  await form.open(FORM);
  await form.field('Name').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByText('This field is required.')).toBeVisible();
  await expect(form.save('category')).toBeDisabled();
  await page.getByRole('button', { name: 'Fix “Name” to save' }).click();
  await expect(form.field('Name')).toBeFocused();
  await form.field('Name').fill('Vinywaji');
  await expect(form.save('category')).toBeEnabled();
  await form.save('category').click();
  await expect(page.getByText(/Vinywaji\./)).toBeVisible();
  await expect(form.save('category')).toBeDisabled();
  await form.field('Name').fill('Nafaka');
  await form.save('category').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nafaka' })).toBeVisible();
});

test('two people change one record: the second chooses and loses nothing', async ({ page, browser }) => {
  const form = new FormPage(page);
  await form.create(FORM, 'category', { Name: 'Mboga' });
  await page.getByRole('link', { name: 'Edit' }).click();
  const address = page.url();
  const other = await (await browser.newContext()).newPage();
  await new GuestPage(other).startSession();
  const otherForm = new FormPage(other);
  await otherForm.open(address);
  await otherForm.field('Remarks').fill('Kutoka kwa mwingine');
  await otherForm.save('changes').click();
  await expect(other.getByText('Kutoka kwa mwingine').first()).toBeVisible();
  await form.field('Name').fill('Mboga na matunda');
  await form.save('changes').click();
  await expect(page.getByRole('dialog')).toContainText('Kutoka kwa mwingine');
  await page.getByRole('dialog').getByRole('button', { name: 'Keep my changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mboga na matunda' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Kutoka kwa mwingine' }).first()).toBeVisible();
  await other.context().close();
});

test('a record is deleted from its more menu, after the question of the specification, and its list brings it back', async ({
  page,
}) => {
  const list = new ListPage(page, '/inventory/category-list');
  const remove = async () => {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Delete category' }).click();
    await expect(page.getByRole('dialog')).toContainText(
      'Are you sure you want to permanently delete this category? This action cannot be undone.',
    );
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete category' }).click();
    await expect(page).toHaveURL(/category-list/);
    await expect(list.row('Vinywaji')).toBeVisible();
    await expect(list.row('Ya kufutwa')).toHaveCount(0);
  };
  await new FormPage(page).create(FORM, 'category', { Name: 'Ya kufutwa' });
  const view = page.url();
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list.row('Ya kufutwa')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.goto(view);
  await remove();
  // What was offered once is not offered by the same list again.
  await page.goto('/dashboard');
  await list.open();
  await expect(list.row('Vinywaji')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('a picker takes its first match by Enter, and says where it was refused', async ({ page }) => {
  await page.goto('/inventory/product-form');
  const picker = page.getByRole('combobox', { name: 'Category' });
  await picker.click();
  await picker.pressSequentially('Vin');
  await picker.press('Enter');
  await expect(picker).toHaveValue('Vinywaji');
  await expect(page.getByText('This field is required.')).toHaveCount(0);
  await page.route('**/api/category/search?*', (route) =>
    route.fulfill({ status: 403, json: { success: false, message: 'You may not see categories.' } }),
  );
  await picker.fill('Naf');
  await expect(page.getByText('You may not see categories.')).toBeVisible();
  await expect(page.getByText('Nothing found')).toHaveCount(0);
});
