import type { Words } from '#core/i18n/language.ts';

/** Words of the supplier's screens beside those of the fields. */
export const SUPPLIER = {
  pay: { en: 'Pay supplier', sw: 'Mlipe msambazaji' },
  takeBack: { en: 'Get deposit back', sw: 'Rudishiwa amana' },
  statement: { en: 'Statement', sw: 'Taarifa ya akaunti' },
  back: { en: 'Back to the supplier', sw: 'Rudi kwa msambazaji' },
  balance: { en: 'Balance', sw: 'Salio' },
  youOweThem: { en: 'You owe them', sw: 'Wanakudai' },
  ahead: { en: 'on deposit', sw: 'una amana' },
  square: { en: 'you owe nothing', sw: 'hudaiwi' },
  thisYear: { en: 'Bought this year', sw: 'Ulizonunua mwaka huu' },
  purchases: { en: '{n} purchases', sw: 'manunuzi {n}' },
  onePurchase: { en: '1 purchase', sw: 'manunuzi 1' },
  newPurchase: { en: 'New purchase', sw: 'Manunuzi mapya' },
  pricesPaid: { en: 'Prices last paid', sw: 'Bei za mwisho' },
  up: { en: '{n}% up', sw: 'imepanda {n}%' },
  down: { en: '{n}% down', sw: 'imeshuka {n}%' },
  asBefore: { en: 'as before', sw: 'kama awali' },
} as const satisfies Record<string, Words>;
