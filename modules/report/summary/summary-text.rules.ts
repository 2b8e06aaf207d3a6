import { CALENDAR_WORDS } from '#core/i18n/calendar-words.ts';
import { type Language, say, type Words } from '#core/i18n/language.ts';
import { formatMoney, type MoneyStyle } from '#core/money.ts';
import { formatQuantity, ONE_UNIT } from '#core/quantity.ts';
import type { ScheduledReport } from './report-period.rules.ts';
import { REPORT_TITLES, SUMMARY } from './summary.words.ts';

/** What a report by schedule says of a branch; amounts in minor units. */
export interface BranchSummary {
  sales: bigint;
  sales_count: number;
  profit: bigint;
  expenses: bigint;
  /** By customers, and how many of them. */
  owed: bigint;
  customers: number;
  /** To suppliers and other creditors. */
  owes: bigint;
  stock_value: bigint;
  out_of_stock: number;
  almost_out: number;
}

interface Reader {
  language: Language;
  rights: { has(permission: string): boolean };
}

/** Each line asks for the rights of the list behind it, as the start page does (permission map). */
const LINES: readonly { key: keyof typeof SUMMARY; rights: readonly string[] }[] = [
  { key: 'sales', rights: ['list_sales'] },
  { key: 'profit', rights: ['list_sales', 'view_profit'] },
  { key: 'expenses', rights: ['list_expenses'] },
  { key: 'owed', rights: ['list_debts'] },
  { key: 'owes', rights: ['list_debts'] },
  { key: 'value', rights: ['list_products', 'view_product_stock', 'view_buying_price'] },
  { key: 'stock', rights: ['list_products', 'view_product_stock'] },
];

/** A report in plain lines, of what its reader may see; nothing where that is nothing. */
export function summaryText(summary: BranchSummary, style: MoneyStyle, { language, rights }: Reader): string {
  const lines = LINES.filter((line) => line.rights.every((right) => rights.has(right)));
  return lines.map(({ key }) => say(SUMMARY[key] as Words, language, shown(summary, style, key))).join('\n');
}

/** What a report is called, by the days of which it speaks. */
export function summaryTitle(
  report: ScheduledReport,
  { date, date_to }: { date: string; date_to: string },
  language: Language,
): string {
  return say(REPORT_TITLES[report], language, {
    from: dayInWords(date, language),
    to: dayInWords(date_to, language),
    month: CALENDAR_WORDS[language].months[Number(date.slice(5, 7)) - 1],
    year: date.slice(0, 4),
  });
}

/** `28 Nov 2026` */
export function dayInWords(day: string, language: Language): string {
  return `${day.slice(8)} ${CALENDAR_WORDS[language].monthsShort[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
}

function shown(summary: BranchSummary, style: MoneyStyle, key: keyof typeof SUMMARY) {
  const money = (amount: bigint) => ({
    amount: formatMoney(amount, style),
    currency: style.currency,
  });
  const count = (n: number) => formatQuantity(BigInt(n) * ONE_UNIT);
  return {
    sales: { ...money(summary.sales), n: count(summary.sales_count) },
    profit: money(summary.profit),
    expenses: money(summary.expenses),
    owed: { ...money(summary.owed), n: count(summary.customers) },
    owes: money(summary.owes),
    value: money(summary.stock_value),
    stock: { out: count(summary.out_of_stock), low: count(summary.almost_out) },
  }[key];
}
