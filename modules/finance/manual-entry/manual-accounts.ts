import type { Language } from '#core/i18n/language.ts';
import { CHART_WORDS } from '../ledger/chart.i18n.ts';
import { CHART } from '../ledger/chart.ts';

/**
 * The accounts that somebody writes on by hand. The others are kept by documents that know what lies behind them, and would
 * no longer agree with it: money, debts and deposits, goods, sales, VAT of papers, what branches owe each other, profits of
 * years.
 */
export const MANUAL_ACCOUNTS = [
  ...[CHART.prepayments, CHART.withheldTax, CHART.equipment, CHART.depreciation],
  ...[CHART.vatPayable, CHART.leviesAndPayroll, CHART.loans],
  ...[CHART.capital, CHART.openingEquity, CHART.drawings],
  ...[CHART.otherIncome, CHART.exchangeGains, CHART.truckFuel, CHART.truckRepairs],
  ...[CHART.rent, CHART.salaries, CHART.utilities, CHART.communication, CHART.platformFees],
  ...[CHART.bankCharges, CHART.otherExpenses, CHART.exchangeLosses, CHART.rounding],
] as const;

type ManualAccount = (typeof MANUAL_ACCOUNTS)[number];

/** Each with its code, by which accountants know it. */
export function manualAccountWords(language: Language): Readonly<Record<ManualAccount, string>> {
  const words = MANUAL_ACCOUNTS.map((code) => [code, `${code} ${CHART_WORDS[code]?.[language]}`]);
  return Object.fromEntries(words);
}
