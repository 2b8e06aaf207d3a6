import type { Words } from '#core/i18n/language.ts';
import { CHANGE } from '../change.i18n.ts';

export const ACTIVITY = {
  ...CHANGE,
  kept: { en: 'Value', sw: 'Thamani' },
  was: { en: 'Was', sw: 'Ilikuwa' },
  noChanges: {
    en: 'No changes that you have permission to see.',
    sw: 'Hakuna mabadiliko unayoruhusiwa kuona.',
  },
  now: { en: 'now', sw: 'sasa' },
  more: { en: 'and {n} more', sw: 'na {n} zaidi' },
  open: { en: 'Open {one}', sw: 'Fungua {one}' },
  branch: { en: 'Branch', sw: 'Tawi' },
  by: { en: 'Who and when', sw: 'Nani na lini' },
} as const satisfies Record<string, Words>;
