import type { Words } from '#core/i18n/language.ts';

/** What is wrong with a cost that somebody says. */
export const NOBODY_OWED: Words = {
  en: 'Choose the account that paid it, or the supplier who is owed.',
  sw: 'Chagua akaunti iliyolipa, au msambazaji anayedai.',
};

/** The check of the books that costs are shared in full. */
export const LANDED_COSTS = {
  one: { en: '{n} landed cost', sw: 'Gharama {n} ya kufikisha bidhaa' },
  many: { en: '{n} landed costs', sw: 'Gharama {n} za kufikisha bidhaa' },
} as const;
export const COSTS_ARE_SHARED: Words = {
  en: 'Each landed cost is shared over its goods in full, and each share is in stock or in the cost of sales.',
  sw: 'Kila gharama ya kufikisha bidhaa imegawanywa yote kwa bidhaa zake, na kila sehemu iko stoo au kwenye gharama ya mauzo.',
};
