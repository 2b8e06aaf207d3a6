import type { Words } from '#core/i18n/language.ts';

/** Words of the pages of quotes. */
export const QUOTE = {
  newTitle: { en: 'New quote', sw: 'Nukuu mpya ya bei' },
  save: { en: 'Save quote', sw: 'Hifadhi nukuu' },
  send: { en: 'Send', sw: 'Tuma' },
  sendTitle: { en: 'Send this quote?', sw: 'Uitume nukuu hii?' },
  sendBody: {
    en: 'It gets its number, and its prices hold until its last day.',
    sw: 'Itapata namba, na bei zake zitabaki hadi mwisho wa kutumika.',
  },
  sentNow: { en: 'Quote {number} is sent', sw: 'Nukuu {number} imetumwa' },
  accept: { en: 'Accepted', sw: 'Imekubaliwa' },
  acceptTitle: { en: 'Has the customer accepted it?', sw: 'Mteja ameikubali?' },
  acceptBody: {
    en: 'What is on this page is what was agreed, {amount} in all. It is changed by a new revision only.',
    sw: 'Kilicho kwenye ukurasa huu ndicho kilichokubaliwa, jumla {amount}. Hubadilishwa kwa toleo jipya tu.',
  },
  acceptedNow: { en: 'The quote is accepted', sw: 'Nukuu imekubaliwa' },
  revise: { en: 'New revision', sw: 'Toleo jipya' },
  share: { en: 'Share PDF', sw: 'Tuma PDF' },
  print: { en: 'Print', sw: 'Chapisha' },
} as const satisfies Record<string, Words>;
