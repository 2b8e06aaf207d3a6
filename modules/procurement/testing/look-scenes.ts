import type { ScenesOfModule } from '../../../tools/look/scenes-of-modules.ts';

export const LOOK: ScenesOfModule = {
  openedAt: { '/procurement/statement': ({ ids }) => `/procurement/statement?id=${ids.supplier}` },
  scenes: [
    {
      name: 'landed-cost-new',
      as: 'owner',
      path: ({ ids }) => `/procurement/landed-cost-form?purchase_id=${ids.purchase}`,
    },
    {
      name: 'purchase-send-back',
      as: 'owner',
      path: ({ ids }) => `/procurement/purchase-view?id=${ids.purchase}&return=1`,
    },
    {
      name: 'purchase-entries',
      as: 'owner',
      path: ({ ids }) => `/procurement/purchase-view?id=${ids.purchase}`,
      prepare: (page) => page.locator('main summary').click(),
    },
  ],
};
