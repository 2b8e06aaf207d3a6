// cspell:ignore Neema Ngowi Duka pango Dirisha pana
import { expect, test } from '@playwright/test';
import { GuestPage } from '../pages/guest-page.ts';
import { openOwnShop } from '../pages/own-shop.ts';

const OWNER = { name: 'Neema Ngowi', phone: '255713990290', password: 'Dirisha-pana-58' };
/** One white dot. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4////fwAJ+wP9KobjigAAAABJRU5ErkJggg==',
  'base64',
);

test('a wallet pays an expense with its fee, and the expense is made to come again', async ({
  page,
  playwright,
}, info) => {
  const shop = await openOwnShop(playwright, info, 'Duka la pango', OWNER);
  const wallet = await shop.create('account', { name: 'M-PESA', type: 'mobile' });
  const loan = { kind: 'creditor', origin: 'loan', person: 'Brother', amount: 500_000, account_id: wallet };
  await shop.create('debt', loan);

  await new GuestPage(page).enter('/finance/expense-form', OWNER.phone, OWNER.password);
  await page.getByRole('combobox', { name: 'Expense type' }).fill('Rent');
  await page.getByRole('option', { name: 'Rent' }).click();
  await page.getByLabel('Amount', { exact: true }).fill('24000');
  await page.getByLabel('What for').fill('Shop rent');
  await page.getByText('All of it').click();
  await page.getByRole('combobox', { name: 'Paid from' }).click();
  await page.getByRole('option', { name: 'M-PESA' }).click();
  await page.getByLabel('Reference').fill('QX7RENT1');
  await page.getByLabel('Fee').fill('360');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Take a photo' }).click(),
  ]);
  await chooser.setFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: PHOTO });
  await expect(page.getByText('receipt.png')).toBeVisible();
  await page.getByRole('button', { name: 'Save expense' }).click();
  await expect(page).toHaveURL(/expense-view/);
  await expect(page.getByRole('main')).toContainText('receipt');
  expect(await shop.read(`account?id=${wallet}`)).toMatchObject({ balance: 500_000 - 24_360 });

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Repeat regularly' }).click();
  await expect(page).toHaveURL(/recurring-expense-form/);
  await expect(page.getByLabel('What for')).toHaveValue('Shop rent');
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('24,000');
  const coming = page.getByRole('definition');
  await expect(coming).toHaveText([...Array<string>(6).fill('24,000'), '288,000']);
  await page.getByRole('combobox', { name: 'Repeats' }).click();
  await page.getByRole('option', { name: 'Every quarter' }).click();
  await expect(coming.last()).toHaveText('96,000');
  await page.getByRole('button', { name: 'Save recurring expense' }).click();
  await expect(page).toHaveURL(/recurring-expense-view/);
  const { data } = await shop.read<{ data: object[] }>('recurring-expense/list?limit=5');
  expect(data).toMatchObject([{ title: 'Shop rent', amount: 24_000, every: 'quarter', last_on: null }]);
});
