import type { Words } from '#core/i18n/language.ts';
import type { CountedWords } from '#web-kit/i18n/counted.ts';

export const START_ANEW = {
  title: { en: 'Start anew', sw: 'Anza upya' },
  about: {
    en: 'Removes every sale, return, payment and debt of this branch, its stock and its books. Stores, accounts, settings, employees, products, customers and activities stay. A backup is made first.',
    sw: 'Huondoa kila mauzo, marejesho, malipo na deni la tawi hili, bidhaa zilizopo na vitabu vyake. Stoo, akaunti, mipangilio, wafanyakazi, bidhaa, wateja na shughuli hubaki. Nakala hutengenezwa kwanza.',
  },
  typeName: { en: 'Type the name of the branch: {branch}', sw: 'Andika jina la tawi: {branch}' },
  reset: { en: 'Remove the data', sw: 'Ondoa data' },
  backups: { en: 'Backups', sw: 'Nakala' },
  putBack: { en: 'Put back', sw: 'Rudisha' },
  putBackTitle: { en: 'Put back the backup of {at}?', sw: 'Urudishe nakala ya {at}?' },
  putBackBody: {
    en: 'All that was removed comes back as it was. Nothing may have been recorded in the branch since.',
    sw: 'Vyote vilivyoondolewa vitarudi kama vilivyokuwa. Lazima kusiwe na kilichorekodiwa kwenye tawi tangu hapo.',
  },
  wasPutBack: { en: 'Put back {at}', sw: 'Imerudishwa {at}' },
} as const satisfies Record<string, Words>;

export const REMOVE_SAMPLE = {
  title: { en: 'Remove the sample', sw: 'Ondoa duka la mfano' },
  about: {
    en: 'Removes this sample shop with all its branches, people, goods and books. Nothing of it is left, and nobody can log in to it any more.',
    sw: 'Huondoa duka hili la mfano pamoja na matawi, watu, bidhaa na vitabu vyake vyote. Hakuna kinachobaki, na hakuna anayeweza kuingia tena.',
  },
  typeName: {
    en: 'Type the name of the sample shop: {business}',
    sw: 'Andika jina la duka la mfano: {business}',
  },
  remove: { en: 'Remove all of it', sw: 'Ondoa lote' },
} as const satisfies Record<string, Words>;

export const REMOVED: CountedWords = {
  one: { en: '{n} row was removed and kept', sw: 'Safu {n} imeondolewa na kuhifadhiwa' },
  many: { en: '{n} rows were removed and kept', sw: 'Safu {n} zimeondolewa na kuhifadhiwa' },
};

export const RETURNED: CountedWords = {
  one: { en: '{n} row was put back', sw: 'Safu {n} imerudishwa' },
  many: { en: '{n} rows were put back', sw: 'Safu {n} zimerudishwa' },
};

export const ROWS: CountedWords = {
  one: { en: '{n} row', sw: 'Safu {n}' },
  many: { en: '{n} rows', sw: 'Safu {n}' },
};
