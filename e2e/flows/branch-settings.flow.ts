import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { onepos } from '../pages/onepos.ts';

const OWNER = { name: 'Juma Bakari', phone: '255713552001', password: 'Kisima-kirefu-63' };

// cspell:ignore Bakari Kisima kirefu

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const owner = ['--owner-name', OWNER.name, '--owner-phone', OWNER.phone, '--password', OWNER.password];
  await onepos('create-business', '--name', 'Duka la Juma', ...owner, '--json');
});

test.beforeEach(async ({ page }) => {
  await new GuestPage(page).enter('/branch/settings', OWNER.phone, OWNER.password);
});

const variable = (page: Page, name: string, where = ':root') =>
  page.locator(where).evaluate((node, key) => getComputedStyle(node).getPropertyValue(key).trim(), name);

test('a colour shows in the preview at once and everywhere once it is saved', async ({ page }) => {
  const save = page.getByRole('button', { name: 'Save for this branch' });
  await expect(save).toBeDisabled();
  await page.getByRole('button', { name: 'Colour #0F766E' }).click();
  await page.getByRole('slider', { name: 'Corner radius' }).press('ArrowRight');
  await expect(page.getByText('Text contrast 5.5:1')).toBeVisible();
  expect(await variable(page, '--primary', '.theme-scope')).toBe('#0F766E');
  expect(await variable(page, '--primary')).not.toBe('#0F766E');
  await expect(page.getByText('2 unsaved changes')).toBeVisible();
  await expectAccessible(page, 'the settings of a branch');
  await save.click();
  await expect.poll(() => variable(page, '--primary')).toBe('#0F766E');
  await expect.poll(() => variable(page, '--radius')).toBe('9px');
  await page.reload();
  await expect.poll(() => variable(page, '--primary')).toBe('#0F766E');
});

test('a feature that is switched off leaves the menu, and back again', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const stores = menu.getByRole('link', { name: 'Stores', exact: true });
  await menu.getByRole('button', { name: 'Inventory' }).click();
  await expect(menu.getByRole('link', { name: 'Categories', exact: true })).toBeVisible();
  await expect(stores).toHaveCount(0);
  await page.getByRole('switch', { name: 'Products have categories' }).click();
  await page.getByRole('switch', { name: 'Multiple stores' }).click();
  await page.getByRole('button', { name: 'Save for this branch' }).click();
  await expect(stores).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Categories', exact: true })).toHaveCount(0);
});

test('what was not saved can be discarded, and what cannot be is said', async ({ page }) => {
  const coin = page.getByLabel('Round cash to');
  await expect(coin).toHaveValue('1');
  await coin.fill('5000');
  await coin.blur();
  await expect(page.getByRole('button', { name: 'Fix “Round cash to” to save' })).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(coin).toHaveValue('1');
});

test('VAT begins on a day, says what it makes of a price, and is taken back', async ({ page }) => {
  const vat = page.getByRole('region', { name: 'VAT', exact: true });
  await expect(vat.getByRole('listitem')).toHaveText([/From the beginning.*Not registered: no VAT/]);
  await vat.getByRole('button', { name: 'Schedule a change' }).click();
  await vat.getByLabel('Effective from').fill('1 Jan 2030');
  await vat.getByLabel('Effective from').press('Tab');
  await vat.getByLabel('Standard rate').fill('20');
  await expect(vat.getByText('From 01 Jan 2030: a price of 10,000 includes 1,667 VAT.')).toBeVisible();
  await vat.getByRole('button', { name: 'Save VAT' }).click();
  await expect(vat.getByText('This field is required')).toBeVisible();
  await vat.getByLabel('VRN number').fill('40-012345-A');
  await vat.getByRole('button', { name: 'Save VAT' }).click();
  await expect(vat.getByRole('listitem').last()).toContainText('20% standard rate');
  await expectAccessible(page, 'the VAT of a branch');
  await vat.getByRole('button', { name: 'Remove the VAT change of 01 Jan 2030' }).click();
  await expect(vat.getByRole('listitem')).toHaveCount(1);
});

test('the activities name the branch and tell each setting before and after', async ({ page }) => {
  await page.goto('/branch/activities?condition=modification');
  const row = page.getByRole('row').filter({ hasText: 'Branch settings' }).last();
  await expect(row).toContainText('Duka la Juma');
  await row.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Duka la Juma' })).toBeVisible();
  const colour = page.getByRole('row').filter({ hasText: 'Main colour' });
  await expect(colour.getByRole('cell')).toHaveText(['#00ADD8', '#0F766E']);
  await expectAccessible(page, 'an activity');
});

test('an owner moves the day on which the books begin, and hears what stands in the way', async ({
  page,
}) => {
  const books = page.getByRole('region', { name: 'Books begin on' });
  const day = books.getByLabel('Books begin on');
  await day.fill('31/12/2023');
  await day.press('Tab');
  await books.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByText('The first day of the books is changed')).toBeVisible();
  await page.reload();
  await expect(day).toHaveValue('31 Dec 2023');
});
