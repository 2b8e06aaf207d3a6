import type { Words } from '#core/i18n/language.ts';

/** How invoices are counted on the page of the checks. */
export const INVOICES_COUNTED = {
  one: { en: '{n} invoice', sw: 'Ankara {n}' },
  many: { en: '{n} invoices', sw: 'Ankara {n}' },
} as const satisfies Record<string, Words>;

/** Why a day by which it is to be paid is not taken. */
export const DUE_BEFORE_INVOICE = {
  en: 'The due date cannot be before the date of the invoice.',
  sw: 'Mwisho wa kulipa hauwezi kuwa kabla ya tarehe ya ankara.',
} as const satisfies Words;

/** What must hold of invoices. */
export const INVOICE_CHECK_WORDS = {
  areTheirSales: {
    en: 'Every issued invoice has a sale with the same number, date and amounts.',
    sw: 'Kila ankara iliyotolewa ni mauzo ya kiasi kilekile, kwa namba na tarehe ileile; rasimu si mauzo.',
  },
  numbersHaveNoGap: {
    en: 'The invoices of a branch are numbered in order each year, with no gaps and no duplicates.',
    sw: 'Ankara za tawi kwa mwaka zina namba zinazofuatana, bila pengo wala namba kurudiwa.',
  },
} as const satisfies Record<string, Words>;
