import { refusal } from '#core/errors.ts';

/** Books in two currencies have no common total. */
export const MixedCurrencies = refusal('mixed_currencies', 409, {
  en: 'These branches keep their books in different currencies. Choose branches of one currency.',
  sw: 'Matawi haya yana vitabu vya sarafu tofauti. Chagua matawi ya sarafu moja.',
});
