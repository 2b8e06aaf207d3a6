import type { Words } from '#core/i18n/language.ts';

/** Sentences of rules and commands. */
export const FEE_PAYMENT_TEXTS = {
  feePaymentNoteStatus: { en: 'Update which branches are paid', sw: 'Sasisha matawi yaliyolipiwa' },
} as const satisfies Readonly<Record<string, Words>>;
