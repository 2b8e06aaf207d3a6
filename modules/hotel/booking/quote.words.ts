/** The drawer that says what a stay would cost, to a guest on the telephone. */
export const STAY_QUOTE = {
  open: { en: 'Quote a stay', sw: 'Bei ya kukaa' },
  guests: { en: 'Guests', sw: 'Wageni' },
  ofNights: { en: '{type}, nights: {n}', sw: '{type}, usiku: {n}' },
  usual: { en: 'Usual price', sw: 'Bei ya kawaida' },
  free: {
    en: 'Free for these nights ({count}): {rooms}',
    sw: 'Vinavyopatikana kwa siku hizi ({count}): {rooms}',
  },
  noneFree: { en: 'No room is free for all these nights', sw: 'Hakuna chumba kwa siku zote hizi' },
  atLeast: {
    en: 'These days are let for at least {n} nights.',
    sw: 'Siku hizi hukodishwa kwa usiku {n} au zaidi.',
  },
  under: {
    en: 'Price is {percent} % under the usual one. Write why.',
    sw: 'Bei iko chini ya ile ya kawaida kwa {percent} %. Andika sababu.',
  },
  total: { en: 'Total', sw: 'Jumla' },
  inOther: { en: 'In {currency}, at {price} a night', sw: 'Kwa {currency}, {price} kwa usiku' },
  levyOf: { en: 'with levies of {amount}', sw: 'pamoja na tozo {amount}' },
  levies: { en: 'Levies in it', sw: 'Tozo zilizomo' },
  deposit: { en: 'Deposit', sw: 'Amana' },
  depositBy: { en: 'Deposit, by {day}', sw: 'Amana, kabla ya {day}' },
  book: { en: 'Book', sw: 'Hifadhi' },
  send: { en: 'Send', sw: 'Tuma' },
  copy: { en: 'Copy', sw: 'Nakili' },
  copied: { en: 'The quote is copied', sw: 'Bei imenakiliwa' },
} as const;
