import type { Words } from '#core/i18n/language.ts';

/** Sentences of rules and commands. */
export const PURCHASE_ORDER_TEXTS = {
  beforeOrder: {
    en: 'The order cannot arrive before it is placed.',
    sw: 'Bidhaa haziwezi kufika kabla ya tarehe ya oda.',
  },
} as const satisfies Readonly<Record<string, Words>>;

/** What the checks of the books say of purchase orders. */
export const ORDERS_COUNTED = {
  one: { en: '{n} purchase order', sw: 'Oda {n} ya manunuzi' },
  many: { en: '{n} purchase orders', sw: 'Oda {n} za manunuzi' },
};

export const ORDER_CHECK_WORDS = {
  whatCame: {
    en: 'Each line of a purchase order counts what its goods receipts and its bills say, and never more than was ordered.',
    sw: 'Kila mstari wa oda ya manunuzi unahesabu kilicho kwenye mapokezi na ankara zake, wala hauzidi kilichoagizwa.',
  },
  notInvoiced: {
    en: 'Goods received and not billed (2050) are what the open lines of the purchase orders of each supplier say.',
    sw: 'Bidhaa zilizopokelewa bila ankara (2050) ni kile mistari ya oda za manunuzi za kila msambazaji inasema.',
  },
};
