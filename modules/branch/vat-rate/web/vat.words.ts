import type { Words } from '#core/i18n/language.ts';

/** What the settings say of the VAT of a branch. */
export const VAT = {
  title: { en: 'VAT', sw: 'VAT' },
  why: {
    en: 'Each sale bears the VAT of its day. What is posted never changes.',
    sw: 'Kila mauzo hutozwa VAT ya siku yake. Yaliyoandikwa hayabadiliki.',
  },
  from: { en: 'From {day}', sw: 'Kuanzia {day}' },
  always: { en: 'From the beginning', sw: 'Tangu mwanzo' },
  now: { en: 'Today', sw: 'Leo' },
  toCome: { en: 'To come', sw: 'Inakuja' },
  registered: { en: '{rate}% standard rate', sw: 'Kiwango cha kawaida {rate}%' },
  relief: {
    en: '{rate}% standard rate, {relief}% special relief',
    sw: 'Kawaida {rate}%, nafuu maalumu {relief}%',
  },
  unregistered: { en: 'Not registered: no VAT', sw: 'Haijasajiliwa: hakuna VAT' },
  change: { en: 'Change from a day', sw: 'Badilisha kuanzia siku' },
  since: { en: 'From the day', sw: 'Kuanzia siku' },
  isRegistered: { en: 'Registered for VAT', sw: 'Imesajiliwa kwa VAT' },
  standard: { en: 'Standard rate', sw: 'Kiwango cha kawaida' },
  special: { en: 'Special relief', sw: 'Nafuu maalumu' },
  number: { en: 'VRN number', sw: 'Namba ya VRN' },
  numberWhy: {
    en: 'The number of the registration, as the tax authority gave it.',
    sw: 'Namba ya usajili kama ilivyotolewa na mamlaka ya kodi.',
  },
  inPrice: {
    en: 'From {day}: of a price of {price}, {vat} is VAT.',
    sw: 'Kuanzia {day}: kwenye bei ya {price}, VAT ni {vat}.',
  },
  onPrice: {
    en: 'From {day}: a price of {price} costs {gross} with VAT.',
    sw: 'Kuanzia {day}: bei ya {price} inakuwa {gross} pamoja na VAT.',
  },
  noVat: { en: 'From {day}: no VAT.', sw: 'Kuanzia {day}: hakuna VAT.' },
  save: { en: 'Save the VAT', sw: 'Hifadhi VAT' },
  cancel: { en: 'Cancel', sw: 'Ghairi' },
  saved: { en: 'The VAT is saved', sw: 'VAT imehifadhiwa' },
  drop: { en: 'Take back the VAT from {day}', sw: 'Futa VAT ya kuanzia {day}' },
  dropped: { en: 'The change is taken back', sw: 'Badiliko limefutwa' },
  notLoaded: { en: 'The VAT could not be loaded', sw: 'VAT haikuweza kupakiwa' },
} as const satisfies Record<string, Words>;
