// cspell:ignore yaliyotokea njiani nauli ilisema
/** Cards on the page of a trip. */
export const TRIP_CARDS = {
  shares: { en: 'Freight by customer', sw: 'Nauli kwa kila mteja' },
  proof: { en: 'Proof of delivery', sw: 'Uthibitisho wa kupokelewa' },
  events: { en: 'On the way', sw: 'Yaliyotokea njiani' },
  claimed: { en: 'The clock of the phone said {at}.', sw: 'Saa ya simu ilisema {at}.' },
} as const;
