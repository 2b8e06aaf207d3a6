import { expect, type Page, test } from '@playwright/test';
import { pdfOf } from '#modules/branch/file/testing/papers.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { type OwnShop, openOwnShop } from '../pages/own-shop.ts';

// cspell:ignore Amina Mwanaidi Shabani Zulia jekundu Baraka

const OWNER = { name: 'Mwanaidi Shabani', phone: '255713990240', password: 'Zulia-jekundu-31' };
const SELLER = { name: 'Juma Shabani', phone: '255713990241', password: 'Zulia-jekundu-32' };
const WHY = 'The shop is being counted.';

let shop: OwnShop;

test.beforeAll(async ({ playwright }, info) => {
  shop = await openOwnShop(playwright, info, 'Duka la Mwanaidi', OWNER);
});

test('a step that is refused says why in its question, which stays with what was typed', async ({ page }) => {
  const customer_id = await shop.create('customer', { name: 'Baraka' });
  const debt = await shop.create('debt', { kind: 'debtor', origin: 'opening', customer_id, amount: 50_000 });
  await new GuestPage(page).enter(`/finance/debt-view?id=${debt}`, OWNER.phone, OWNER.password);
  await refuse(page, '**/api/debt/write-off');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Write off', exact: true }).click();
  const question = page.getByRole('dialog');
  await question.getByLabel(/^Reason/).fill('He moved away');
  await question.getByRole('button', { name: 'Write off', exact: true }).click();
  await expect(question.getByRole('alert')).toHaveText(WHY);
  await expect(question.getByLabel(/^Reason/)).toHaveValue('He moved away');
  await page.unroute('**/api/debt/write-off');
  await question.getByRole('button', { name: 'Write off', exact: true }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByText('He moved away').first()).toBeVisible();
});

test('so does what is asked before somebody is shut out', async ({ page }) => {
  const role_id = await shop.create('role', { name: 'Seller', permissions: ['create_sale'] });
  const { name, phone, password } = SELLER;
  const access = [{ branch_id: shop.branchId, role_id }];
  const seller = { name, phone_number: phone, password, account_type: 'employee', access };
  const id = await shop.create('user', seller);
  await new GuestPage(page).enter(`/employee/view?id=${id}`, OWNER.phone, OWNER.password);
  await refuse(page, '**/api/user/disable');
  await page.getByRole('button', { name: /^Disable/ }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: /^Disable/ }).click();
  await expect(question.getByRole('alert')).toHaveText(WHY);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);

  // Asked again, it begins anew.
  await page.unroute('**/api/user/disable');
  await page.getByRole('button', { name: /^Disable/ }).click();
  await expect(question.getByRole('alert')).toHaveCount(0);
  await question.getByRole('button', { name: /^Disable/ }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Enable/ })).toBeVisible();
});

test('and what is asked before something is deleted: a record, and a file of it', async ({ page }) => {
  const id = await shop.create('customer', { name: 'Amina' });
  await new GuestPage(page).enter(`/customer/view?id=${id}`, OWNER.phone, OWNER.password);
  const question = page.getByRole('dialog');

  await refuse(page, '**/api/customer?*');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete customer' }).click();
  await question.getByRole('button', { name: 'Delete customer' }).click();
  await expect(question.getByRole('alert')).toHaveText(WHY);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Amina' })).toBeVisible();

  await page.setInputFiles('input[type=file]', {
    name: 'paper.pdf',
    mimeType: 'application/pdf',
    buffer: pdfOf(),
  });
  await page.getByRole('button', { name: /^Remove paper\.pdf/ }).click();
  await refuse(page, '**/api/file/detach');
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(question.getByRole('alert')).toHaveText(WHY);
  await page.unroute('**/api/file/detach');
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Remove paper/ })).toHaveCount(0);
});

async function refuse(page: Page, call: string) {
  await page.route(call, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 409, json: { success: false, message: WHY } }),
  );
}
