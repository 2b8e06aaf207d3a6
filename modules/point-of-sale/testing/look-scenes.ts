import type { ScenesOfModule } from '../../../tools/look/scenes-of-modules.ts';

export const LOOK: ScenesOfModule = {
  scenes: [
    { name: 'shift-open', as: 'owner', path: '/point-of-sale/shift-form' },
    {
      name: 'shift-closed',
      as: 'owner',
      path: ({ ids }) => `/point-of-sale/shift-view?id=${ids.closedShift}`,
    },
    {
      name: 'shift-close',
      as: 'owner',
      path: ({ ids }) => `/point-of-sale/shift-close?id=${ids.shift}`,
    },
    {
      name: 'quote-convert',
      as: 'owner',
      path: ({ ids }) => `/point-of-sale/quote-view?id=${ids.quote}&convert=1`,
    },
    {
      name: 'fake-one-sale',
      as: 'owner',
      path: '/point-of-sale/fake',
      prepare: async (page) => {
        await page.locator('main label').nth(1).click();
        await page.locator('main li button').first().click();
      },
    },
  ],
};
