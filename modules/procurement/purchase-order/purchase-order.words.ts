import type { Words } from '#core/i18n/language.ts';

/** Sentences of rules and commands. */
export const PURCHASE_ORDER_TEXTS = {
  beforeOrder: {
    en: 'The order cannot arrive before it is placed.',
    sw: 'Bidhaa haziwezi kufika kabla ya tarehe ya oda.',
  },
} as const satisfies Readonly<Record<string, Words>>;
