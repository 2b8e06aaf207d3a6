import type { ScenesOfModule } from '../../../tools/look/scenes-of-modules.ts';

// cspell:ignore Stoku hadi

const LIST = '/inventory/product-list';

export const LOOK: ScenesOfModule = {
  scenes: [
    {
      name: 'opening-stock',
      as: 'owner',
      path: ({ ids }) => `/inventory/product-view?id=${ids.product}&opening=1`,
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
