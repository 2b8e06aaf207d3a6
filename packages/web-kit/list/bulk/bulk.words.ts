import type { Words } from '#core/i18n/language.ts';
import type { CountedWords } from '../../i18n/counted.ts';

export const BULK = {
  edit: { en: 'Edit', sw: 'Hariri' },
  field: { en: 'Field', sw: 'Sehemu' },
  value: { en: 'New value', sw: 'Thamani mpya' },
  clears: { en: 'Leave empty to remove the current value.', sw: 'Acha wazi ili kuondoa thamani iliyopo.' },
  preview: { en: 'Preview changes', sw: 'Tazama mabadiliko' },
  back: { en: 'Back', sw: 'Rudi' },
  undo: { en: 'Undo', sw: 'Tengua' },
  close: { en: 'Close', sw: 'Funga' },
  before: { en: 'Before', sw: 'Kabla' },
  refused: { en: 'Cannot be changed', sw: 'Haziwezi kubadilishwa' },
  notDone: { en: 'Could not be done', sw: 'Hazikuwezekana' },
  nothing: { en: 'Empty', sw: 'Tupu' },
  others: { en: '… and {n} more', sw: '… na nyingine {n}' },
} as const satisfies Record<string, Words>;

export const OF_ROWS: CountedWords = {
  one: { en: '1 row', sw: 'safu 1' },
  many: { en: '{n} rows', sw: 'safu {n}' },
};
export const WERE_DONE: CountedWords = {
  one: { en: 'Done for 1 row.', sw: 'Imefanyika kwa safu 1.' },
  many: { en: 'Done for {n} rows.', sw: 'Imefanyika kwa safu {n}.' },
};
export const EDIT_ROWS: CountedWords = {
  one: { en: 'Edit 1 row', sw: 'Hariri safu 1' },
  many: { en: 'Edit {n} rows', sw: 'Hariri safu {n}' },
};
export const CHANGE_ROWS: CountedWords = {
  one: { en: 'Change 1 row', sw: 'Badilisha safu 1' },
  many: { en: 'Change {n} rows', sw: 'Badilisha safu {n}' },
};
export const WILL_CHANGE: CountedWords = {
  one: { en: '1 row will change.', sw: 'Safu 1 itabadilika.' },
  many: { en: '{n} rows will change.', sw: 'Safu {n} zitabadilika.' },
};
export const HAVE_CHANGED: CountedWords = {
  one: { en: '1 row was changed.', sw: 'Safu 1 imebadilishwa.' },
  many: { en: '{n} rows were changed.', sw: 'Safu {n} zimebadilishwa.' },
};
export const ARE_SO: CountedWords = {
  one: { en: '1 row already has this value.', sw: 'Safu 1 tayari ina thamani hii.' },
  many: { en: '{n} rows already have this value.', sw: 'Safu {n} tayari zina thamani hii.' },
};
