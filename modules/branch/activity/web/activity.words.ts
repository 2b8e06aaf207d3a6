import type { Words } from '#core/i18n/language.ts';
import { CHANGE } from '../change.i18n.ts';

export const ACTIVITY = {
  ...CHANGE,
  kept: { en: 'Kept as', sw: 'Imehifadhiwa' },
  was: { en: 'Was', sw: 'Ilikuwa' },
  noChanges: {
    en: 'No field that you may see was changed.',
    sw: 'Hakuna sehemu unayoweza kuona iliyobadilishwa.',
  },
  now: { en: 'now', sw: 'sasa' },
  more: { en: 'and {n} more', sw: 'na {n} zaidi' },
  open: { en: 'Open {one}', sw: 'Fungua {one}' },
  branch: { en: 'Branch', sw: 'Tawi' },
  by: { en: 'Who and when', sw: 'Nani na lini' },
} as const satisfies Record<string, Words>;
