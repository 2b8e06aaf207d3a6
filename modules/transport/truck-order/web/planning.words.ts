// cspell:ignore mzigo malori yaliyo huru wakati huo mizigo inayosubiri kurudi uzito ujazo lipo huko kutoka hapo haitoshi lililochaguliwa
/** What stands beside a trip that is being planned. */
export const PLANNING = {
  load: { en: 'Load', sw: 'Mzigo' },
  kg: { en: '{load} of {capacity} kg', sw: '{load} kati ya {capacity} kg' },
  m3: { en: '{load} of {capacity} m³', sw: '{load} kati ya {capacity} m³' },
  onlyKg: { en: '{load} kg', sw: '{load} kg' },
  onlyM3: { en: '{load} m³', sw: '{load} m³' },
  tooFull: { en: 'More than the truck carries.', sw: 'Zaidi ya uwezo wa lori.' },
  trucks: { en: 'Free trucks', sw: 'Malori yaliyo huru' },
  none: { en: 'No truck is free for this time.', sw: 'Hakuna lori lililo huru kwa wakati huu.' },
  notFree: {
    en: 'The chosen truck is not free for this time.',
    sw: 'Lori lililochaguliwa haliko huru kwa wakati huu.',
  },
  at: { en: 'In {place}', sw: 'Lipo {place}' },
  away: { en: 'In {place}, {km} km away', sw: 'Lipo {place}, umbali wa km {km}' },
  unknown: { en: 'Place not known', sw: 'Mahali hapajulikani' },
  tooSmall: { en: 'Too small for this load', sw: 'Ni dogo kwa mzigo huu' },
  use: { en: 'Use', sw: 'Tumia' },
  take: { en: 'Use {truck}', sw: 'Tumia {truck}' },
  chosen: { en: 'Chosen', sw: 'Limechaguliwa' },
  returns: { en: 'Return loads', sw: 'Mizigo ya kurudi' },
  to: { en: 'To {place}', sw: 'Kwenda {place}' },
} as const;
