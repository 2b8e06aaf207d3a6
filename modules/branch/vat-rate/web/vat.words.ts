import type { Words } from '#core/i18n/language.ts';

/** What the settings say of the VAT of a branch. */
export const VAT = {
  title: { en: 'VAT', sw: 'VAT' },
  why: {
    en: 'Each sale uses the VAT rate of its date. Posted sales never change.',
    sw: 'Kila mauzo hutozwa VAT ya tarehe yake. Mauzo yaliyoandikwa hayabadiliki.',
  },
  from: { en: 'From {day}', sw: 'Kuanzia {day}' },
  always: { en: 'From the beginning', sw: 'Tangu mwanzo' },
  now: { en: 'Current', sw: 'Ya sasa' },
  toCome: { en: 'Upcoming', sw: 'Inakuja' },
  registered: { en: '{rate}% standard rate', sw: 'Kiwango cha kawaida {rate}%' },
  relief: {
    en: '{rate}% standard rate, {relief}% special relief',
    sw: 'Kawaida {rate}%, nafuu maalumu {relief}%',
  },
  unregistered: { en: 'Not registered: no VAT', sw: 'Haijasajiliwa: hakuna VAT' },
  change: { en: 'Schedule a change', sw: 'Panga mabadiliko' },
  since: { en: 'Effective from', sw: 'Kuanzia tarehe' },
  isRegistered: { en: 'Registered for VAT', sw: 'Imesajiliwa kwa VAT' },
  standard: { en: 'Standard rate', sw: 'Kiwango cha kawaida' },
  special: { en: 'Special relief', sw: 'Nafuu maalumu' },
  number: { en: 'VRN number', sw: 'Namba ya VRN' },
  numberWhy: {
    en: 'The VAT registration number given by the tax authority.',
    sw: 'Namba ya usajili kama ilivyotolewa na mamlaka ya kodi.',
  },
  inPrice: {
    en: 'From {day}: a price of {price} includes {vat} VAT.',
    sw: 'Kuanzia {day}: bei ya {price} imejumuisha VAT {vat}.',
  },
  onPrice: {
    en: 'From {day}: a price of {price} becomes {gross} with VAT.',
    sw: 'Kuanzia {day}: bei ya {price} inakuwa {gross} pamoja na VAT.',
  },
  noVat: { en: 'From {day}: no VAT.', sw: 'Kuanzia {day}: hakuna VAT.' },
  save: { en: 'Save VAT', sw: 'Hifadhi VAT' },
  cancel: { en: 'Cancel', sw: 'Ghairi' },
  saved: { en: 'VAT saved', sw: 'VAT imehifadhiwa' },
  drop: { en: 'Remove the VAT change of {day}', sw: 'Futa VAT ya kuanzia {day}' },
  dropped: { en: 'Change removed', sw: 'Mabadiliko yamefutwa' },
  notLoaded: { en: 'VAT could not be loaded', sw: 'VAT haikuweza kupakiwa' },
} as const satisfies Record<string, Words>;
