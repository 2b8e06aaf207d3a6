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
  nothingFound: { en: 'No permission reads like this.', sw: 'Hakuna ruhusa inayofanana na hii.' },
} as const satisfies Record<string, Words>;
