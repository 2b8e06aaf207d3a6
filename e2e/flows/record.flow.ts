import { expect, type Page, test } from '@playwright/test';
import { pdfOf } from '#modules/branch/file/testing/papers.ts';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { openOwnShop } from '../pages/own-shop.ts';

// cspell:ignore Mbeya Zuhura Athumani Mti wenye matunda Mzee Kibonge Mteja asubuhi Mkataba Picha Genge Salma Ndege mweupe

const OWNER = { name: 'Zuhura Athumani', phone: '255713992001', password: 'Mti-wenye-matunda-8' };
const CLERK = { name: 'Salma Juma', phone: '255713992002', password: 'Ndege-mweupe-8' };
let customer: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ playwright }, info) => {
  const { branchId, create } = await openOwnShop(playwright, info, 'Genge la Zuhura', OWNER);
  customer = await create('customer', { name: 'Mzee Kibonge', region: 'Mbeya' });
  const permissions = ['view_customer_menu', 'list_customers', 'view_customer'];
  const role_id = await create('role', { name: 'Reader', permissions });
  const access = [{ branch_id: branchId, role_id }];
  const { name, phone, password } = CLERK;
  await create('user', { name, phone_number: phone, account_type: 'employee', password, access });
});

const view = () => `/customer/view?id=${customer}`;
const enter = (page: Page, { phone, password } = OWNER) => new GuestPage(page).enter(view(), phone, password);

/** Changes the remarks of the customer in the form, so that something happened to him. */
async function remark(page: Page, text: string) {
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Remarks').fill(text);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mzee Kibonge' })).toBeVisible();
}

test('the timeline tells each field before and after, and goes back page by page', async ({ page }) => {
  test.setTimeout(120_000);
  await enter(page);
  await remark(page, 'Mteja wa asubuhi');
  const timeline = page.getByRole('heading', { name: 'Timeline' }).locator('../..');
  // Within a minute after he was entered it is one entry with that.
  await expect(timeline.getByRole('listitem').first()).toContainText(
    /Zuhura Athumani (created it, and )?changed remarks/,
  );
  await expect(timeline.getByRole('listitem').first()).toContainText(
    /Remarks\s*nothing\s*now\s*Mteja wa asubuhi/,
  );
  await expect(timeline.getByRole('listitem').last()).toContainText('created it');
  for (let n = 1; n <= 10; n++) await remark(page, `Mteja wa asubuhi ${n}`);
  await expect(timeline.getByRole('listitem').first()).toContainText('Mteja wa asubuhi 10');
  await expect(timeline.getByText('created it')).toHaveCount(0);
  await expectAccessible(page, 'the timeline of a customer');
  await timeline.getByRole('button', { name: 'Show earlier' }).click();
  await expect(timeline.getByText('created it')).toBeVisible();
  await expect(timeline.getByRole('button', { name: 'Show earlier' })).toHaveCount(0);
});

test('pictures and papers are attached, opened and removed, and the timeline knows', async ({ page }) => {
  await enter(page);
  await choose(page, 'Picha.png', 'image/png', await page.screenshot({ type: 'png' }));
  const files = page.getByRole('list', { name: 'Files' });
  await expect(files.getByRole('listitem')).toHaveCount(1);
  await choose(page, 'Mkataba.pdf', 'application/pdf', pdfOf());
  await expect(files.getByRole('listitem').first()).toContainText(/Mkataba\.pdf.*KB, Zuhura Athumani/s);
  await expectAccessible(page, 'the files of a customer');
  await page.getByRole('button', { name: /^Picha\.png/ }).click();
  await expect(page.getByRole('dialog', { name: 'Picha.png' }).getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Mkataba\.pdf/ }).click();
  expect((await saved).suggestedFilename()).toBe('Mkataba.pdf');
  await choose(page, 'page.pdf', 'application/pdf', Buffer.from('<html><script>alert(1)</script></html>'));
  await expect(page.getByRole('alert').filter({ hasText: 'Use a picture or a plain PDF' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Picha.png' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove file' }).click();
  await expect(files.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('Zuhura Athumani removed Picha.png')).toBeVisible();
  await expect(page.getByText('Zuhura Athumani attached Mkataba.pdf')).toBeVisible();
});

test('who may only see the customer opens his files and changes none', async ({ page }) => {
  await enter(page, CLERK);
  await expect(page.getByRole('button', { name: /^Mkataba\.pdf/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a file' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove Mkataba.pdf' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Timeline' })).toHaveCount(0);
});

async function choose(page: Page, name: string, mimeType: string, buffer: Buffer) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add a file' }).click();
  await (await chooser).setFiles({ name, mimeType, buffer });
}
