import type { ScenesOfModule } from '../../../tools/look/scenes-of-modules.ts';

export const LOOK: ScenesOfModule = {
  openedAt: { '/customer/statement': ({ ids }) => `/customer/statement?id=${ids.customer}` },
  scenes: [
    {
      name: 'customer-on-paper',
      as: 'owner',
      path: ({ ids }) => `/customer/view?id=${ids.customer}&print=1`,
    },
    { name: 'customer-sales', as: 'owner', path: ({ ids }) => `/customer/view?id=${ids.customer}&tab=sale` },
  ],
};
