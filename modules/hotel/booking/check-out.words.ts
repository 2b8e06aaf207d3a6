// cspell:ignore Mgeni chumba kutoka Bili mgeni Kampuni analipa Inalipwa Lipa kwa Deni lake Taslimu uliyopokea Kiasi ulichopokea haraka Kamili Chenji kurudisha Chapisha bili toa Zimebaki kulipa kinabaki deni Baada kitasafishwa Kutoka kunaweza kutenguliwa hadi siku hii iishe Hakuna kinachobaki kulipwa Inabaki kulipwa Zaidi inachukua inayobaki
import type { Words } from '#core/i18n/language.ts';

/** What the question says by which a guest leaves and pays. */
export const CHECK_OUT_WORDS = {
  title: { en: 'Check out room {room}', sw: 'Mgeni wa chumba {room} kutoka' },
  left: { en: 'Left to pay', sw: 'Inabaki kulipwa' },
  nothing: { en: 'Nothing is left to pay.', sw: 'Hakuna kinachobaki kulipwa.' },
  billTo: { en: 'Bill to', sw: 'Bili inalipwa na' },
  guest: { en: 'Guest', sw: 'Mgeni' },
  other: { en: 'Company', sw: 'Kampuni' },
  payWith: { en: 'Pay with', sw: 'Lipa kwa' },
  credit: { en: 'On account', sw: 'Deni lake' },
  paidIn: { en: 'Paid in', sw: 'Inalipwa kwa' },
  cashReceived: { en: 'Cash received', sw: 'Taslimu uliyopokea' },
  received: { en: 'Amount received', sw: 'Kiasi ulichopokea' },
  quick: { en: 'Quick amounts', sw: 'Kiasi cha haraka' },
  exact: { en: 'Exact', sw: 'Kamili' },
  change: { en: 'Change to give', sw: 'Chenji ya kurudisha' },
  missing: { en: '{amount} still to pay', sw: 'Zimebaki {amount} kulipa' },
  after: { en: 'After check-out', sw: 'Baada ya kutoka' },
  dirty: { en: 'Room {room} is to be cleaned', sw: 'Chumba {room} kitasafishwa' },
  undo: { en: 'Can be undone until the day ends', sw: 'Kunaweza kutenguliwa hadi siku hii iishe' },
  more: { en: 'Left on another day', sw: 'Aliondoka siku nyingine' },
  print: { en: 'Print the bill', sw: 'Chapisha bili' },
  andPrint: { en: 'Check out and print', sw: 'Toa na chapisha bili' },
} as const satisfies Record<string, Words>;
