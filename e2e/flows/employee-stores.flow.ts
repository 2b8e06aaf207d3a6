import { expect, test } from '@playwright/test';
import { GuestPage } from '../pages/guest-page.ts';
import { openOwnShop } from '../pages/own-shop.ts';

// cspell:ignore Omari Temeke Ghala Zawadi Kikombe cheupe Musa Dirisha wazi

const OWNER = { name: 'Zawadi Omari', phone: '255713665001', password: 'Kikombe-cheupe-31' };
const KEEPER = { name: 'Musa Juma', phone: '255713665002', password: 'Dirisha-wazi-31' };
let keeper: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ playwright }, info) => {
  const { branchId, create } = await openOwnShop(playwright, info, 'Duka la Zawadi', OWNER);
  const other = await create('branch', { name: 'Temeke', phone_number: '255713665009' });
  await create('store', { name: 'Ghala' }, other);
  const { name, phone, password } = KEEPER;
  const access = [{ branch_id: branchId }, { branch_id: other }];
  const person = { name, phone_number: phone, account_type: 'employee', password, access };
  keeper = await create('user', person, other);
});

test('stores of every branch one works in are chosen by name, and told by name', async ({ page }) => {
  await new GuestPage(page).enter(`/employee/form?id=${keeper}`, OWNER.phone, OWNER.password);
  await expect(page.getByRole('heading', { level: 1, name: `Edit ${KEEPER.name}` })).toBeVisible();
  // The first branch has a single store, so there is nothing to choose.
  await expect(page.getByRole('combobox', { name: /^Stores/ })).toHaveCount(1);
  await page.getByRole('combobox', { name: /^Stores/ }).click();
  await expect(page.getByRole('option')).toHaveText(['Ghala', 'Temeke']);
  await page.getByRole('option', { name: 'Ghala' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save without a role' }).click();
  await expect(page).toHaveURL(/employee\/(view|list)/);
  await page.goto(`/employee/view?id=${keeper}`);
  await expect(page.getByRole('row').filter({ hasText: 'Temeke' })).toContainText('Ghala');
});
