import type { Words } from '#core/i18n/language.ts';

/** What is refused at an exchange. */
export const EXCHANGE_TEXTS = {
  oneSum: {
    en: 'Money is either paid or given back, not both. Let the returned items pay for more.',
    sw: 'Pesa hulipwa au hurudishwa, si vyote viwili. Bidhaa zilizorudishwa zilipie zaidi.',
  },
} as const satisfies Record<string, Words>;
