/** The drawer that says what a stay would cost, to a guest on the telephone. */
export const STAY_QUOTE = {
  open: { en: 'Quote a stay', sw: 'Bei ya kukaa' },
  guests: { en: 'Guests', sw: 'Wageni' },
  usual: { en: 'Usual price', sw: 'Bei ya kawaida' },
  free: { en: '{count} rooms are free for these nights', sw: 'Vyumba {count} vinapatikana kwa siku hizi' },
  noneFree: { en: 'No room is free for all these nights', sw: 'Hakuna chumba kwa siku zote hizi' },
  total: { en: 'Total', sw: 'Jumla' },
  copy: { en: 'Copy', sw: 'Nakili' },
  copied: { en: 'The quote is copied', sw: 'Bei imenakiliwa' },
} as const;
