import type { Words } from '#core/i18n/language.ts';

/** What stands under the account that a payment comes out of. */
export const ACCOUNT_WORDS = {
  holds: { en: '{name} holds {balance}.', sw: '{name} ina {balance}.' },
  leaves: { en: '{name} holds {balance}; this leaves {left}.', sw: '{name} ina {balance}; itabaki {left}.' },
} as const satisfies Record<string, Words>;
