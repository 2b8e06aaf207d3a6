import { CHART } from '#modules/finance/ledger/chart.ts';

/** The parts of a balance sheet from top to bottom. */
export const BALANCE_SECTIONS = ['current_assets', 'fixed_assets', 'liabilities', 'equity'] as const;

export type BalanceSection = (typeof BALANCE_SECTIONS)[number];

/** In which part an account stands; what branches owe each other is an asset of the one and less of the other (A31). */
export function balanceSectionOf({ code, type }: { code: string; type: string }): BalanceSection {
  if (type === 'liability') return 'liabilities';
  if (type === 'equity' || type === 'contra_equity') return 'equity';
  return FIXED.includes(code) ? 'fixed_assets' : 'current_assets';
}

const FIXED: readonly string[] = [CHART.equipment, CHART.depreciation];
