import type { Page } from 'playwright-core';
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
    {
      name: 'customer-statement-currencies',
      as: 'owner',
      path: ({ ids }) => `/customer/statement?id=${ids.customer}`,
      meanwhile: owesDollarsToo,
    },
  ],
};

/** As of a customer who was sold to in a branch that keeps its books in another currency. */
async function owesDollarsToo(page: Page) {
  const asked = /\/api\/customer\/statement\?/;
  await page.route(asked, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.message.balances.push({ currency: 'USD', balance: 1234.5 });
    await route.fulfill({ response, json: answer });
  });
  return () => page.unroute(asked);
}
