// cspell:ignore NIDA Kadi usajili Mgeni Wageni Kitambulisho Kinakosekana kinachosema Sahihi Naahidi kufuata kanuni nyumba Kufika Kuondoka Usiku Watoto

/** The card that a guest signs on arrival. */
export const REGISTRATION = {
  card: { en: 'Registration card', sw: 'Kadi ya usajili' },
  guest: { en: 'Guest', sw: 'Mgeni' },
  room: { en: 'Room', sw: 'Chumba' },
  arrival: { en: 'Arrival', sw: 'Kufika' },
  departure: { en: 'Departure', sw: 'Kuondoka' },
  nights: { en: 'Nights', sw: 'Usiku' },
  adults: { en: 'Adults', sw: 'Watu wazima' },
  children: { en: 'Children', sw: 'Watoto' },
  vehicle: { en: 'Vehicle', sw: 'Gari' },
  name: { en: 'Name', sw: 'Jina' },
  identity: { en: 'Identity', sw: 'Kitambulisho' },
  nationality: { en: 'Nationality', sw: 'Uraia' },
  phone: { en: 'Phone number', sw: 'Namba ya simu' },
  rules: { en: 'I will keep to the rules of the house.', sw: 'Naahidi kufuata kanuni za nyumba.' },
  signature: { en: 'Signature', sw: 'Sahihi' },
  date: { en: 'Date', sw: 'Tarehe' },
  missing: { en: 'Identity is missing', sw: 'Kitambulisho kinakosekana' },
  missingWhy: {
    en: 'Edit the booking and add who sleeps there, with passport, NIDA or driving licence; or print the card and have it filled in.',
    sw: 'Hariri uhifadhi uandike wanaolala humo, na pasipoti, NIDA au leseni; au chapisha kadi ijazwe kwa mkono.',
  },
} as const;

/** What the servers call it as they erase the papers of guests who have left. */
export const ERASING = {
  title: { en: 'Erase identities of past guests', sw: 'Kufuta vitambulisho vya wageni wa zamani' },
} as const;
