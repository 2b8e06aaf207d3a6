import type { Page } from 'playwright-core';
import type { ScenesOfModule } from '../../../tools/look/scenes-of-modules.ts';
import { openLink } from '../../point-of-sale/testing/look-scenes.ts';

// cspell:ignore Hati Ukubwa Kubadili Kioo kimevunjika Aina huduma

const job = ({ ids }: { ids: Readonly<Record<string, string>> }) => `/service/view?id=${ids.service}`;
const paper = (kind: string, size: string) => async (page: Page) => {
  const papers = page.getByRole('combobox', { name: /^(Papers|Hati)$/ });
  await papers.selectOption(kind);
  await page.getByRole('combobox', { name: /^(Paper size|Ukubwa)/ }).selectOption(size);
  await papers.scrollIntoViewIfNeeded();
};

/** Types what a customer brings, so that what is usual, a promise and the card stand beside it. */
const takeIn = async (page: Page) => {
  await page.getByRole('combobox', { name: /^(Service type|Aina ya huduma)/ }).fill('Kubadili');
  await page
    .getByRole('option', { name: /Kubadili/ })
    .first()
    .click();
  await page.locator('[name="item"]').fill('Samsung A14');
  await page.locator('[name="problem"]').fill('Kioo kimevunjika');
};

/** Opens the first of a list. */
const openFirst = async (page: Page) => {
  await page
    .getByRole('link', { name: /S\d{4}/ })
    .first()
    .click();
  await page.getByRole('article').waitFor();
};

export const LOOK: ScenesOfModule = {
  scenes: [
    { name: 'service-day', as: 'owner', path: '/service/board?look=day' },
    { name: 'service-intake', as: 'owner', path: '/service/form', prepare: takeIn },
    {
      name: 'service-link',
      as: 'owner',
      path: job,
      prepare: openLink(/api\/service\?id=/, '/job'),
    },
    { name: 'service-done', as: 'owner', path: '/service/list?condition=done', prepare: openFirst },
    ...(['ticket', 'card', 'estimate', 'label'] as const).map((kind) => ({
      ...{ name: `service-paper-${kind}`, as: 'owner' as const, path: job },
      prepare: paper(kind, kind === 'estimate' ? 'A4' : '80mm'),
    })),
  ],
};
