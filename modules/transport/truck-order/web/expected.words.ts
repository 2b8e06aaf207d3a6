// cspell:ignore ushuru posho njia yake
/** What the page of a trip says of what it is expected to cost. */
export const EXPECTED = {
  title: { en: 'Expected', sw: 'Matarajio' },
  ofTrips: {
    en: 'From the last {n} trips of this route',
    sw: 'Kutokana na safari {n} za mwisho za njia hii',
  },
  ofRoute: { en: 'From the figures of the route', sw: 'Kutokana na takwimu za njia' },
  freight: { en: 'Freight before VAT', sw: 'Usafirishaji kabla ya VAT' },
  fuel: { en: 'Fuel', sw: 'Mafuta' },
  toll: { en: 'Tolls', sw: 'Ushuru wa barabara' },
  allowance: { en: 'Allowance of the driver', sw: 'Posho ya dereva' },
  other: { en: 'Other costs', sw: 'Gharama nyingine' },
  profit: { en: 'Expected profit', sw: 'Faida inayotarajiwa' },
} as const;
