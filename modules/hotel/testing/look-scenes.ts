import type { ScenesOfModule } from '../../../tools/look/scenes-of-modules.ts';

// cspell:ignore Chapisha bili usajili Ukaguzi usiku Bei kukaa mgeni kuingia kutoka Kadi Mgeni Badili kuondoka Hamisha

const stay = ({ ids }: { ids: Readonly<Record<string, string>> }) => `/hotel/booking-view?id=${ids.stay}`;
const coming = ({ ids }: { ids: Readonly<Record<string, string>> }) =>
  `/hotel/booking-view?id=${ids.booking}`;

export const LOOK: ScenesOfModule = {
  scenes: [
    { name: 'room-rates', as: 'owner', path: '/hotel/room-rates' },
    { name: 'group-form', as: 'owner', path: '/hotel/group-form' },
    {
      name: 'booking-bill',
      as: 'owner',
      path: stay,
      prepare: async (page) => page.getByText(/^(Print bill|Chapisha bili)/).scrollIntoViewIfNeeded(),
    },
    {
      name: 'booking-bill-sheet',
      as: 'owner',
      path: stay,
      prepare: async (page) => {
        await page.getByText('A4', { exact: true }).first().click();
        await page.getByText(/^(Print bill|Chapisha bili)/).scrollIntoViewIfNeeded();
      },
    },
    {
      name: 'booking-registration',
      as: 'owner',
      path: stay,
      prepare: async (page) =>
        page
          .getByText(/^(Registration card|Kadi ya usajili)/)
          .first()
          .scrollIntoViewIfNeeded(),
    },
    {
      name: 'booking-check-out',
      as: 'owner',
      path: stay,
      prepare: async (page) =>
        page
          .getByRole('button', { name: /^(Check out|Mgeni kutoka)$/ })
          .first()
          .click(),
    },
    {
      name: 'booking-check-in',
      as: 'owner',
      path: coming,
      prepare: async (page) =>
        page
          .getByRole('button', { name: /^(Check in|Mgeni kuingia)$/ })
          .first()
          .click(),
    },
    {
      name: 'night-audit',
      as: 'owner',
      path: '/hotel/booking-list',
      prepare: async (page) => {
        await page
          .getByRole('button', { name: /^(Night audit|Ukaguzi wa usiku)$/ })
          .first()
          .click();
        await page.getByRole('dialog').getByText('65,000').first().waitFor();
      },
    },
    {
      name: 'stay-quote',
      as: 'owner',
      path: '/hotel/room-type-list',
      prepare: async (page) => {
        await page
          .getByRole('button', { name: /^(Quote a stay|Bei ya kukaa)$/ })
          .first()
          .click();
        await page.getByRole('dialog').waitFor();
      },
    },
  ],
};
