// cspell:ignore Badili Hati
import type { PicturedShop } from '../../../tools/look/fill-shop.ts';
import type { ScenesOfModule } from '../../../tools/look/scenes-of-modules.ts';

export const LOOK: ScenesOfModule = {
  scenes: [
    { name: 'transport-board-by-status', as: 'owner', path: '/transport/board?look=status' },
    { name: 'transport-board-by-driver', as: 'owner', path: '/transport/board?look=drivers' },
    {
      name: 'waybill-on-paper',
      as: 'owner',
      path: ({ ids }) => `/transport/truck-order-view?id=${ids['truck-order']}&paper=waybill`,
    },
    ...(['delivery', 'loading', 'advance', 'settlement'] as const).map((paper) => ({
      name: `trip-paper-${paper}`,
      as: 'owner' as const,
      path: ({ ids }: PicturedShop) => `/transport/truck-order-view?id=${ids['truck-order']}&paper=${paper}`,
    })),
    {
      name: 'truck-order-papers',
      as: 'owner',
      path: ({ ids }) => `/transport/truck-order-view?id=${ids['truck-order']}`,
      prepare: async (page) => {
        await page.getByRole('button', { name: /^(Papers|Hati)$/ }).click();
      },
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
