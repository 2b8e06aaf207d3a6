/** Sentences about types of rooms beside their fields. */
export const ROOM_TYPE_TEXTS = {
  oneDeposit: {
    en: 'Choose one way to ask for a deposit: a percentage, nights or an amount.',
    sw: 'Chagua namna moja ya kuomba amana: asilimia, idadi ya usiku au kiasi.',
  },
  amountOrPercent: {
    en: 'Type an amount or a percentage, one of the two.',
    sw: 'Andika kiasi au asilimia, kimoja kati ya hivyo viwili.',
  },
  foreignNeedsAll: {
    en: 'A price in another currency needs the currency, the price and the exchange rate.',
    sw: 'Bei kwa sarafu nyingine inahitaji sarafu, bei na kiwango cha kubadilisha.',
  },
  seasonOfYear: {
    en: 'A season of every year needs its first and last day, less than a year apart.',
    sw: 'Msimu wa kila mwaka unahitaji siku ya kwanza na ya mwisho, zisizozidi mwaka mmoja.',
  },
  endsBefore: { en: 'This ends before it begins.', sw: 'Hii inaisha kabla ya kuanza.' },
} as const;
