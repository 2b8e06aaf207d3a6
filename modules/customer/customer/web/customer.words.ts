import type { Words } from '#core/i18n/language.ts';

/** Words of the customer's screens beside those of the fields. */
export const CUSTOMER = {
  receive: { en: 'Receive payment', sw: 'Pokea malipo' },
  payBack: { en: 'Pay the deposit back', sw: 'Rudisha akiba' },
  statement: { en: 'Statement', sw: 'Taarifa ya mteja' },
  back: { en: 'Back to the customer', sw: 'Rudi kwa mteja' },
  balance: { en: 'Balance', sw: 'Salio' },
  owes: { en: 'owes this', sw: 'anadaiwa' },
  ahead: { en: 'paid ahead', sw: 'amelipa mapema' },
  square: { en: 'owes nothing', sw: 'hadaiwi' },
  overdue: { en: 'Overdue', sw: 'Deni lililopita muda' },
  creditLeft: { en: 'Credit left', sw: 'Mkopo uliobaki' },
  ofLimit: { en: 'of {limit}', sw: 'kati ya {limit}' },
  noLimit: { en: 'No limit', sw: 'Hakuna kikomo' },
  lastPurchase: { en: 'Last purchase', sw: 'Mara ya mwisho kununua' },
  never: { en: 'Never', sw: 'Bado' },
} as const satisfies Record<string, Words>;
