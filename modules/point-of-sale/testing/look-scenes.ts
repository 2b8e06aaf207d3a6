import type { Page } from 'playwright-core';
import type { ScenesOfModule } from '../../../tools/look/scenes-of-modules.ts';

/** The page that the customer of a document has by its link. */
export const openLink = (answer: RegExp, page: string) => async (at: Page) => {
  const [answered] = await Promise.all([at.waitForResponse(answer), at.reload()]);
  const { message } = (await answered.json()) as { message: { link_code: string } };
  await at.goto(`${new URL(at.url()).origin}${page}/${message.link_code}`);
};

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
      name: 'quote-link',
      as: 'owner',
      path: ({ ids }) => `/point-of-sale/quote-view?id=${ids.quote}`,
      prepare: openLink(/api\/quote\?id=/, '/quote'),
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
