import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { FormPage } from '../pages/form-page.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { SHOP } from '../pages/shop.ts';
import { withoutEvents } from '../pages/without-events.ts';

test('every screen fits 360 px', async ({ page }) => {
  test.setTimeout(120_000);
  await withoutEvents(page);
  await new GuestPage(page).open();
  await expectFits(page, 'login');
  await new GuestPage(page).startSession();
  for (const screen of [
    '/dashboard',
    '/inventory/category-list',
    '/inventory/category-form',
    '/inventory/product-list',
    '/inventory/product-form',
    '/inventory/category-list?import=1',
    '/branch/list',
    '/branch/activities',
    '/report/trial-balance',
    '/report/chart-of-accounts',
    '/settings/employee',
    '/settings/change-password',
    '/settings/edit-profile',
    '/no/such/page',
  ]) {
    await page.goto(screen);
    await expect(page.getByRole('main')).not.toBeEmpty();
    await page.waitForLoadState('networkidle');
    await expectFits(page, screen);
  }
});

test('the branch name is cut to ten characters and keeps its full name', async ({ page }) => {
  await new GuestPage(page).enter();
  const branch = page.getByRole('banner').getByTitle(SHOP.branch);
  await expect(branch).toBeVisible();
  await expect(branch.getByText(`${SHOP.branch.slice(0, 10).trim()}…`)).toBeVisible();
});

test('lists are cards, the primary action floats, a long press selects', async ({ page }) => {
  await new GuestPage(page).startSession();
  await new FormPage(page).create('/inventory/category-form', 'category', { Name: 'Kwa simu' });
  await page.goto('/inventory/category-list?keyword=simu');
  const card = page.getByRole('listitem').filter({ hasText: 'Kwa simu' });
  await expect(card).toBeVisible();
  await expect(page.getByRole('link', { name: 'New category' })).toBeVisible();
  await expectAccessible(page, 'cards');
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  if (!box) throw new Error('The card has no place on the screen');
  await page.mouse.move(box.x + 40, box.y + 20);
  await page.mouse.down();
  await expect(page.getByRole('toolbar')).toContainText('1 selected');
  await page.mouse.up();
});

test('a list goes onto paper and into Excel from a phone, in the order it stands in', async ({ page }) => {
  await new GuestPage(page).enter('/inventory/category-list');
  const more = page.getByRole('button', { name: 'Sort, print and Excel' });
  await more.click();
  await expectAccessible(page, 'what a list is done with on a phone');
  await page.getByRole('menuitem', { name: 'Name, Z to A' }).click();
  await expect(page).toHaveURL(/order=-1/);
  await more.click();
  const file = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /^This list/ }).click();
  expect((await file).suggestedFilename()).toMatch(/^categories-.*\.xlsx$/);
  await more.click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  const paper = page.getByRole('article', { name: 'Print Categories' });
  await expect(paper.getByRole('listitem').filter({ hasText: 'Name, Z to A' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
  await expectFits(page, 'a list on paper');
});

test('the menu opens over the page and closes after a choice', async ({ page }) => {
  await new GuestPage(page).enterByForm();
  await page.getByRole('button', { name: 'More' }).click();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('button', { name: 'Report' }).click();
  await menu.getByRole('link', { name: 'Trial balance' }).click();
  await expect(page).toHaveURL(/trial-balance/);
  await expect(menu).toHaveCount(0);
});

async function expectFits(page: Page, what: string) {
  const [width, shown] = await page.evaluate<[number, number]>(
    '[document.documentElement.scrollWidth, innerWidth]',
  );
  expect(width, `${what} scrolls sideways`).toBeLessThanOrEqual(shown);
}
