import type { Words } from '#core/i18n/language.ts';

/** Sentences of rules and checks. */
export const VAT_SETTLEMENT_TEXTS = {
  lastOfMonth: {
    en: 'Choose the last day of a month.',
    sw: 'Chagua siku ya mwisho ya mwezi.',
  },
} as const satisfies Readonly<Record<string, Words>>;
