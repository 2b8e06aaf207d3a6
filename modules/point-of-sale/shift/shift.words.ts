import type { Words } from '#core/i18n/language.ts';

/** Sentences of the commands and checks of shifts. */
export const SHIFT_TEXTS = {
  countNeeded: { en: 'Count the cash in the till.', sw: 'Hesabu taslimu iliyopo kwenye kaunta.' },
  countDiffers: {
    en: 'The notes and coins come to another amount.',
    sw: 'Noti na sarafu zina jumla tofauti.',
  },
  noTill: { en: 'Choose a till: an account of cash in hand.', sw: 'Chagua kaunta: akaunti ya taslimu.' },
  shiftsOne: { en: '{n} shift', sw: 'Zamu {n}' },
  shiftsMany: { en: '{n} shifts', sw: 'Zamu {n}' },
  shiftsAddUp: {
    en: 'The expected cash of each closed shift is its float and what moved since, and its difference is what was counted less that.',
    sw: 'Taslimu inayotarajiwa ya kila zamu iliyofungwa ni ya kuanzia na mienendo yake, na tofauti ni iliyohesabiwa ukitoa hiyo.',
  },
} as const satisfies Record<string, Words>;
