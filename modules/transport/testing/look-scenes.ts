// cspell:ignore Badili Hati Nimefika Fikisha
import type { PicturedShop } from '../../../tools/look/fill-shop.ts';
import type { ScenesOfModule } from '../../../tools/look/scenes-of-modules.ts';

export const LOOK: ScenesOfModule = {
  scenes: [
    { name: 'transport-board-by-status', as: 'owner', path: '/transport/board?look=status' },
    { name: 'transport-board-by-driver', as: 'owner', path: '/transport/board?look=drivers' },
    {
      name: 'truck-at-a-glance',
      as: 'owner',
      path: '/transport/truck-list',
      prepare: async (page) => {
        await page.getByText('T 733 EAF').first().click();
        await page
          .getByRole('heading', { name: /^(Papers|Hati)$/ })
          .first()
          .waitFor();
      },
    },
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
      name: 'driver-delivers',
      as: 'owner',
      path: '/transport/my-trips',
      prepare: async (page) => {
        await page.getByRole('button', { name: /^(Arrived|Nimefika)$/ }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
    {
      name: 'truck-order-delivers',
      as: 'owner',
      path: ({ ids }) => `/transport/truck-order-view?id=${ids['truck-order']}`,
      prepare: async (page) => {
        await page.getByRole('button', { name: /^(Deliver|Fikisha)$/ }).click();
      },
    },
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
