import type { Words } from '#core/i18n/language.ts';
import { CHANGE } from '../change.i18n.ts';

export const ACTIVITY = {
  ...CHANGE,
  file: { en: 'File', sw: 'Faili' },
  kept: { en: 'Kept as', sw: 'Imehifadhiwa' },
  was: { en: 'Was', sw: 'Ilikuwa' },
  noChanges: {
    en: 'No field that you may see was changed.',
    sw: 'Hakuna sehemu unayoweza kuona iliyobadilishwa.',
  },
  open: { en: 'Open {one}', sw: 'Fungua {one}' },
  branch: { en: 'Branch', sw: 'Tawi' },
  by: { en: 'Who and when', sw: 'Nani na lini' },
} as const satisfies Record<string, Words>;

/** What is on record and has no definition of its own. */
export const OTHER_RECORDS: Readonly<Record<string, Words>> = {
  'support-access': { en: 'Support access', sw: 'Ruhusa ya msaada' },
  job: { en: 'Background job', sw: 'Kazi ya nyuma' },
  message: { en: 'Message', sw: 'Ujumbe' },
  notification: { en: 'Notification', sw: 'Taarifa' },
  report: { en: 'Report', sw: 'Ripoti' },
};
