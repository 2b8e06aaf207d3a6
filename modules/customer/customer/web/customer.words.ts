import type { Words } from '#core/i18n/language.ts';

/** Words of the customer's screens beside those of the fields. */
export const CUSTOMER = {
  receive: { en: 'Receive payment', sw: 'Pokea malipo' },
  payBack: { en: 'Refund deposit', sw: 'Rudisha amana' },
  statement: { en: 'Statement', sw: 'Taarifa ya akaunti' },
  back: { en: 'Back to the customer', sw: 'Rudi kwa mteja' },
  balance: { en: 'Balance', sw: 'Salio' },
  owes: { en: 'owed', sw: 'anadaiwa' },
  ahead: { en: 'on deposit', sw: 'ana amana' },
  square: { en: 'nothing owed', sw: 'hadaiwi' },
  creditLeft: { en: 'Available credit', sw: 'Mkopo uliobaki' },
  ofLimit: { en: 'of {limit}', sw: 'kati ya {limit}' },
  noLimit: { en: 'No limit', sw: 'Hakuna kikomo' },
  lastPurchase: { en: 'Last purchase', sw: 'Mara ya mwisho kununua' },
  never: { en: 'Never', sw: 'Hajawahi' },
} as const satisfies Record<string, Words>;
