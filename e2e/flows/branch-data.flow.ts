import { expect, test } from '@playwright/test';
import { GuestPage } from '../pages/guest-page.ts';
import { openOwnShop } from '../pages/own-shop.ts';

// cspell:ignore Rehema Kweka Baraka cheupe Sahani

const SHOP = 'Duka la Rehema';
const OWNER = { name: 'Rehema Kweka', phone: '255713665011', password: 'Sahani-cheupe-31' };

test.beforeAll(async ({ playwright }, info) => {
  const { create } = await openOwnShop(playwright, info, SHOP, OWNER);
  await create('debt', { kind: 'creditor', person: 'Baraka', amount: 50_000 });
});

test('a branch begins anew by its name, comes back from its backup, and its activities hold', async ({
  page,
}) => {
  await new GuestPage(page).enter('/branch/data', OWNER.phone, OWNER.password);
  const debts = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Debts', exact: true }) });
  await expect(debts.getByRole('cell').first()).toHaveText('1');

  const remove = page.getByRole('button', { name: 'Reset branch data' });
  await page.getByLabel(`Type the branch name to confirm: ${SHOP}`).fill('Duka');
  await expect(remove).toBeDisabled();
  await page.getByLabel(`Type the branch name to confirm: ${SHOP}`).fill(SHOP);
  await remove.click();
  await expect(debts.getByRole('cell').first()).toHaveText('0');

  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(debts.getByRole('cell').first()).toHaveText('1');

  await page.goto('/branch/activities');
  await page.getByRole('button', { name: 'Check the chain' }).click();
  await expect(page.getByText('activities are unchanged since they were sealed')).toBeVisible();
});
