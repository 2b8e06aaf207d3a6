import type { Words } from '#core/i18n/language.ts';

/** The bill of a stay in one or two SMS; each part ends with a full stop. */
export const BILL_SMS = {
  bill: {
    en: '{shop}: bill {number}, {since} to {until}.',
    sw: '{shop}: bili {number}, {since} hadi {until}.',
  },
  paid: {
    en: 'Total {total} {currency}, paid {paid} {currency}.',
    sw: 'Jumla {total} {currency}, umelipa {paid} {currency}.',
  },
  owed: { en: 'Left to pay: {owed} {currency}.', sw: 'Inabaki kulipwa: {owed} {currency}.' },
  thanks: { en: 'Thank you for your stay.', sw: 'Asante kwa kukaa nasi.' },
} as const satisfies Record<string, Words>;
