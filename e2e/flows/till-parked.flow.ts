// cspell:ignore Zawadi Komba
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { TillPage } from '../pages/till-page.ts';
import { TillShop } from '../pages/till-shop.ts';

const OWNER = { name: 'Asha Mrema', phone: '255767004571', password: 'Kiti-cheupe-27' };
const CASHIER = { name: 'Zawadi Komba', phone: '255767004572', password: 'Kiti-cheupe-28' };

test('a cart that is parked at one till is taken, paid and gone at another, on a phone', async ({
  page,
  browser,
  playwright,
}, info) => {
  test.setTimeout(180_000);
  const opened = await TillShop.open(playwright, info, 'Duka la Asha', OWNER);
  const { shop } = opened;
  const permissions = ['view_point_of_sale_menu', 'create_sale'];
  const role_id = await shop.create('role', { name: 'Seller', permissions });
  await shop.create('user', {
    name: CASHIER.name,
    phone_number: CASHIER.phone,
    password: CASHIER.password,
    account_type: 'employee',
    access: [{ branch_id: shop.branchId, role_id }],
  });
  const till = new TillPage(page);
  await till.enter(OWNER);
  await till.press('F8');
  const drawer = page.getByRole('dialog', { name: 'Parked carts' });
  await expect(drawer).toContainText('No cart is parked.');
  await expectAccessible(page, 'no parked carts');
  await till.press('Escape');
  await till.scan('6001001001');
  await till.type('2*');
  await till.scan('6001001002');
  await expect(till.total).toHaveText('12,300');
  await till.press('F8');
  await expect(page.getByText('Parked for all tills')).toBeVisible();
  await expect(till.total).toHaveText('0');
  await expect(till.field).toBeFocused();
  await expect(page.getByRole('tab')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Parked 1' })).toBeVisible();

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const inHand = await phone.newPage();
  const other = new TillPage(inHand);
  await other.enter(CASHIER);
  await inHand.getByRole('button', { name: /0 items/ }).click();
  await inHand.getByRole('button', { name: 'Parked 1' }).click();
  const sheet = inHand.getByRole('dialog', { name: 'Parked carts' });
  await expect(sheet.getByRole('button', { name: /Walk-in.*Asha Mrema.*12,300/ })).toBeVisible();
  await expectAccessible(inHand, 'parked carts on a phone');
  await sheet.getByRole('button', { name: /Walk-in/ }).click();
  await expect(sheet).toBeHidden();
  await inHand.getByRole('button', { name: 'Pay', exact: true }).click();
  await inHand.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(other.sold).toBeVisible();
  expect((await opened.sales()).map(({ total_amount }) => total_amount)).toEqual([12_300]);

  // The first till does not find it any more, and the list of all says who has had it.
  await till.press('F8');
  await expect(drawer).toContainText('No cart is parked.');
  await drawer.getByRole('link', { name: 'All parked carts' }).click();
  await expect(page.getByRole('row', { name: /Walk-in/ })).toContainText('Zawadi Komba');
  await phone.close();
});
