import type { Words } from '#core/i18n/language.ts';

/** What the till says of the text of a payment. */
export const AWAITED = {
  waiting: { en: 'Waiting for the text of {amount}.', sw: 'Inasubiri ujumbe wa {amount}.' },
  arrived: { en: '{amount} has arrived', sw: '{amount} imefika' },
  taken: { en: 'Paid by text: {amount}', sw: 'Imelipwa kwa ujumbe: {amount}' },
  many: {
    en: 'Several texts of {amount} have arrived. Which one is it?',
    sw: 'Jumbe kadhaa za {amount} zimefika. Ni upi?',
  },
  take: { en: 'Use it', sw: 'Utumie' },
} as const satisfies Record<string, Words>;
