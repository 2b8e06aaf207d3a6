import type { Words } from '#core/i18n/language.ts';
import type { CountedWords } from '#web-kit/i18n/counted.ts';

export const START_OVER = {
  title: { en: 'Start over', sw: 'Anza upya' },
  about: {
    en: 'Deletes all sales, returns, payments and debts of this branch, its stock and its books. Stores, accounts, settings, employees, products, customers and activities are kept. A backup is made first.',
    sw: 'Hufuta mauzo, marejesho, malipo na madeni yote ya tawi hili, stoku yake na vitabu vyake. Stoo, akaunti, mipangilio, wafanyakazi, bidhaa, wateja na shughuli hubaki. Nakala rudufu hutengenezwa kwanza.',
  },
  typeName: {
    en: 'Type the branch name to confirm: {branch}',
    sw: 'Andika jina la tawi kuthibitisha: {branch}',
  },
  reset: { en: 'Reset branch data', sw: 'Futa taarifa zote' },
  backups: { en: 'Backups', sw: 'Nakala rudufu' },
  putBack: { en: 'Restore', sw: 'Rejesha' },
  putBackTitle: { en: 'Restore the backup of {at}?', sw: 'Urejeshe nakala rudufu ya {at}?' },
  putBackBody: {
    en: 'Everything that was removed is restored. This is possible only if nothing has been recorded in the branch since.',
    sw: 'Vyote vilivyoondolewa vitarejeshwa. Inawezekana tu kama hakuna kilichorekodiwa kwenye tawi tangu hapo.',
  },
  wasPutBack: { en: 'Restored {at}', sw: 'Imerejeshwa {at}' },
} as const satisfies Record<string, Words>;

export const REMOVE_SAMPLE = {
  title: { en: 'Remove sample shop', sw: 'Ondoa duka la mfano' },
  about: {
    en: 'This removes the sample shop with all its branches, employees, products and books. Nothing is kept, and its logins stop working.',
    sw: 'Hii itaondoa duka la mfano pamoja na matawi, wafanyakazi, bidhaa na vitabu vyake vyote. Hakuna kitakachobaki, na akaunti zake za kuingia zitaacha kufanya kazi.',
  },
  typeName: {
    en: 'Type the name of the sample shop to confirm: {business}',
    sw: 'Andika jina la duka la mfano kuthibitisha: {business}',
  },
  remove: { en: 'Remove sample shop', sw: 'Ondoa duka la mfano' },
} as const satisfies Record<string, Words>;

export const REMOVED: CountedWords = {
  one: { en: '{n} record removed and backed up', sw: 'Rekodi {n} imeondolewa na kuhifadhiwa' },
  many: { en: '{n} records removed and backed up', sw: 'Rekodi {n} zimeondolewa na kuhifadhiwa' },
};

export const RETURNED: CountedWords = {
  one: { en: '{n} record restored', sw: 'Rekodi {n} imerejeshwa' },
  many: { en: '{n} records restored', sw: 'Rekodi {n} zimerejeshwa' },
};

export const ROWS: CountedWords = {
  one: { en: '{n} record', sw: 'Rekodi {n}' },
  many: { en: '{n} records', sw: 'Rekodi {n}' },
};
