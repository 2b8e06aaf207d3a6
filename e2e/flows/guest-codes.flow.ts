import { expect, test } from '@playwright/test';
import { codeShownFor } from '../pages/authenticator.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { onepos } from '../pages/onepos.ts';
import { openOwnShop } from '../pages/own-shop.ts';

// cspell:ignore Rehema Salum Kikombe cheupe Dirisha wazi

const OWNER = { name: 'Rehema Salum', phone: '255713777001', password: 'Kikombe-cheupe-31' };
const CLERK = { name: 'Baraka Juma', phone: '255713777002', password: 'Mlango-wa-31' };
const NEXT = 'Dirisha-wazi-52';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ playwright }, info) => {
  const { branchId, create } = await openOwnShop(playwright, info, 'Duka la Rehema', OWNER);
  const { name, phone, password } = CLERK;
  const access = [{ branch_id: branchId }];
  await create('user', { name, phone_number: phone, account_type: 'employee', password, access });
});

test('a forgotten password comes back by the code of a message', async ({ page }) => {
  const guest = new GuestPage(page);
  await guest.open();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/forgot-password$/);
  await page.getByLabel('Phone number or email').fill(OWNER.phone);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page).toHaveURL(/verification$/);
  const [message = ''] = (await onepos('outbox', '--json'))
    .split('\n')
    .filter((line) => line.includes(OWNER.phone));
  const { text } = JSON.parse(message) as { text: string };
  await page.getByLabel('Code from the message').fill(/\d{4} \d{4}/.exec(text)?.[0] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/reset-password$/);
  await page.getByLabel('New password', { exact: true }).fill(NEXT);
  await page.getByLabel('Confirm new password').fill(NEXT);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await guest.logIn(OWNER.phone, OWNER.password);
  await expect(page.getByText('The phone number, email or password is wrong.')).toBeVisible();
  await guest.enterByForm('/dashboard', OWNER.phone, NEXT);
});

test('with two-factor authentication a login needs a code, and a recovery code stands in for the phone', async ({
  page,
  browser,
}) => {
  await new GuestPage(page).enter('/settings/employee', OWNER.phone, NEXT);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByLabel('Your password').fill(NEXT);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const key = await page.getByRole('code').textContent();
  await page.getByLabel('Code from the app').fill(codeShownFor(key ?? ''));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  const codes = await page.getByText(/^[a-z2-7]{5}-[a-z2-7]{5}$/).allTextContents();
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible();

  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await page.getByLabel('Your password').fill(NEXT);
  await page.getByLabel('Code from the app, or a recovery code').fill(codes[9] ?? '');
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  const fresh = await page.getByText(/^[a-z2-7]{5}-[a-z2-7]{5}$/).allTextContents();
  expect(fresh).toHaveLength(10);
  expect(fresh).not.toContain(codes[0]);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByRole('switch', { name: 'Require it for everyone' }).click();
  await expect(page.getByText('Your business requires two-factor authentication')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn off' })).toHaveCount(0);

  const other = await (await browser.newContext()).newPage();
  const guest = new GuestPage(other);
  await guest.open();
  await guest.logIn(OWNER.phone, NEXT);
  await expect(other.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await other.getByLabel('Authenticator code').fill(fresh[0] ?? '');
  await other.getByRole('button', { name: 'Log in' }).click();
  await expect(other.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
  await other.context().close();
});

test('where it is required nothing opens before it is set up', async ({ page }) => {
  const guest = new GuestPage(page);
  await guest.open('/dashboard');
  await guest.logIn(CLERK.phone, CLERK.password);
  await expect(page.getByRole('heading', { name: 'Set up two-factor authentication' })).toBeVisible();
  await expect(page.getByText('Duka la Rehema requires it for everyone.')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByLabel('Your password').fill(CLERK.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const key = await page.getByRole('code').textContent();
  await page.getByLabel('Code from the app').fill(codeShownFor(key ?? ''));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
});
