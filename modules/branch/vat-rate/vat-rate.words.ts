import type { Words } from '#core/i18n/language.ts';

/** Sentences of rules and commands. */
export const VAT_RATE_TEXTS = {
  removed: { en: 'VAT change removed', sw: 'Badiliko la VAT limeondolewa' },
  beforeSales: {
    en: 'There are sales up to {day} and their VAT cannot change. Choose that day or a later one.',
    sw: 'Kuna mauzo hadi {day}, na VAT yake haiwezi kubadilika. Chagua siku hiyo au ya baadaye.',
  },
} as const satisfies Readonly<Record<string, Words>>;
