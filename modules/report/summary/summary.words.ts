import type { Words } from '#core/i18n/language.ts';

/** What a report by schedule is called, by its switch. */
export const REPORT_TITLES = {
  daily_report: { en: 'Daily report, {from}', sw: 'Ripoti ya siku, {from}' },
  weekly_report: { en: 'Weekly report, {from} to {to}', sw: 'Ripoti ya wiki, {from} hadi {to}' },
  monthly_report: { en: 'Monthly report, {month} {year}', sw: 'Ripoti ya mwezi, {month} {year}' },
  annual_report: { en: 'Annual report, {year}', sw: 'Ripoti ya mwaka, {year}' },
} as const satisfies Record<string, Words>;

/** Its lines; each stands only where the reader may open the list behind it. */
export const SUMMARY = {
  sales: {
    en: 'Sales: {amount} {currency} (number of sales: {n})',
    sw: 'Mauzo: {amount} {currency} (idadi ya mauzo: {n})',
  },
  profit: { en: 'Gross profit: {amount} {currency}', sw: 'Faida ghafi: {amount} {currency}' },
  expenses: { en: 'Expenses: {amount} {currency}', sw: 'Matumizi: {amount} {currency}' },
  owed: {
    en: 'Customers owe: {amount} {currency} (customers: {n})',
    sw: 'Wateja wanadaiwa: {amount} {currency} (wateja: {n})',
  },
  owes: { en: 'The branch owes: {amount} {currency}', sw: 'Tawi linadaiwa: {amount} {currency}' },
  value: { en: 'Stock value: {amount} {currency}', sw: 'Thamani ya stoku: {amount} {currency}' },
  stock: {
    en: 'Products out of stock: {out}. Almost out of stock: {low}.',
    sw: 'Bidhaa zilizoisha: {out}. Zinazokaribia kuisha: {low}.',
  },
} as const satisfies Record<string, Words>;
