import type { Words } from '#core/i18n/language.ts';

/** How a change is told, on the screen and in a sheet. */
export const CHANGE = {
  when: { en: 'When', sw: 'Lini' },
  field: { en: 'Field', sw: 'Sehemu' },
  before: { en: 'Before', sw: 'Kabla' },
  after: { en: 'After', sw: 'Baada' },
} as const satisfies Record<string, Words>;
