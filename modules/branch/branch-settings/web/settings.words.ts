import type { Words } from '#core/i18n/language.ts';

export const SETTINGS = {
  title: { en: 'Branch settings', sw: 'Mipangilio ya tawi' },
  groups: { en: 'Groups of settings', sw: 'Makundi ya mipangilio' },
  save: { en: 'Save for this branch', sw: 'Hifadhi kwa tawi hili' },
  discard: { en: 'Discard', sw: 'Futa mabadiliko' },
  contrast: { en: 'Text contrast {ratio}:1', sw: 'Utofauti wa maandishi {ratio}:1' },
  openColour: { en: 'Pick a colour', sw: 'Chagua rangi' },
  shade: { en: 'Shade', sw: 'Kivuli cha rangi' },
  hue: { en: 'Hue', sw: 'Aina ya rangi' },
  swatch: { en: 'Colour {colour}', sw: 'Rangi {colour}' },
  deviceFont: { en: 'Device font', sw: 'Maandishi ya kifaa hiki' },
  noAddress: {
    en: 'These SMS have no link to the page of the service yet: the person who runs this server has to set PUBLIC_ADDRESS, the address that customers reach it at.',
    sw: 'SMS hizi bado hazina kiungo cha ukurasa wa huduma: anayesimamia seva aweke PUBLIC_ADDRESS, anwani ambayo wateja wanaifikia.',
  },
  noGateway: {
    en: 'No SMS gateway is set up. SMS wait in the outbox.',
    sw: 'Njia ya kutuma SMS haijawekwa. SMS zinasubiri kwenye ujumbe wa kutumwa.',
  },
  notLoaded: { en: 'The settings could not be loaded', sw: 'Mipangilio haikuweza kupakiwa' },
} as const satisfies Record<string, Words>;

export const CHANGED = {
  one: { en: '1 unsaved change', sw: 'Badiliko 1 halijahifadhiwa' },
  many: { en: '{n} unsaved changes', sw: 'Mabadiliko {n} hayajahifadhiwa' },
} as const satisfies Record<string, Words>;

/** What the preview shows; none of it is anybody's. */
export const PREVIEW = {
  title: { en: 'Preview', sw: 'Onyesho la awali' },
  theme: { en: 'Preview theme', sw: 'Mandhari ya onyesho' },
  light: { en: 'Light', sw: 'Mwanga' },
  dark: { en: 'Dark', sw: 'Giza' },
  sales: { en: 'Sales today', sw: 'Mauzo ya leo' },
  sell: { en: 'New sale', sw: 'Mauzo mapya' },
  export: { en: 'Export', sw: 'Hamisha' },
  customer: { en: 'Customer', sw: 'Mteja' },
  mama: { en: 'Mama Rehema', sw: 'Mama Rehema' },
  paid: { en: 'Paid', sw: 'Imelipwa' },
  brand: { en: 'In use', sw: 'Inatumika' },
  drink: { en: 'Mo Xtra 300ml', sw: 'Mo Xtra 300ml' },
  rice: { en: 'Kyela Rice 1kg', sw: 'Mchele wa Kyela 1kg' },
  coffee: { en: 'Africafé Instant 50g', sw: 'Africafé Instant 50g' },
  pieces: { en: '47 pieces', sw: 'Zipo 47' },
  offline: { en: 'Offline mode', sw: 'Bila mtandao' },
} as const satisfies Record<string, Words>;
