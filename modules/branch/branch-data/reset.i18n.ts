import type { Words } from '#core/i18n/language.ts';

/** What stands in the activities after a reset and after its backup was put back. */
export const RESET = {
  wasReset: {
    en: 'Branch data was reset: {n} records were removed and saved in a backup.',
    sw: 'Taarifa za tawi zimefutwa: rekodi {n} zimeondolewa na kuhifadhiwa kwenye nakala rudufu.',
  },
  wasRestored: {
    en: 'The backup of {at} was restored: {n} records.',
    sw: 'Nakala rudufu ya {at} imerejeshwa: rekodi {n}.',
  },
} as const satisfies Record<string, Words>;
