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
  report: { en: 'Report', sw: 'Ripoti' },
};
