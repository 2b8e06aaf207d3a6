import type { Page } from 'playwright-core';
import type { ScenesOfModule } from '../../../tools/look/scenes-of-modules.ts';

// cspell:ignore Dirisha Ondoa vingine vyote

export const LOOK: ScenesOfModule = {
  scenes: [
    {
      name: 'own-password',
      as: 'guest',
      path: '/',
      meanwhile: wantsOwnPassword,
      async prepare(page) {
        await page.locator('input[name="username"]').fill('0754000000');
        await page.locator('input[name="password"]').fill('Dirisha-la-4');
        await page.locator('button[type="submit"]').click();
        await page.locator('input[name="new_password"]').waitFor();
      },
    },
    {
      name: 'devices-ending',
      as: 'owner',
      path: '/settings/employee',
      async prepare(page) {
        await page.getByRole('button', { name: /^(Log out all others|Ondoa vingine vyote)$/ }).click();
        await page.locator('input[name="keep_tokens"]').waitFor();
      },
    },
  ],
};

/** As after a login with a password that somebody else has set. */
async function wantsOwnPassword(page: Page) {
  const body = { success: false, message: '', code: 'new_password_needed' };
  await page.route(/\/api\/user\/login/, (route) => route.fulfill({ status: 401, json: body }));
  return () => page.unroute(/\/api\/user\/login/);
}
