// cspell:ignore imeagizwa umeikubali wasiliana kuipata hazitumiki
import type { Words } from '#core/i18n/language.ts';

/** The words of the page on which a customer sees his quote. */
export const QUOTE_PAGE = {
  title: { en: 'Your quote', sw: 'Nukuu yako ya bei' },
  open: { en: 'Quote for you', sw: 'Nukuu yako ya bei' },
  openText: { en: 'These prices hold until {until}.', sw: 'Bei hizi zitabaki hadi {until}.' },
  accepted: { en: 'Accepted', sw: 'Imekubaliwa' },
  acceptedText: { en: '{business} will be in touch with you.', sw: '{business} watawasiliana nawe.' },
  ordered: { en: 'Accepted and ordered', sw: 'Imekubaliwa na kuagizwa' },
  orderedText: { en: 'Thank you.', sw: 'Asante.' },
  expired: { en: 'Expired', sw: 'Imeisha muda' },
  expiredText: {
    en: 'The last day was {until}. Ask {business} for a new quote.',
    sw: 'Mwisho ulikuwa {until}. Waombe {business} nukuu mpya.',
  },
  closed: { en: 'No longer valid', sw: 'Haitumiki tena' },
  closedText: {
    en: 'Ask {business} for a new quote if you still want it.',
    sw: 'Waombe {business} nukuu mpya kama bado unaihitaji.',
  },
  youAccepted: { en: 'You accepted it on {at}.', sw: 'Uliikubali {at}.' },
  lines: { en: 'What is offered', sw: 'Vilivyomo' },
  each: { en: '{quantity} at {price}', sw: '{quantity} kwa {price}' },
  discount: { en: 'Discount', sw: 'Punguzo' },
  taxAdded: { en: 'VAT', sw: 'VAT' },
  taxIncluded: { en: 'VAT included', sw: 'VAT iliyojumuishwa' },
  total: { en: 'Total', sw: 'Jumla' },
  date: { en: 'Date', sw: 'Tarehe' },
  until: { en: 'Valid until', sw: 'Mwisho wa kutumika' },
  remarks: { en: 'Remarks', sw: 'Maoni' },
  accept: { en: 'Accept, {amount}', sw: 'Kubali, {amount}' },
} as const satisfies Record<string, Words>;

/** Told to whoever sent it. */
export const QUOTE_ACCEPTED = {
  title: { en: 'Quote {number} was accepted', sw: 'Nukuu {number} imekubaliwa' },
  text: {
    en: 'The customer accepted it by the link that was sent, {amount} in total.',
    sw: 'Mteja ameikubali kwa kiungo alichotumiwa, jumla {amount}.',
  },
} as const satisfies Record<string, Words>;
