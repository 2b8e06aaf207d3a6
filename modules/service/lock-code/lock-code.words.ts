// cspell:ignore anayehudumia kuisoma imehifadhiwa unarekodiwa
import type { Words } from '#core/i18n/language.ts';

/** The words of the lock code of an item. */
export const LOCK = {
  title: { en: 'Lock code', sw: 'Namba ya kufungua' },
  none: { en: 'No code was left.', sw: 'Hakuna namba iliyoachwa.' },
  hidden: { en: 'Only the person assigned can read it.', sw: 'Anayehudumia tu ndiye anayeweza kuisoma.' },
  recorded: { en: 'Each reading is recorded.', sw: 'Kila usomaji unarekodiwa.' },
  show: { en: 'Show code', sw: 'Onyesha namba' },
  add: { en: 'Add code', sw: 'Ongeza namba' },
  change: { en: 'Change code', sw: 'Badili namba' },
  save: { en: 'Save', sw: 'Hifadhi' },
  cancel: { en: 'Cancel', sw: 'Ghairi' },
  saved: { en: 'The code is saved', sw: 'Namba imehifadhiwa' },
} as const satisfies Record<string, Words>;
