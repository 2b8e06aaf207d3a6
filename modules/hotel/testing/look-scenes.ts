import type { ScenesOfModule } from '../../../tools/look/scenes-of-modules.ts';

// cspell:ignore Chapisha bili

const bill = ({ ids }: { ids: Readonly<Record<string, string>> }) => `/hotel/booking-view?id=${ids.stay}`;

export const LOOK: ScenesOfModule = {
  scenes: [
    { name: 'room-rates', as: 'owner', path: '/hotel/room-rates' },
    { name: 'group-form', as: 'owner', path: '/hotel/group-form' },
    {
      name: 'booking-bill',
      as: 'owner',
      path: bill,
      prepare: async (page) => page.getByText(/^(Print bill|Chapisha bili)/).scrollIntoViewIfNeeded(),
    },
    {
      name: 'booking-bill-sheet',
      as: 'owner',
      path: bill,
      prepare: async (page) => {
        await page.getByText('A4', { exact: true }).click();
        await page.getByText(/^(Print bill|Chapisha bili)/).scrollIntoViewIfNeeded();
      },
    },
  ],
};
