import type { Words } from '#core/i18n/language.ts';

// cspell:ignore zilizochelewa linaloisha yaliyopita yanaisha

/** Words of what is open of a customer or supplier. */
export const OWING = {
  late: { en: 'Late', sw: 'Zilizochelewa' },
  lateSince: { en: '{late}, since {day}', sw: '{late}, tangu {day}' },
  nextDue: { en: 'Next due', sw: 'Deni linalofuata' },
  whenDue: { en: 'When it is due', sw: 'Mwisho wa kulipa' },
  soon: { en: 'Due within 7 days', sw: 'Ndani ya siku 7' },
  later: { en: 'Due later', sw: 'Baadaye' },
  toPay: { en: 'To pay', sw: 'Ya kulipwa' },
  toReceive: { en: 'To be paid by them', sw: 'Anayopaswa kulipa' },
  oldestFirst: { en: 'The oldest due first', sw: 'Lililotangulia kwanza' },
  document: { en: 'Document', sw: 'Hati' },
  due: { en: 'Due', sw: 'Mwisho wa kulipa' },
  total: { en: 'Total', sw: 'Jumla' },
  settled: { en: 'Paid, returned', sw: 'Iliyolipwa, iliyorudishwa' },
  left: { en: 'Left', sw: 'Iliyobaki' },
  pay: { en: 'Pay', sw: 'Lipa' },
  receive: { en: 'Receive', sw: 'Pokea' },
  payIt: { en: 'Pay {document}', sw: 'Lipa {document}' },
  receiveIt: { en: 'Receive {document}', sw: 'Pokea {document}' },
  opening: { en: 'Opening balance', sw: 'Salio la kuanzia' },
  allOfThem: { en: 'All {n}', sw: 'Yote {n}' },
  thisMonth: { en: 'This month', sw: 'Mwezi huu' },
  quarter: { en: '3 months', sw: 'Miezi 3' },
  thisYear: { en: 'This year', sw: 'Mwaka huu' },
  period: { en: 'Period of the statement', sw: 'Kipindi cha taarifa' },
  before: { en: 'Balance before', sw: 'Salio la kabla' },
  whole: { en: 'Whole statement', sw: 'Taarifa yote' },
} as const satisfies Record<string, Words>;
