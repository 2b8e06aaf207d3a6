/** Rooms that one person books together. */
export const GROUP = {
  title: { en: 'Group booking', sw: 'Uhifadhi wa kundi' },
  open: { en: 'Group booking', sw: 'Uhifadhi wa kundi' },
  name: { en: 'Name of the group', sw: 'Jina la kundi' },
  organiser: { en: 'Who books', sw: 'Anayehifadhi' },
  rooms: { en: 'How many rooms', sw: 'Vyumba vingapi' },
  oneBill: { en: 'All rooms on one bill', sw: 'Vyumba vyote kwenye bili moja' },
  oneBillWhy: {
    en: 'The whole bill is paid when the last guest checks out. Otherwise each guest pays at check-out.',
    sw: 'Anayehifadhi analipia wote mgeni wa mwisho anapoondoka. La sivyo kila mgeni analipa anapoondoka.',
  },
  what: { en: 'Rooms and nights', sw: 'Vyumba na usiku' },
  save: { en: 'Book the rooms', sw: 'Hifadhi vyumba' },
  done: { en: 'Rooms booked: {count}', sw: 'Vyumba vilivyohifadhiwa: {count}' },
  lower: { en: 'group booking', sw: 'uhifadhi wa kundi' },
  roomsOf: { en: 'Group {name}', sw: 'Kundi {name}' },
  together: { en: 'All on one bill', sw: 'Wote kwenye bili moja' },
  apart: { en: 'Each guest pays', sw: 'Kila mgeni analipa' },
  total: { en: 'Charged to all rooms', sw: 'Iliyotozwa kwa vyumba vyote' },
  left: { en: 'Left to pay', sw: 'Inayodaiwa' },
} as const;
