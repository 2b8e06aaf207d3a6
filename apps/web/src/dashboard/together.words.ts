import type { Words } from '#core/i18n/language.ts';

/** The words of the page that shows all branches. */
export const TOGETHER = {
  title: { en: 'All branches together', sw: 'Matawi yote kwa pamoja' },
  back: { en: 'Back to {branch}', sw: 'Rudi {branch}' },
  inCurrency: { en: 'Branches that count in {currency}', sw: 'Matawi yanayotumia {currency}' },
  branches: { en: 'Branch by branch', sw: 'Tawi kwa tawi' },
  branch: { en: 'Branch', sw: 'Tawi' },
  sales: { en: 'Sales', sw: 'Mauzo' },
  change: { en: 'Change', sw: 'Badiliko' },
  count: { en: 'Number of sales', sw: 'Idadi ya mauzo' },
  profit: { en: 'Gross profit', sw: 'Faida ghafi' },
  owed: { en: 'Owed to you', sw: 'Unachodai' },
  open: { en: 'Go to {branch}', sw: 'Nenda {branch}' },
  notLoaded: { en: 'The figures could not be fetched', sw: 'Takwimu hazikuweza kupatikana' },
  none: {
    en: 'You may not see the figures of any branch.',
    sw: 'Huna ruhusa ya kuona takwimu za tawi lolote.',
  },
} as const satisfies Record<string, Words>;
