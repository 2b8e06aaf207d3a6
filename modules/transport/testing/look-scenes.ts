// cspell:ignore Badili
import type { ScenesOfModule } from '../../../tools/look/scenes-of-modules.ts';

export const LOOK: ScenesOfModule = {
  scenes: [
    { name: 'transport-board-by-status', as: 'owner', path: '/transport/board?look=status' },
    {
      name: 'waybill-on-paper',
      as: 'owner',
      path: ({ ids }) => `/transport/truck-order-view?id=${ids['truck-order']}&waybill=1`,
    },
    {
      name: 'truck-order-change-truck',
      as: 'owner',
      path: ({ ids }) => `/transport/truck-order-view?id=${ids['truck-order']}`,
      prepare: async (page) => {
        await page.getByRole('button', { name: /^(Change truck|Badili lori)$/ }).click();
      },
    },
  ],
};
