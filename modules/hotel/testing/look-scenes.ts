import type { Page } from 'playwright-core';
import type { ScenesOfModule } from '../../../tools/look/scenes-of-modules.ts';

// cspell:ignore Ripoti hitilafu chumba Vilivyo huru siku hizi Uhifadhi mpya Chapisha bili usajili Bei kukaa mgeni kuingia kutoka Kadi Mgeni Badili kuondoka Hamisha

/** The tool of a list is a button on a laptop, and a line in the menu of a phone. */
async function openTool(page: Page, name: RegExp): Promise<void> {
  const button = page.getByRole('button', { name });
  const menu = page.getByRole('button', { name: /^(Sort|Panga)/ });
  await button.or(menu).first().waitFor();
  if (await button.first().isVisible()) await button.first().click();
  else {
    await menu.first().click();
    await page.getByRole('menuitem', { name }).click();
  }
  await page.getByRole('dialog').waitFor();
}

const stay = ({ ids }: { ids: Readonly<Record<string, string>> }) => `/hotel/booking-view?id=${ids.stay}`;
const coming = ({ ids }: { ids: Readonly<Record<string, string>> }) =>
  `/hotel/booking-view?id=${ids.booking}`;

export const LOOK: ScenesOfModule = {
  scenes: [
    { name: 'guest-register-paper', as: 'owner', path: '/hotel/guest-register?print=1' },
    { name: 'room-rates', as: 'owner', path: '/hotel/room-rates' },
    { name: 'group-form', as: 'owner', path: '/hotel/group-form' },
    {
      name: 'booking-chart-free',
      as: 'owner',
      path: '/hotel/booking-chart',
      prepare: async (page) =>
        page.getByRole('button', { name: /^(Free for these nights|Vilivyo huru siku hizi)/ }).click(),
    },
    {
      name: 'booking-chart-book',
      as: 'owner',
      path: '/hotel/booking-chart',
      prepare: async (page) => page.getByRole('button', { name: /^(New booking|Uhifadhi mpya)/ }).click(),
    },
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
      name: 'room-fault',
      as: 'owner',
      path: '/hotel/housekeeping',
      prepare: async (page) => {
        await page
          .getByRole('button', { name: /^(Report a fault in room|Ripoti hitilafu ya chumba)/ })
          .first()
          .click();
        await page.getByRole('checkbox').check();
      },
    },
    {
      name: 'night-audit',
      as: 'owner',
      path: '/hotel/night-audit',
    },
    {
      name: 'night-audit-report',
      as: 'owner',
      path: '/hotel/night-audit?report=',
    },
    {
      name: 'stay-quote',
      as: 'owner',
      path: '/hotel/room-type-list',
      prepare: (page) => openTool(page, /^(Quote a stay|Bei ya kukaa)$/),
    },
  ],
};
