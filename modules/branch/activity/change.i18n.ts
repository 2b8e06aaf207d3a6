import type { Words } from '#core/i18n/language.ts';

/** How a change is told, on the screen and in a sheet. */
export const CHANGE = {
  when: { en: 'When', sw: 'Lini' },
  file: { en: 'File', sw: 'Faili' },
  field: { en: 'Field', sw: 'Sehemu' },
  before: { en: 'Before', sw: 'Kabla' },
  after: { en: 'After', sw: 'Baada' },
} as const satisfies Record<string, Words>;

/** What is on record and has no definition of its own. */
export const OTHER_RECORDS: Readonly<Record<string, Words>> = {
  'support-access': { en: 'Support access', sw: 'Ruhusa ya msaada' },
  backup: { en: 'Backup', sw: 'Nakala rudufu' },
  job: { en: 'Background job', sw: 'Kazi ya chinichini' },
  message: { en: 'Message', sw: 'Ujumbe' },
  notification: { en: 'Notification', sw: 'Arifa' },
  download: { en: 'Download', sw: 'Upakuaji' },
  import: { en: 'Import', sw: 'Uingizaji' },
  platform: { en: 'Platform', sw: 'Jukwaa' },
  palette: { en: 'Search', sw: 'Utafutaji' },
  'removed-line': { en: 'Removed item', sw: 'Bidhaa iliyoondolewa kikapuni' },
  'tax-receipt': { en: 'Tax receipt', sw: 'Risiti ya TRA' },
  'saved-view': { en: 'View of a list', sw: 'Mwonekano wa orodha' },
  report: { en: 'Report', sw: 'Ripoti' },
};
