import type { Words } from '#core/i18n/language.ts';

export const ACCESS = {
  everyStore: { en: 'Every store of the branch', sw: 'Stoo zote za tawi' },
  elsewhere: {
    en: 'Switch to this branch to choose its stores.',
    sw: 'Hamia tawi hili ili uchague stoo zake.',
  },
  everything: { en: 'Every permission', sw: 'Ruhusa zote' },
  nothing: { en: 'No role', sw: 'Hakuna wadhifa' },
} as const satisfies Record<string, Words>;
