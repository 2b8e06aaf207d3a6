import type { Words } from '#core/i18n/language.ts';
import type { IncomeSection } from './income-sections.rules.ts';

/** Sentences of the income statement, on the screen and in the workbook. */
export const INCOME_STATEMENT = {
  title: { en: 'Income statement', sw: 'Taarifa ya mapato' },
  sheet: { en: 'Income statement {day}', sw: 'Taarifa ya mapato {day}' },
  code: { en: 'Code', sw: 'Msimbo' },
  account: { en: 'Account', sw: 'Akaunti' },
  part: { en: 'Part', sw: 'Sehemu' },
  netSales: { en: 'Net sales', sw: 'Mauzo halisi' },
  revenue: { en: 'Total income', sw: 'Jumla ya mapato' },
  grossProfit: { en: 'Gross profit', sw: 'Faida ghafi' },
  totalExpenses: { en: 'Total expenses', sw: 'Jumla ya matumizi' },
  netProfit: { en: 'Net profit', sw: 'Faida halisi' },
  netLoss: { en: 'Net loss', sw: 'Hasara halisi' },
  change: { en: 'Change', sw: 'Badiliko' },
  from: { en: 'from {amount}', sw: 'kutoka {amount}' },
  compare: { en: 'Compare with', sw: 'Linganisha na' },
  compareNone: { en: 'No comparison', sw: 'Bila kulinganisha' },
  comparePrevious: { en: 'The period before', sw: 'Kipindi kilichotangulia' },
  compareYearToDate: { en: 'The year to date', sw: 'Mwaka hadi sasa' },
  byMonth: { en: 'Month by month', sw: 'Mwezi kwa mwezi' },
  compareLastYear: { en: 'The same days last year', sw: 'Siku hizo mwaka jana' },
  where: { en: 'Where 100 shillings go', sw: 'Shilingi 100 zinakokwenda' },
  whereMoney: { en: 'Where each 100 goes', sw: 'Kila 100 inakokwenda' },
  goods: { en: 'Goods', sw: 'Bidhaa' },
  spent: { en: 'Expenses', sw: 'Matumizi' },
  kept: { en: 'Profit you keep', sw: 'Faida unayobaki nayo' },
} as const satisfies Readonly<Record<string, Words>>;

/** With which days a statement can be compared. */
export const COMPARED = [
  { value: 'previous', words: INCOME_STATEMENT.comparePrevious },
  { value: 'last_year', words: INCOME_STATEMENT.compareLastYear },
  { value: 'year_to_date', words: INCOME_STATEMENT.compareYearToDate },
  { value: 'none', words: INCOME_STATEMENT.compareNone },
] as const;

/** That it is told month by month, where it is of more than one. */
export const BY_MONTH = { value: 'months', words: INCOME_STATEMENT.byMonth } as const;

/** Headings of the parts. */
export const SECTION_WORDS: Readonly<Record<IncomeSection, Words>> = {
  sales: { en: 'Sales', sw: 'Mauzo' },
  services: { en: 'Other revenue', sw: 'Mapato ya huduma' },
  cost: { en: 'Cost of goods sold', sw: 'Gharama ya bidhaa zilizouzwa' },
  other_income: { en: 'Other income', sw: 'Mapato mengine' },
  expenses: { en: 'Expenses', sw: 'Matumizi' },
};
