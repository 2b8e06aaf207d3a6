import type { Words } from '#core/i18n/language.ts';

/** Sentences of rules. */
export const MANUAL_ENTRY_TEXTS = {
  oneSide: {
    en: 'Enter an amount as debit or as credit, not both.',
    sw: 'Andika kiasi kwenye debiti au kwenye krediti, si zote mbili.',
  },
  twoLines: { en: 'An entry has at least two lines.', sw: 'Ingizo lina mistari miwili au zaidi.' },
  unbalanced: {
    en: 'Debits and credits must be equal.',
    sw: 'Jumla ya debiti na jumla ya krediti lazima zilingane.',
  },
} as const satisfies Readonly<Record<string, Words>>;
