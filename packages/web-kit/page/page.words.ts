import type { Words } from '#core/i18n/language.ts';

/** The words of the page of a document. */
export const PAGE = {
  allDetails: { en: 'All details', sw: 'Maelezo yote' },
  linked: { en: 'Linked documents', sw: 'Hati zinazohusiana' },
  thisOne: { en: 'This {one}', sw: 'Hati hii' },
  payments: { en: 'Payments', sw: 'Malipo' },
  nothingPaid: { en: 'Nothing paid yet.', sw: 'Bado hakuna kilicholipwa.' },
  otherPayments: { en: 'Other payments', sw: 'Malipo mengine' },
  left: { en: 'Left to pay', sw: 'Inabaki kulipwa' },
  inDays: { en: 'in {n} days', sw: 'zimebaki siku {n}' },
  tomorrow: { en: 'tomorrow', sw: 'kesho' },
  today: { en: 'today', sw: 'leo' },
  lateDays: { en: '{n} days late', sw: 'zimechelewa siku {n}' },
  lateDay: { en: '1 day late', sw: 'imechelewa siku 1' },
  due: { en: 'due {when}', sw: 'mwisho: {when}' },
  outOf: { en: '{part} of {whole}', sw: '{part} kati ya {whole}' },
  both: { en: '{one}, {other}', sw: '{one}, {other}' },
  isVoid: {
    en: 'This {one} is void and counts no more. What it says stays readable.',
    sw: 'Hati hii imebatilishwa na haihesabiwi tena. Yaliyomo yanabaki kusomeka.',
  },
  waits: {
    en: 'This {one} is not in the books yet: “{step}” posts it.',
    sw: 'Hati hii bado haijaingia kwenye vitabu: “{step}” ndiyo huiingiza.',
  },
} as const satisfies Record<string, Words>;
