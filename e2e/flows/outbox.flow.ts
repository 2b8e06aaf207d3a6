import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { onepos } from '../pages/onepos.ts';

// cspell:ignore Siwema Chuwa Faraja Mollel Meza nyeupe Kabati kubwa msaada imeona ujumbe Timu

// The founder of the platform keeps this password; whoever comes after another flow's was given it.
const OPERATOR = {
  ...{ name: 'Siwema Chuwa', phone: '255713669301' },
  ...{ password: 'Meza-nyeupe-35', own: 'Meza-nyeupe-36' },
};
const OWNER = { name: 'Faraja Mollel', phone: '255713669302', password: 'Kabati-kubwa-86' };

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const operator = ['--name', OPERATOR.name, '--phone', OPERATOR.phone, '--password', OPERATOR.password];
  const owner = ['--owner-name', OWNER.name, '--owner-phone', OWNER.phone, '--password', OWNER.password];
  await onepos('create-platform-account', ...operator, '--json');
  await onepos('create-business', '--name', 'Duka la Faraja', ...owner, '--json');
});

test('the platform reads a code that waits for a gateway; that it did is on record and told to the owner', async ({
  browser,
}) => {
  test.slow();
  const [guest, operator] = await Promise.all([browser.newPage(), browser.newPage()]);
  await new GuestPage(guest).open('/forgot-password');
  await guest.getByLabel('Phone number or email').fill(OWNER.phone);
  await guest.getByRole('button', { name: 'Send me a code' }).click();
  await expect(guest).toHaveURL(/verification$/);

  await new GuestPage(operator).enter('/platform/outbox', OPERATOR.phone, OPERATOR.password, OPERATOR.own);
  const message = operator.getByRole('listitem').filter({ hasText: OWNER.phone });
  await expect(message).toContainText('Your Onepos code');
  await expect(message).toContainText('Waiting');
  await expect(message).not.toContainText(/\d{4} \d{4}/);
  await expect(message.getByRole('button', { name: 'Send again' })).toHaveCount(0);
  const states = operator.getByRole('radiogroup', { name: 'Status' });
  await states.getByText('Sent', { exact: true }).click();
  await expect(message).toHaveCount(0);
  await states.getByText('Waiting', { exact: true }).click();
  await expect(message).toBeVisible();
  await expectAccessible(operator, 'the outbox');

  await message.getByRole('button', { name: 'Open' }).click();
  const opened = operator.getByRole('dialog', { name: 'Your Onepos code' });
  await expect(opened).toContainText(`To ${OWNER.phone}`);
  await expect(opened).toContainText(/Your Onepos code is \d{4} \d{4}\./);
  await expectAccessible(operator, 'a message that is opened');
  await operator.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
  await operator.goto('/branch/activities');
  const onRecord = operator.getByRole('row').filter({ hasText: OWNER.phone });
  await expect(onRecord).toContainText(OPERATOR.name);

  await new GuestPage(guest).enter('/dashboard', OWNER.phone, OWNER.password);
  await guest.getByRole('banner').getByRole('link', { name: 'Notifications, 1 unread' }).click();
  // In the language of his branch, whatever that of his browser.
  const told = guest.getByRole('listitem').filter({ hasText: OPERATOR.name });
  await expect(told).toContainText(/Onepos support viewed a message|Timu ya msaada ya Onepos imeona ujumbe/);
  await expect(told).toContainText(OWNER.phone);
});
