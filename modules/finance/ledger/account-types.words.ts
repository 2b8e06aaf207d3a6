import type { Words } from '#core/i18n/language.ts';

/** The kinds of ledger account; a contra account stands on the other side of the kind it belongs to. */
export const ACCOUNT_TYPE_WORDS = {
  asset: { en: 'Asset', sw: 'Mali' },
  contra_asset: { en: 'Contra asset', sw: 'Kipunguzi cha mali' },
  liability: { en: 'Liability', sw: 'Dhima' },
  equity: { en: 'Equity', sw: 'Mtaji wa mmiliki' },
  contra_equity: { en: 'Contra equity', sw: 'Kipunguzi cha mtaji' },
  revenue: { en: 'Revenue', sw: 'Mapato' },
  contra_revenue: { en: 'Contra revenue', sw: 'Kipunguzi cha mapato' },
  cost_of_sales: { en: 'Cost of sales', sw: 'Gharama ya mauzo' },
  expense: { en: 'Expense', sw: 'Matumizi' },
} as const satisfies Record<string, Words>;

export type LedgerAccountType = keyof typeof ACCOUNT_TYPE_WORDS;
