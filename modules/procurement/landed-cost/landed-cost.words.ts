import type { Words } from '#core/i18n/language.ts';

/** What is wrong with a cost that somebody says. */
export const NOBODY_OWED: Words = {
  en: 'Choose who is owed it, or say that it is paid and from which account.',
  sw: 'Chagua anayedai, au sema imelipwa kutoka akaunti gani.',
};

/** The check of the books that costs are shared in full. */
export const LANDED_COSTS = {
  one: { en: '{n} landed cost', sw: 'Gharama {n} ya kufikisha bidhaa' },
  many: { en: '{n} landed costs', sw: 'Gharama {n} za kufikisha bidhaa' },
} as const;
export const COSTS_ARE_SHARED: Words = {
  en: 'The shares of each landed cost add up to its total, and each is in stock or in cost of sales.',
  sw: 'Kila gharama ya kufikisha bidhaa imegawanywa yote kwa bidhaa zake, na kila sehemu iko stoo au kwenye gharama ya mauzo.',
};
