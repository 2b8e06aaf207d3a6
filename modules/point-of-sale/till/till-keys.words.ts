import type { Words } from '#core/i18n/language.ts';

/** What each key of the till does, by its command. */
export const TILL_KEY_WORDS = {
  search: { en: 'Scan or search', sw: 'Skani au tafuta' },
  more: { en: 'Add one to the line', sw: 'Ongeza moja kwenye mstari' },
  fewer: { en: 'Take one off the line', sw: 'Punguza moja kwenye mstari' },
  line_up: { en: 'Line above', sw: 'Mstari wa juu' },
  line_down: { en: 'Line below', sw: 'Mstari wa chini' },
  remove_line: { en: 'Remove the line', sw: 'Ondoa mstari' },
  discount: { en: 'Discount', sw: 'Punguzo' },
  customer: { en: 'Customer', sw: 'Mteja' },
  park: {
    en: 'Park the cart; on an empty cart, parked carts',
    sw: 'Weka kikapu kando; kikapu kikiwa tupu, vilivyowekwa kando',
  },
  shift: { en: 'Open or close the shift', sw: 'Fungua au funga zamu' },
  pay: { en: 'Pay', sw: 'Lipa' },
  way: { en: 'Payment method', sw: 'Njia ya malipo' },
  exact: { en: 'Exact amount', sw: 'Kiasi kamili' },
  split: { en: 'Next split payment', sw: 'Sehemu nyingine ya malipo' },
  accept: { en: 'Add the first result; complete the sale', sw: 'Ongeza tokeo la kwanza; kamilisha mauzo' },
  reprint: { en: 'Reprint the last receipt', sw: 'Chapisha risiti ya mwisho tena' },
  back: { en: 'Back one step', sw: 'Rudi hatua moja' },
  help: { en: 'Keyboard shortcuts', sw: 'Njia za mkato za kibodi' },
  count_before_scan: { en: 'Then scan: add three', sw: 'Kisha skani: ongeza tatu' },
} as const satisfies Record<string, Words>;
