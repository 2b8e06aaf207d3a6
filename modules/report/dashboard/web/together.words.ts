import type { Words } from '#core/i18n/language.ts';

/** The words of the page that shows all branches. */
export const TOGETHER = {
  title: { en: 'All branches', sw: 'Matawi yote' },
  back: { en: 'Back to {branch}', sw: 'Rudi {branch}' },
  inCurrency: { en: 'Branches using {currency}', sw: 'Matawi yanayotumia {currency}' },
  branches: { en: 'By branch', sw: 'Kwa kila tawi' },
  branch: { en: 'Branch', sw: 'Tawi' },
  sales: { en: 'Sales', sw: 'Mauzo' },
  change: { en: 'Change', sw: 'Mabadiliko' },
  count: { en: 'Number of sales', sw: 'Idadi ya mauzo' },
  profit: { en: 'Gross profit', sw: 'Faida ghafi' },
  owed: { en: 'Owed to you', sw: 'Unachodai' },
  open: { en: 'Go to {branch}', sw: 'Nenda {branch}' },
  notLoaded: { en: 'The figures could not be loaded', sw: 'Takwimu hazikuweza kupakiwa' },
  none: {
    en: 'You do not have permission to see any branch’s figures.',
    sw: 'Huna ruhusa ya kuona takwimu za tawi lolote.',
  },
} as const satisfies Record<string, Words>;
