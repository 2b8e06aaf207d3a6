import type { Words } from '#core/i18n/language.ts';

export const VAT_LINES = {
  title: { en: 'The lines of the month', sw: 'Mistari ya mwezi' },
  output: { en: 'VAT on sales', sw: 'VAT ya mauzo' },
  input: { en: 'VAT on purchases', sw: 'VAT ya manunuzi' },
  payable: { en: 'VAT payable to TRA', sw: 'VAT ya kulipa TRA' },
} as const satisfies Record<string, Words>;
