/** The drawer in which the nights of guests in the house are posted. */
export const NIGHT_AUDIT = {
  open: { en: 'Night audit', sw: 'Ukaguzi wa usiku' },
  title: { en: 'Night audit', sw: 'Ukaguzi wa usiku' },
  day: { en: 'Up to the night of', sw: 'Hadi usiku wa' },
  arrivals: { en: 'Not arrived', sw: 'Hawajafika' },
  departures: { en: 'Still in the house', sw: 'Bado wamo' },
  arrivalsWhy: {
    en: 'Check them in, change the booking or mark it as a no-show.',
    sw: 'Waingize, badili uhifadhi wao, au andika kwamba hawakufika.',
  },
  departuresWhy: {
    en: 'Check them out or change their departure: no night is charged after it.',
    sw: 'Watoe au badili siku yao ya kuondoka: hakuna usiku unaotozwa baada ya hapo.',
  },
  expected: { en: 'Expected {day}', sw: 'Wanatarajiwa {day}' },
  leaves: { en: 'Departure {day}', sw: 'Kuondoka {day}' },
  room: { en: 'Room {room} · {guest}', sw: 'Chumba {room} · {guest}' },
  toPost: { en: 'Nights to post', sw: 'Usiku wa kutoza' },
  nothing: { en: 'No night waits to be posted', sw: 'Hakuna usiku unaosubiri kutozwa' },
  nothingWhy: {
    en: 'Every night of the guests in the house is posted.',
    sw: 'Kila usiku wa wageni waliomo umetozwa.',
  },
  total: { en: 'Total', sw: 'Jumla' },
  post: { en: 'Post {count} nights', sw: 'Toza usiku {count}' },
  postNothing: { en: 'Post nights', sw: 'Toza usiku' },
  done: { en: 'The nights are posted', sw: 'Usiku umetozwa' },
} as const;
