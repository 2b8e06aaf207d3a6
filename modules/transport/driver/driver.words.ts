// cspell:ignore umepakiwa nimefika nimeondoka pakia pesa iliyobaki odomita aliyepokea safari zako yaliyotokea inasubiri haikukubaliwa

import type { Words } from '#core/i18n/language.ts';

/** The words of the page on which a driver sees his trips, on a phone and without a network. */
export const DRIVER = {
  title: { en: 'My trips', sw: 'Safari zangu' },
  none: { en: 'No trips for you now', sw: 'Huna safari kwa sasa' },
  noneBody: {
    en: 'A trip stands here once the office has confirmed it with you as its driver.',
    sw: 'Safari huonekana hapa ofisi ikishaithibitisha wewe ukiwa dereva wake.',
  },
  load: { en: 'Loaded', sw: 'Nimepakia' },
  depart: { en: 'Left', sw: 'Nimeondoka' },
  deliver: { en: 'Arrived', sw: 'Nimefika' },
  note: { en: 'Note', sw: 'Taarifa' },
  noteText: { en: 'What happened?', sw: 'Nini kimetokea?' },
  place: { en: 'Where I am', sw: 'Nilipo' },
  placeName: { en: 'Town or place', sw: 'Mji au mahali' },
  cost: { en: 'Add a cost', sw: 'Andika gharama' },
  kind: { en: 'What for', sw: 'Ya nini' },
  amount: { en: 'Amount', sw: 'Kiasi' },
  litres: { en: 'Litres', sw: 'Lita' },
  odometer: { en: 'Odometer (km)', sw: 'Odomita (km)' },
  receivedBy: { en: 'Received by', sw: 'Aliyepokea' },
  photo: { en: 'Photo of the delivery', sw: 'Picha ya mzigo uliofika' },
  takePhoto: { en: 'Take a photo', sw: 'Piga picha' },
  signature: { en: 'Signature of the receiver', sw: 'Sahihi ya mpokeaji' },
  signatureHint: { en: 'The receiver signs here with a finger.', sw: 'Mpokeaji asaini hapa kwa kidole.' },
  signAgain: { en: 'Sign again', sw: 'Saini upya' },
  save: { en: 'Save', sw: 'Hifadhi' },
  callOffice: { en: 'Call the office', sw: 'Pigia ofisi' },
  advance: { en: 'Left of the advance', sw: 'Pesa ya safari iliyobaki' },
  ownMoney: { en: 'You paid of your own', sw: 'Umelipa ya kwako' },
  goods: { en: 'Goods', sw: 'Mizigo' },
  times: { en: '{from} to {to}', sw: '{from} hadi {to}' },
  arrived: {
    en: 'You have arrived. The office settles the advance.',
    sw: 'Umefika. Ofisi itamaliza pesa ya safari.',
  },
  next: { en: 'Other trips', sw: 'Safari nyingine' },
} as const satisfies Record<string, Words>;
