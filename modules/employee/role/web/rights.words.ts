import type { Words } from '#core/i18n/language.ts';

export const RIGHTS = {
  search: { en: 'Find a permission', sw: 'Tafuta ruhusa' },
  chosen: { en: '{n} of {all} permissions', sw: 'Ruhusa {n} kati ya {all}' },
  count: { en: '{n} of {all}', sw: '{n} kati ya {all}' },
  all: { en: 'Grant all', sw: 'Ruhusu zote' },
  none: { en: 'Remove all', sw: 'Ondoa zote' },
  allOf: { en: 'All of {module}', sw: 'Zote za {module}' },
  lacked: { en: '{right} (you do not have it)', sw: '{right} (wewe huna)' },
  lackedWhy: {
    en: 'You can only give permissions that you have yourself.',
    sw: 'Unaweza kutoa ruhusa ulizonazo mwenyewe tu.',
  },
  startFrom: { en: 'Start from', sw: 'Anza na' },
  unused: {
    en: 'Modules that this branch does not use ({n})',
    sw: 'Moduli ambazo tawi hili halitumii ({n})',
  },
  foldUnused: {
    en: 'Hide modules that this branch does not use',
    sw: 'Ficha moduli ambazo tawi hili halitumii',
  },
  compare: { en: 'Compare with', sw: 'Linganisha na' },
  againstNone: { en: 'No comparison', sw: 'Bila kulinganisha' },
  against: { en: 'Compared with {role}', sw: 'Ukilinganisha na {role}' },
  differs: { en: '{more} more, {less} missing', sw: '{more} zaidi, {less} zimekosekana' },
  onlyDiffering: { en: 'Differences only', sw: 'Zinazotofautiana tu' },
  onlyGiven: { en: 'Granted only', sw: 'Zilizoruhusiwa tu' },
  more: { en: 'More', sw: 'Zaidi' },
  less: { en: 'Missing', sw: 'Haipo' },
  seeAs: { en: 'View as this role', sw: 'Tazama kama wadhifa huu' },
  nothingFound: { en: 'No permissions found.', sw: 'Hakuna ruhusa iliyopatikana.' },
} as const satisfies Record<string, Words>;
