// cspell:ignore Rehema Mrosso Duka matawi Kikombe kijani Mwenge
import { expect, test } from '@playwright/test';
import { GuestPage } from '../pages/guest-page.ts';
import { openOwnShop } from '../pages/own-shop.ts';

const OWNER = { name: 'Rehema Mrosso', phone: '255713990211', password: 'Kikombe-kijani-58' };

test('an expense is paid out of the bank of another branch, and both branches see the payment', async ({
  page,
  playwright,
}, info) => {
  const shop = await openOwnShop(playwright, info, 'Duka la matawi', OWNER);
  const there = await shop.create('branch', { name: 'Mwenge', phone_number: '255713990212' });
  const bank = await shop.create('account', { name: 'NMB', type: 'bank' }, there);
  const loan = { kind: 'creditor', origin: 'loan', person: 'Bank', amount: 500_000, account_id: bank };
  await shop.create('debt', loan, there);
  const { data } = await shop.read<{ data: { id: string; name: string }[] }>('expense-type/list?limit=50');
  const expense_type_id = data.find(({ name }) => name === 'Rent')?.id;
  const id = await shop.create('expense', {
    ...{ id: crypto.randomUUID(), expense_type_id, title: 'Shop rent', amount: 24_000 },
  });

  await new GuestPage(page).enter(`/finance/expense-view?id=${id}`, OWNER.phone, OWNER.password);
  await page
    .getByRole('link', { name: 'Pay expense' })
    .or(page.getByRole('button', { name: 'Pay expense' }))
    .first()
    .click();
  await page.getByRole('combobox', { name: 'Account' }).click();
  await page.getByRole('option', { name: 'NMB · Mwenge' }).click();
  await page.getByRole('button', { name: 'Pay expense' }).click();
  await expect(page).toHaveURL(/expense-view/);
  expect(await shop.read(`expense?id=${id}`)).toMatchObject({ paid_amount: 24_000, remain_amount: 0 });
  await page.goto('/finance/payment-list');
  await expect(page.getByRole('main')).toContainText('24,000');
});
