import type { Words } from '#core/i18n/language.ts';

/** What stands in the activities after a reset and after its backup was put back. */
export const RESET = {
  wasReset: {
    en: 'The data of the branch was reset: {n} rows were removed and kept in a backup.',
    sw: 'Data za tawi zimeanzishwa upya: safu {n} zimeondolewa na kuhifadhiwa kwenye nakala.',
  },
  wasRestored: {
    en: 'The backup of {at} was put back: {n} rows.',
    sw: 'Nakala ya {at} imerudishwa: safu {n}.',
  },
} as const satisfies Record<string, Words>;
