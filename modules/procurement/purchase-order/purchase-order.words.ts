import type { Words } from '#core/i18n/language.ts';

/** A day before that of the order, by what it is the day of. */
export const BEFORE_ORDER = {
  expected: {
    en: 'The order cannot arrive before it is placed.',
    sw: 'Bidhaa haziwezi kufika kabla ya tarehe ya oda.',
  },
  receipt: {
    en: 'Goods cannot arrive before the order was placed.',
    sw: 'Bidhaa haziwezi kufika kabla ya tarehe ya oda.',
  },
  bill: {
    en: 'The bill cannot be dated before the order.',
    sw: 'Ankara haiwezi kuwa na tarehe ya kabla ya oda.',
  },
  came: {
    en: 'On this day only {left} of {product} had come and were not billed.',
    sw: 'Siku hii {product} zilizokuwa zimefika bila ankara ni {left} tu.',
  },
} as const satisfies Readonly<Record<string, Words>>;

/** What is said of a line of a receipt or a bill that the order does not have. */
export const NOT_A_LINE = {
  key: 'not_a_line',
  words: { en: 'This is not a line of the order.', sw: 'Huu si mstari wa oda hii.' },
};

/** What those are told who can approve an order that waits. */
export const APPROVAL_NOTICE = {
  title: { en: 'Order {number} is waiting for approval', sw: 'Oda {number} inasubiri idhini' },
  text: {
    en: '{who} sent an order above their limit. Approve it to send it to the supplier.',
    sw: '{who} ametuma oda inayozidi kikomo chake. Iidhinishe ili itumwe kwa msambazaji.',
  },
} as const satisfies Readonly<Record<string, Words>>;

/** What an order says to the supplier. */
export const ORDER_MESSAGE = {
  subject: { en: '{shop}: order {number} of {date}', sw: '{shop}: oda {number} ya {date}' },
  hello: {
    en: 'Please deliver the following on our order {number} of {date}:',
    sw: 'Tafadhali tuletee bidhaa zifuatazo kwa oda yetu {number} ya {date}:',
  },
  total: { en: 'Total: {amount}', sw: 'Jumla: {amount}' },
  expected: { en: 'We expect them by {expected}.', sw: 'Tunazitarajia ifikapo {expected}.' },
  more: { en: 'and {n} more', sw: 'na nyingine {n}' },
} as const satisfies Readonly<Record<string, Words>>;

/** What the checks of the books say of purchase orders. */
export const ORDERS_COUNTED = {
  one: { en: '{n} purchase order', sw: 'Oda {n} ya manunuzi' },
  many: { en: '{n} purchase orders', sw: 'Oda {n} za manunuzi' },
};

export const ORDER_CHECK_WORDS = {
  whatCame: {
    en: 'Received and billed quantities of each order line equal its goods receipts and bills, and never exceed the order.',
    sw: 'Kila mstari wa oda ya manunuzi unahesabu kilicho kwenye mapokezi na ankara zake, wala hauzidi kilichoagizwa.',
  },
  nothingBeforeItCame: {
    en: 'At the end of every day, billed and returned quantities of a purchase order are at most what was received.',
    sw: 'Hakuna siku ambayo bidhaa za oda ya manunuzi zilizo kwenye ankara au zilizorudi zilizidi zilizokuwa zimefika.',
  },
  notInvoiced: {
    en: 'Goods received not invoiced (2050) equal the unbilled lines of open orders.',
    sw: 'Bidhaa zilizopokelewa bila ankara (2050) ni kile mistari ya oda za manunuzi za kila msambazaji inasema.',
  },
};
