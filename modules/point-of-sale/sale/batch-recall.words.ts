import type { Words } from '#core/i18n/language.ts';

/** Words of the list of those who bought from a batch. */
export const RECALL = {
  title: { en: 'Who bought from this batch', sw: 'Walionunua kutoka bechi hii' },
  nobody: { en: 'Nothing of this batch has been sold.', sw: 'Hakuna kilichouzwa cha bechi hii.' },
  customer: { en: 'Customer', sw: 'Mteja' },
  noName: { en: 'No customer given', sw: 'Mteja hakutajwa' },
  phone: { en: 'Phone', sw: 'Simu' },
  sale: { en: 'Sale', sw: 'Mauzo' },
  date: { en: 'Date', sw: 'Tarehe' },
  sheet: { en: 'Customers', sw: 'Wateja' },
  sold: { en: 'Sold', sw: 'Zilizouzwa' },
  returned: { en: 'Returned', sw: 'Zilizorudishwa' },
  print: { en: 'Print', sw: 'Chapisha' },
  left: { en: 'Still has', sw: 'Bado anazo' },
} as const satisfies Record<string, Words>;
