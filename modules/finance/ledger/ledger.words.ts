import type { Words } from '#core/i18n/language.ts';

/** Sentences of rules and commands. */
export const LEDGER_TEXTS = {
  entriesOne: { en: '{n} entry', sw: 'Ingizo {n}' },
  entriesMany: { en: '{n} entries', sw: 'Maingizo {n}' },
  linesOne: { en: '{n} line', sw: 'Mstari {n}' },
  linesMany: { en: '{n} lines', sw: 'Mistari {n}' },
  monthsOne: { en: '{n} monthly total', sw: 'Jumla {n} ya mwezi' },
  monthsMany: { en: '{n} monthly totals', sw: 'Jumla {n} za miezi' },
  reversalsOne: { en: '{n} reversal', sw: 'Utenguzi {n}' },
  reversalsMany: { en: '{n} reversals', sw: 'Tenguzi {n}' },
  branchesOne: { en: '{n} branch', sw: 'Tawi {n}' },
  branchesMany: { en: '{n} branches', sw: 'Matawi {n}' },
  accountsOne: { en: '{n} account', sw: 'Akaunti {n}' },
  accountsMany: { en: '{n} accounts', sw: 'Akaunti {n}' },
  inLockedDays: { en: 'Posted in locked days', sw: 'Imeingizwa kwenye siku zilizofungwa' },
  accountMonthsFold: { en: 'Update monthly ledger totals', sw: 'Sasisha jumla za mwezi za leja' },
  entriesBalance: {
    en: 'Every entry has at least two lines, and its debits equal its credits.',
    sw: 'Kila ingizo lina mistari miwili au zaidi, na jumla ya debiti ni sawa na jumla ya krediti.',
  },
  linesFollowEntries: {
    en: 'Every line has the branch and date of its entry.',
    sw: 'Mistari ya kila ingizo iko kwenye tawi lake na tarehe yake.',
  },
  nothingBeforeBooksBegin: {
    en: 'Nothing is posted before the day on which the books begin.',
    sw: 'Hakuna kilichoingizwa kabla ya siku ambayo vitabu vinaanza.',
  },
  monthSumsAreLines: {
    en: 'The monthly totals of each account equal the sum of its lines.',
    sw: 'Jumla za kila mwezi za kila akaunti ni sawa na jumla ya mistari yake.',
  },
  branchesOweEachOtherNothing: {
    en: 'What branches owe each other adds up to zero (account 1900).',
    sw: 'Madeni ya matawi baina yao hufutana na kuwa sifuri (akaunti 1900).',
  },
  reversalsRestore: {
    en: 'Each reversal reverses exactly the amounts of its entry.',
    sw: 'Kila utenguzi hutengua kiasi kilekile cha ingizo lake.',
  },
  reversalsFollowInTime: {
    en: 'No reversal is dated before the entry that it reverses.',
    sw: 'Hakuna utenguzi wenye tarehe ya kabla ya ingizo unalotengua.',
  },
  nobodyOwesLessThanNothing: {
    en: 'Balances of customers, suppliers and deposits were not below zero at the end of any day.',
    sw: 'Salio la wateja, wasambazaji na amana halikuwa chini ya sifuri mwisho wa siku yoyote.',
  },
} as const satisfies Readonly<Record<string, Words>>;
