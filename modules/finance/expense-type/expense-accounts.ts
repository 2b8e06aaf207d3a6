import { CHART } from '../ledger/chart.ts';

/** The accounts of the chart on which expenses stand; one of the type says which (accounting.md 4.2). */
export const EXPENSE_ACCOUNTS = [
  CHART.rent,
  CHART.salaries,
  CHART.utilities,
  CHART.communication,
  CHART.platformFees,
  CHART.bankCharges,
  CHART.otherExpenses,
  CHART.truckFuel,
  CHART.truckRepairs,
] as const;
