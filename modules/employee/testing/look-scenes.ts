import type { Page } from 'playwright-core';
import type { ScenesOfModule } from '../../../tools/look/scenes-of-modules.ts';

// cspell:ignore Weka nenosiri jipya Dirisha

const EMPLOYEE = '/employee/view?id=';

export const LOOK: ScenesOfModule = {
  scenes: [
    { name: 'employee-on-paper', as: 'owner', path: ({ ids }) => `${EMPLOYEE}${ids.user}&print=1` },
    {
      name: 'give-password',
      as: 'owner',
      path: ({ ids }) => `${EMPLOYEE}${ids.user}`,
      prepare: askForPassword,
    },
    {
      name: 'give-weak-password',
      as: 'owner',
      path: ({ ids }) => `${EMPLOYEE}${ids.user}`,
      async prepare(page) {
        await askForPassword(page);
        await page.locator('input[name="password"]').fill('duka');
        await page.keyboard.press('Enter');
      },
    },
    {
      name: 'give-password-proved',
      as: 'owner',
      path: ({ ids }) => `${EMPLOYEE}${ids.user}`,
      meanwhile: asksForProof,
      async prepare(page) {
        await askForPassword(page);
        await page.locator('input[name="password"]').fill('Dirisha-la-4');
        await page.keyboard.press('Enter');
        await page.locator('input[name="current_password"]').waitFor();
      },
    },
    { name: 'employee-devices', as: 'owner', path: ({ ids }) => `${EMPLOYEE}${ids.user}&tab=devices` },
  ],
};

async function askForPassword(page: Page) {
  await page.getByRole('button', { name: /^(Set new password|Weka nenosiri jipya)$/ }).click();
  await page.getByRole('dialog').waitFor();
}

/** As more than five minutes after a password was typed. */
async function asksForProof(page: Page) {
  const body = { success: false, message: '', code: 'proof_needed' };
  await page.route(/\/api\/user\/password/, (route) => route.fulfill({ status: 403, json: body }));
  return () => page.unroute(/\/api\/user\/password/);
}
