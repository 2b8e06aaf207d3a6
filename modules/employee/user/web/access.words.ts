import type { Words } from '#core/i18n/language.ts';

export const ACCESS = {
  everyStore: { en: 'Every store of the branch', sw: 'Stoo zote za tawi' },
  elsewhere: {
    en: 'Only who works in this branch can change its stores.',
    sw: 'Anayefanya kazi kwenye tawi hili tu anaweza kubadili stoo zake.',
  },
  everything: { en: 'Every permission', sw: 'Ruhusa zote' },
  nothing: { en: 'No role', sw: 'Hakuna wadhifa' },
} as const satisfies Record<string, Words>;
