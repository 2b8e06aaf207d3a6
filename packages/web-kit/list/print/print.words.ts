import type { Words } from '#core/i18n/language.ts';
import type { CountedWords } from '../../i18n/counted.ts';

/** The words of a list on paper. */
export const PRINT = {
  print: { en: 'Print', sw: 'Chapisha' },
  title: { en: '{many} on paper', sw: '{many} kwenye karatasi' },
  turn: { en: 'Paper', sw: 'Karatasi' },
  portrait: { en: 'A4 upright', sw: 'A4 wima' },
  landscape: { en: 'A4 across', sw: 'A4 mlalo' },
  printed: { en: 'Printed {moment} by {name}', sw: 'Imechapishwa {moment} na {name}' },
  found: { en: 'contains “{keyword}”', sw: 'yenye “{keyword}”' },
  beyond: {
    en: 'This paper holds the first {n} of {total} rows. Narrow the list, or export it to Excel for all of them.',
    sw: 'Karatasi hii ina safu {n} za kwanza kati ya {total}. Punguza orodha, au ihamishe kwenye Excel kwa safu zote.',
  },
  tin: { en: 'TIN {number}', sw: 'TIN {number}' },
  vrn: { en: 'VRN {number}', sw: 'VRN {number}' },
} as const satisfies Record<string, Words>;

export const ROWS_ON_PAPER: CountedWords = {
  one: { en: '1 row', sw: 'Safu 1' },
  many: { en: '{n} rows', sw: 'Safu {n}' },
};
