import type { Words } from '#core/i18n/language.ts';

// cspell:ignore Tozo zilizomo mchana Bili mgeni Usiku Kuondoka mapema Amana hutumika akitoka iliyotumika Imelipwa iliyomo Inayobaki hadi sasa Analipa

/** What the bill of a stay says beside names and figures. */
export const GUEST_BILL = {
  bill: { en: 'Bill', sw: 'Bili ya mgeni' },
  number: { en: 'Booking {number}', sw: 'Uhifadhi {number}' },
  soFar: { en: 'SO FAR', sw: 'HADI SASA' },
  room: { en: 'Room {number}', sw: 'Chumba {number}' },
  payer: { en: 'Paid by {name}', sw: 'Analipa {name}' },
  night: { en: 'Night of {day}, room {room}', sw: 'Usiku wa {day}, chumba {room}' },
  foreign: { en: '{title}: {currency} {amount}', sw: '{title}: {currency} {amount}' },
  stayIn: { en: 'Stay in {currency}, at {rate}', sw: 'Ukaaji kwa {currency}, kwa {rate}' },
  leftIn: { en: '{title} (of it {currency} {amount})', sw: '{title} (kati yake {currency} {amount})' },
  early: { en: 'For leaving early', sw: 'Kwa kuondoka mapema' },
  byDay: { en: 'Room by day, {day}', sw: 'Chumba cha mchana, {day}' },
  levy: { en: 'Levies included', sw: 'Tozo zilizomo' },
  charge: { en: '{day} {goods} ({number})', sw: '{day} {goods} ({number})' },
  vat: { en: 'VAT included', sw: 'VAT iliyomo' },
  total: { en: 'Total', sw: 'Jumla' },
  deposit: { en: '{day} Deposit used', sw: '{day} Amana iliyotumika' },
  ahead: { en: 'Deposit, used at check-out', sw: 'Amana, hutumika mgeni akitoka' },
  payment: { en: '{day} {account}', sw: '{day} {account}' },
  settled: { en: 'Paid at the till or taken off', sw: 'Imelipwa dukani au imeondolewa' },
  left: { en: 'Balance due', sw: 'Inayobaki kulipwa' },
  thisRoom: { en: 'This room only', sw: 'Chumba hiki tu' },
  allRooms: { en: 'All rooms', sw: 'Vyumba vyote' },
  bySms: { en: 'Send by SMS', sw: 'Tuma kwa SMS' },
  sent: { en: 'The bill is sent to the guest by SMS', sw: 'Bili imetumwa kwa mgeni kwa SMS' },
  print: { en: 'Print bill', sw: 'Chapisha bili' },
  asPdf: { en: 'As PDF', sw: 'Kama PDF' },
} as const satisfies Record<string, Words>;
