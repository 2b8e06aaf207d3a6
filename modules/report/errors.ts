import { refusal } from '#core/errors.ts';

/** Books in two currencies have no common total. */
export const MixedCurrencies = refusal('mixed_currencies', 409, {
  en: 'These branches use different currencies. Choose branches with the same currency.',
  sw: 'Matawi haya yanatumia sarafu tofauti. Chagua matawi ya sarafu moja.',
});
