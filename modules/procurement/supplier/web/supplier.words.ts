import type { Words } from '#core/i18n/language.ts';

/** Words of the supplier's screens beside those of the fields. */
export const SUPPLIER = {
  pay: { en: 'Pay supplier', sw: 'Mlipe msambazaji' },
  takeBack: { en: 'Get deposit back', sw: 'Rudishiwa amana' },
  statement: { en: 'Statement', sw: 'Taarifa ya akaunti' },
  back: { en: 'Back to the supplier', sw: 'Rudi kwa msambazaji' },
  balance: { en: 'Balance', sw: 'Salio' },
  youOwe: { en: 'you owe', sw: 'unadaiwa' },
  ahead: { en: 'on deposit', sw: 'una amana' },
  square: { en: 'you owe nothing', sw: 'hudaiwi' },
  overdue: { en: 'Overdue', sw: 'Deni lililopita muda' },
  terms: { en: 'Days of credit', sw: 'Siku za mkopo' },
  noTerms: { en: 'None', sw: 'Hakuna makubaliano' },
} as const satisfies Record<string, Words>;
