import type { Words } from '#core/i18n/language.ts';
import type { CountedWords } from '../../i18n/counted.ts';

/** The words of a list on paper. */
export const PRINT = {
  found: { en: 'contains “{keyword}”', sw: 'yenye “{keyword}”' },
  beyond: {
    en: 'This paper holds the first {n} of {total} rows. Narrow the list, or export it to Excel for all of them.',
    sw: 'Karatasi hii ina safu {n} za kwanza kati ya {total}. Punguza orodha, au ihamishe kwenye Excel kwa safu zote.',
  },
} as const satisfies Record<string, Words>;

export const ROWS_ON_PAPER: CountedWords = {
  one: { en: '1 row', sw: 'Safu 1' },
  many: { en: '{n} rows', sw: 'Safu {n}' },
};
