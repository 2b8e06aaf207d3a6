import type { ScenesOfModule } from '../../../tools/look/scenes-of-modules.ts';

// cspell:ignore Stoku hadi Vipimo vingine

const LIST = '/inventory/product-list';

export const LOOK: ScenesOfModule = {
  scenes: [
    {
      name: 'opening-stock',
      as: 'owner',
      path: ({ ids }) => `/inventory/product-view?id=${ids.product}&opening=1`,
    },
    {
      name: 'product-units',
      as: 'owner',
      path: '/inventory/product-form',
      async prepare(page) {
        await page.locator('main input[name="name"]').fill('Azam Cola 300 ml');
        await page.locator('main input[name="selling_price"]').first().fill('700');
        const units = page.getByRole('group', { name: /^(Other units|Vipimo vingine)/ });
        await units.getByRole('button').last().click();
        await units.getByRole('combobox').first().press('Enter');
        await page.getByRole('option', { name: /^(Carton|Katoni)/ }).click();
        await units.locator('input[name="factor"]').fill('24');
        await units.locator('input[name="selling_price"]').fill('16000');
        await units.getByRole('switch').last().click();
      },
    },
    {
      name: 'stock-as-of',
      as: 'owner',
      path: () => `${LIST}?as_of=${new Date().toISOString().slice(0, 10)}`,
    },
    {
      name: 'stock-as-of-asked',
      as: 'owner',
      path: LIST,
      async prepare(page, { phone }) {
        if (phone) await page.getByRole('button', { name: /Excel$/ }).click();
        await page.getByRole(phone ? 'menuitem' : 'button', { name: /^(Stock as of|Stoku hadi)/ }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
    {
      name: 'stock-take-counting',
      as: 'owner',
      path: ({ ids }) => `/inventory/stock-take-view?id=${ids.counting}`,
    },
    {
      name: 'stock-take-product',
      as: 'owner',
      path: ({ ids }) => `/inventory/stock-take-view?id=${ids.counting}`,
      async prepare(page) {
        const finder = page.locator('main input').first();
        await finder.fill('6203414');
        await finder.press('Enter');
        await page.locator('main form').waitFor();
      },
    },
  ],
};
