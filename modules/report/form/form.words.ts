import type { Words } from '#core/i18n/language.ts';

/** The words of the report form. */
export const FORM = {
  total: { en: 'Total', sw: 'Jumla' },
  without: { en: 'Not stated', sw: 'Haijatajwa' },
  others: { en: '{n} others', sw: 'Mengine {n}' },
  reports: { en: 'Reports', sw: 'Ripoti' },
  title: { en: '{type} report', sw: 'Ripoti: {type}' },
  types: { en: 'Type of report', sw: 'Aina ya ripoti' },
  groupBy: { en: 'Group by', sw: 'Panga kwa' },
  by: { en: '{type} by {group}', sw: '{type} kwa {group}' },
  compare: { en: 'Compare with', sw: 'Linganisha na' },
  comparePrevious: { en: 'Against the period before', sw: 'Na kipindi kilichotangulia' },
  compareLastYear: { en: 'Against last year', sw: 'Na mwaka uliopita' },
  compareNone: { en: 'No comparison', sw: 'Bila kulinganisha' },
  from: { en: 'from {amount}', sw: 'kutoka {amount}' },
  average: { en: 'On average', sw: 'Wastani' },
  change: { en: 'Change', sw: 'Badiliko' },
  empty: { en: 'Nothing in this period', sw: 'Hakuna kitu katika kipindi hiki' },
  noType: { en: 'You may see no type of report', sw: 'Huna ruhusa ya kuona aina yoyote ya ripoti' },
  noTypeWhy: {
    en: 'Ask the owner for the right to one of them.',
    sw: 'Mwombe mmiliki ruhusa ya mojawapo.',
  },
  addUp: {
    en: 'The {n} records below add up to this figure.',
    sw: 'Rekodi {n} zilizo hapa chini zinafikia kiasi hiki.',
  },
  records: { en: 'Records', sw: 'Rekodi' },
} as const satisfies Record<string, Words>;
