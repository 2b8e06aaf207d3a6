// cspell:ignore Asha Kiti jua Komba
import { expect, test } from '@playwright/test';
import { TillPage } from '../pages/till-page.ts';
import { TillShop } from '../pages/till-shop.ts';

const OWNER = { name: 'Asha Komba', phone: '255767004521', password: 'Kiti-cha-jua-62' };

interface Account {
  id: string;
  name: string;
  is_till: boolean;
}

test('a branch that was opened before there were safes is asked once whether it keeps one', async ({
  page,
  playwright,
}, info) => {
  const { shop } = await TillShop.open(playwright, info, 'Duka la Asha', OWNER);
  const accounts = async () => (await shop.read<{ data: Account[] }>('account/list?limit=100')).data;
  const safe = (await accounts()).find(({ name }) => name === 'Safe');
  await shop.create('account/delete', { ids: [safe?.id] });
  const till = new TillPage(page);
  await till.enter(OWNER);
  await till.press('F7');
  const question = page.getByText('Is cash also kept in a safe?');
  await expect(question).toBeVisible();
  expect((await accounts()).map(({ name }) => name)).not.toContain('Safe');

  await page.getByRole('button', { name: 'Add a safe' }).click();
  await expect(question).toBeHidden();
  expect((await accounts()).find(({ name }) => name === 'Safe')).toMatchObject({ is_till: false });
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Counted cash' })).toBeVisible();
  await expect(question).toBeHidden();
});
