import type { Words } from '#core/i18n/language.ts';
import type { CountedWords } from '../../i18n/counted.ts';

/** The words of a list on paper. */
export const PRINT = {
  found: { en: 'contains “{keyword}”', sw: 'yenye “{keyword}”' },
  beyond: {
    en: 'Only the first {n} of {total} rows are printed. Narrow the list, or export it to Excel to get them all.',
    sw: 'Zinachapishwa safu {n} za kwanza tu kati ya {total}. Punguza orodha, au ihamishe kwenda Excel kupata zote.',
  },
} as const satisfies Record<string, Words>;

export const ROWS_ON_PAPER: CountedWords = {
  one: { en: '1 row', sw: 'Safu 1' },
  many: { en: '{n} rows', sw: 'Safu {n}' },
};
