import type { Words } from '#core/i18n/language.ts';

/** What stands on the report of a shift. */
export const SHIFT_REPORT = {
  x: { en: 'X report', sw: 'Ripoti X' },
  z: { en: 'Z report', sw: 'Ripoti Z' },
  opened: { en: 'Opened', sw: 'Ilifunguliwa' },
  closed: { en: 'Closed', sw: 'Ilifungwa' },
  sales: { en: 'Sales, {n}', sw: 'Mauzo, {n}' },
  discounts: { en: 'Discounts', sw: 'Punguzo' },
  voids: { en: 'Voided, {n}', sw: 'Yaliyobatilishwa, {n}' },
  returns: { en: 'Returns, {n}', sw: 'Marejesho, {n}' },
  net: { en: 'Net sales', sw: 'Mauzo halisi' },
  vat: { en: 'VAT {rate}%', sw: 'VAT {rate}%' },
  float: { en: 'Float at opening', sw: 'Taslimu ya kuanzia' },
  late: { en: 'Late sales, {n}', sw: 'Mauzo yaliyochelewa, {n}' },
  expected: { en: 'Cash expected', sw: 'Taslimu inayotarajiwa' },
  counted: { en: 'Cash counted', sw: 'Taslimu iliyohesabiwa' },
  over: { en: 'Over', sw: 'Ziada' },
  short: { en: 'Short', sw: 'Pungufu' },
  agrees: { en: 'Difference', sw: 'Tofauti' },
  stays: { en: 'Stays in the drawer', sw: 'Inabaki kwenye droo' },
  rest: { en: 'To {account}', sw: 'Kwenda {account}' },
  shown: { en: '{account}, shown', sw: '{account}, iliyoonyeshwa' },
  cashier: { en: 'Cashier', sw: 'Mhudumu wa kaunta' },
  manager: { en: 'Manager', sw: 'Meneja' },
  print: { en: 'Print', sw: 'Chapisha' },
  paper: { en: 'Paper', sw: 'Karatasi' },
} as const satisfies Record<string, Words>;
