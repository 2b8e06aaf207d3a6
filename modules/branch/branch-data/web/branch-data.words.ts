import type { Words } from '#core/i18n/language.ts';

export const DATA = {
  title: { en: 'Branch data', sw: 'Taarifa za tawi' },
  about: { en: 'Recorded at {branch}', sw: 'Zilizorekodiwa {branch}' },
  notLoaded: { en: 'The counts could not be loaded', sw: 'Idadi hazikuweza kupakiwa' },
  records: { en: 'Records', sw: 'Rekodi' },
  room: { en: 'Approximate size', sw: 'Ukubwa wa takriban' },
  kind: { en: 'Type', sw: 'Aina' },
  ledgers: { en: 'Stock and money ledgers', sw: 'Leja za stoku na fedha' },
  all: { en: 'Total', sw: 'Jumla' },
  take: { en: 'Download data', sw: 'Pakua taarifa' },
  takeAbout: {
    en: 'All records of this branch that you have permission to see. Records shared by all branches, such as products and customers, are exported from their own lists.',
    sw: 'Rekodi zote za tawi hili unazoruhusiwa kuona. Rekodi zinazotumiwa na matawi yote, kama bidhaa na wateja, hupakuliwa kwenye orodha zake.',
  },
  excel: { en: 'Excel', sw: 'Excel' },
  excelHint: { en: 'One sheet for each type', sw: 'Laha moja kwa kila aina' },
  json: { en: 'JSON', sw: 'JSON' },
  jsonHint: {
    en: 'With the lines of each record, for use in other programs',
    sw: 'Pamoja na mistari ya kila rekodi, kwa programu nyingine',
  },
} as const satisfies Record<string, Words>;
