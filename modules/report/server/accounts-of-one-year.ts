/** The types of account that begin at nothing every year: what is earned and spent. */
export const ACCOUNTS_OF_ONE_YEAR: readonly string[] = [
  'revenue',
  'contra_revenue',
  'cost_of_sales',
  'expense',
];
