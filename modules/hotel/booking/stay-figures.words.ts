// cspell:ignore Bado hakuna kilicholipwa Inayobaki kulipwa Kati yake amana Usiku Iliyotozwa hadi sasa Imelipwa imelipwa yote zimebaki ambao haujatozwa Kuondoka mapema inalipa inayozidi bili iliyopo
import type { Words } from '#core/i18n/language.ts';

/** What the page of a stay and the question before check-out say of its money. */
export const STAY_FIGURES = {
  left: { en: 'Left to pay', sw: 'Inayobaki kulipwa' },
  leftIn: { en: 'of it {currency} {amount}', sw: 'kati yake {currency} {amount}' },
  nights: { en: 'Nights', sw: 'Usiku' },
  days: { en: '{since} to {until}', sw: '{since} hadi {until}' },
  charged: { en: 'Charged so far', sw: 'Iliyotozwa hadi sasa' },
  total: { en: 'Charged', sw: 'Iliyotozwa' },
  extras: { en: 'of it to the room {amount}', sw: 'kati yake chumbani {amount}' },
  paid: { en: 'Paid', sw: 'Imelipwa' },
  deposit: { en: 'of it deposit {amount}', sw: 'kati yake amana {amount}' },
  takePayment: { en: 'Take payment', sw: 'Pokea malipo' },
  payments: { en: 'Payments', sw: 'Malipo' },
  nothingPaid: { en: 'Nothing paid yet.', sw: 'Bado hakuna kilicholipwa.' },
  price: { en: 'Price of the stay', sw: 'Bei ya kukaa' },
  asked: { en: 'Deposit', sw: 'Amana' },
  askedPaid: { en: 'paid', sw: 'imelipwa yote' },
  askedBy: { en: '{amount} due by {day}', sw: '{amount} kabla ya {day}' },
  askedLeft: { en: '{amount} not paid yet', sw: 'zimebaki {amount}' },
  notPosted: { en: 'Nights not posted yet: {n}', sw: 'Usiku ambao haujatozwa: {n}' },
  open: { en: 'Charged and unpaid', sw: 'Iliyotozwa, haijalipwa' },
  early: { en: 'For leaving early', sw: 'Kwa kuondoka mapema' },
  byDay: { en: 'Room by day', sw: 'Chumba cha mchana' },
  used: { en: 'The deposit pays', sw: 'Amana inalipa' },
  now: { en: 'Left to pay now', sw: 'Ya kulipwa sasa' },
  inOther: { en: 'Of it for the stay, in {currency}', sw: 'Kati yake ya kukaa, kwa {currency}' },
  over: { en: 'Deposit above the bill', sw: 'Amana inayozidi bili' },
} as const satisfies Record<string, Words>;
