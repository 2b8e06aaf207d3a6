import type { Words } from '#core/i18n/language.ts';

export const RIGHTS = {
  search: { en: 'Find a permission', sw: 'Tafuta ruhusa' },
  chosen: { en: '{n} of {all} permissions', sw: 'Ruhusa {n} kati ya {all}' },
  count: { en: '{n} of {all}', sw: '{n} kati ya {all}' },
  all: { en: 'Give all', sw: 'Toa zote' },
  none: { en: 'Take all away', sw: 'Ondoa zote' },
  allOf: { en: 'All of {module}', sw: 'Zote za {module}' },
  lacked: { en: '{right} (not yours to give)', sw: '{right} (huna ruhusa hii ya kutoa)' },
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
  againstNone: { en: 'Compared with no role', sw: 'Bila kulinganisha na wadhifa' },
  against: { en: 'Compared with {role}', sw: 'Ukilinganisha na {role}' },
  differs: { en: '{more} more, {less} missing', sw: '{more} zaidi, {less} zimekosekana' },
  onlyDiffering: { en: 'Only what differs', sw: 'Zinazotofautiana tu' },
  onlyGiven: { en: 'Only what is given', sw: 'Zilizotolewa tu' },
  more: { en: 'More', sw: 'Zaidi' },
  less: { en: 'Missing', sw: 'Haipo' },
  seeAs: { en: 'See as this role', sw: 'Tazama kama wadhifa huu' },
  nothingFound: { en: 'No permission reads like this.', sw: 'Hakuna ruhusa inayofanana na hii.' },
} as const satisfies Record<string, Words>;
