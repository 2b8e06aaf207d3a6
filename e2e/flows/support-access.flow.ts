import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { onepos } from '../pages/onepos.ts';
import { openSession } from '../pages/session.ts';

const HELPER = { name: 'Zuhura Ally', phone: '255713779001', password: 'Kiti-cheupe-27' };
const OWNER = { name: 'Tatu Mosha', phone: '255713779002', password: 'Mlango-mwekundu-58' };
const SHOP = 'Duka la Tatu';
const REASON = 'The trial balance does not agree';

// cspell:ignore Dirisha buluu Zuhura Tatu Mosha Kiti cheupe Mlango mwekundu

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const helper = ['--name', HELPER.name, '--phone', HELPER.phone, '--password', HELPER.password];
  const owner = ['--owner-name', OWNER.name, '--owner-phone', OWNER.phone, '--password', OWNER.password];
  await onepos('create-platform-account', ...helper, '--json');
  await onepos('create-business', '--name', SHOP, ...owner, '--json');
});

test('support asks, the owner lets it in, sees what it read, and ends it', async ({ browser }) => {
  test.slow();
  const [helper, owner] = await Promise.all([browser.newPage(), browser.newPage()]);
  // The founder of the platform has a password of his own; whoever comes after another flow's was given one.
  await openSession(helper, HELPER.phone, HELPER.password, 'Dirisha-la-buluu-63');
  await helper.goto('/platform/support-form');
  await helper.getByRole('combobox', { name: 'Business' }).click();
  await helper.getByRole('option', { name: SHOP }).click();
  await helper.getByLabel('Reason').fill(REASON);
  await expectAccessible(helper, 'the form that asks for support access');
  await helper.getByRole('button', { name: 'Request access' }).click();
  await expect(helper).toHaveURL(/platform\/support-list/);
  const asked = helper.getByRole('listitem').filter({ hasText: SHOP });
  await expect(asked).toContainText('Requested');
  await expect(asked.getByRole('button', { name: 'Open the business' })).toHaveCount(0);

  await new GuestPage(owner).enter('/settings/support-access', OWNER.phone, OWNER.password);
  const request = owner.getByRole('listitem').filter({ hasText: REASON });
  await expect(request).toContainText(HELPER.name);
  await expectAccessible(owner, 'the requests of support');
  await request.getByRole('button', { name: 'Allow' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Allow' }).click();
  await expect(request).toContainText(`Allowed by ${OWNER.name}`);

  await helper.reload();
  await asked.getByRole('button', { name: 'Open the business' }).click();
  await expect(helper).toHaveURL(/\/dashboard/);
  await expect(helper.getByText(`Support access to ${SHOP}`)).toBeVisible();
  await helper.getByRole('button', { name: 'Back to the platform' }).click();
  await expect(helper).toHaveURL(/platform\/support-list/);
  await expect(helper.getByText(`Support access to ${SHOP}`)).toHaveCount(0);
  await asked.getByRole('button', { name: 'Open the business' }).click();
  await expect(helper).toHaveURL(/\/dashboard/);
  await expect(helper.getByText(`Support access to ${SHOP}`)).toBeVisible();
  await helper.goto('/employee/list');
  await expect(helper.getByRole('row').filter({ hasText: OWNER.name })).toBeVisible();
  await expect(helper.getByRole('link', { name: 'New employee' })).toHaveCount(0);
  await expectAccessible(helper, 'a list under support access');

  await request.getByRole('link', { name: 'Pages opened' }).click();
  await expect(owner).toHaveURL(/branch\/activities/);
  const read = owner.getByRole('row').filter({ hasText: 'user/list' }).first();
  await expect(read).toContainText(HELPER.name);
  await expect(read).toContainText('Onepos support');
  await owner.goto('/settings/support-access');
  await request.getByRole('button', { name: 'End access' }).click();
  await expect(request).toContainText(`Ended by ${OWNER.name}`);

  await helper.reload();
  await expect(helper).toHaveURL(/platform\/support-list/);
  await expect(asked).toContainText('Ended');
  await expect(helper.getByText(`Support access to ${SHOP}`)).toHaveCount(0);
});
