import { expect, test } from '@playwright/test';
import { GuestPage } from '../pages/guest-page.ts';
import { SCRIPTS_SEEN, WATCH_SCRIPTS } from '../pages/script-watch.ts';

// Every screen with sixty of them: `npm run prove -- script-payloads`.
const SCRIPT = 'Zebra"><img src=x onerror=ran()><script>ran()</script>';

test('a name that is a script is a name, and the policy of the pages is never asked', async ({ page }) => {
  await page.addInitScript(WATCH_SCRIPTS);
  await new GuestPage(page).enter('/inventory/category-form');
  await page.getByLabel('Name').fill(SCRIPT);
  await page.getByRole('button', { name: /^Save category/ }).click();
  await expect(page.getByText(SCRIPT).first()).toBeVisible();
  expect(await page.evaluate(SCRIPTS_SEEN)).toEqual([]);
  await page.goto(`/inventory/category-list?keyword=${encodeURIComponent(SCRIPT)}`);
  await expect(page.getByText(SCRIPT).first()).toBeVisible();
  expect(await page.evaluate(SCRIPTS_SEEN)).toEqual([]);
});
