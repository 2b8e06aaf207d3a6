import type { Words } from '#core/i18n/language.ts';

export const DATA = {
  title: { en: 'Branch data', sw: 'Data za tawi' },
  about: { en: 'Recorded at {branch}', sw: 'Zilizorekodiwa {branch}' },
  notLoaded: { en: 'The counts could not be loaded', sw: 'Idadi hazikuweza kupakiwa' },
  records: { en: 'Records', sw: 'Rekodi' },
  room: { en: 'Size, about', sw: 'Ukubwa, takriban' },
  kind: { en: 'Kind', sw: 'Aina' },
  ledgers: { en: 'Ledgers of stock and money', sw: 'Leja za bidhaa na fedha' },
  all: { en: 'Total', sw: 'Jumla' },
  take: { en: 'Take it along', sw: 'Pakua data' },
  takeAbout: {
    en: 'All records of this branch that you may list, with the fields that you may see. What is shared by all branches, such as products and customers, has its own lists.',
    sw: 'Rekodi zote za tawi hili unazoruhusiwa kuorodhesha, pamoja na sehemu unazoruhusiwa kuona. Vinavyotumiwa na matawi yote, kama bidhaa na wateja, vina orodha zake.',
  },
  excel: { en: 'Excel', sw: 'Excel' },
  excelHint: { en: 'A sheet for each kind', sw: 'Karatasi kwa kila aina' },
  json: { en: 'JSON', sw: 'JSON' },
  jsonHint: {
    en: 'With the lines of each record, for other programs',
    sw: 'Na mistari ya kila rekodi, kwa programu nyingine',
  },
} as const satisfies Record<string, Words>;
