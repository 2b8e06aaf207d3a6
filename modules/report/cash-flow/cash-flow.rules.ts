import { CHART } from '#modules/finance/ledger/chart.ts';

/**
 * What money came from and went for, by the other side of its entries (accounting.md 4): accounts of the chart whose lines
 * take each other's place in one entry, such as goods and what they cost, are one flow.
 */
export const FLOWS = [
  'customers',
  'goods',
  'expenses',
  'taxes',
  'other_income',
  'others',
  'equipment',
  'owner',
  'loans',
  'branches',
] as const;

export type Flow = (typeof FLOWS)[number];

export const FLOW_SECTIONS = ['operating', 'investing', 'financing'] as const;

export type FlowSection = (typeof FLOW_SECTIONS)[number];

/** The accounts of the chart that are money: cash, banks, wallets, and what is on its way to a bank. */
export const MONEY_CODES: readonly string[] = [CHART.cash, CHART.banks, CHART.mobileMoney, CHART.clearing];

/**
 * The flow of the other accounts of the chart. VAT goes with what it was charged on: that of sales with the customers, that of a
 * paper (`VAT_OF_PAPERS`) with its goods or its expense.
 */
const FLOW_OF_ACCOUNT: Readonly<Record<Exclude<keyof typeof CHART, Money | 'vatInput'>, Flow>> = {
  cashToExplain: 'others',
  customers: 'customers',
  otherDebtors: 'others',
  supplierAdvances: 'goods',
  prepayments: 'expenses',
  inventory: 'goods',
  goodsInTransit: 'goods',
  withheldTax: 'taxes',
  equipment: 'equipment',
  depreciation: 'equipment',
  betweenBranches: 'branches',
  suppliers: 'goods',
  accruedExpenses: 'expenses',
  otherCreditors: 'others',
  goodsNotInvoiced: 'goods',
  customerDeposits: 'customers',
  vatOutput: 'customers',
  vatPayable: 'taxes',
  leviesAndPayroll: 'expenses',
  loans: 'loans',
  capital: 'owner',
  openingEquity: 'owner',
  drawings: 'owner',
  retainedEarnings: 'owner',
  sales: 'customers',
  salesReturns: 'customers',
  salesDiscounts: 'customers',
  services: 'customers',
  rooms: 'customers',
  transport: 'customers',
  otherIncome: 'other_income',
  stockGains: 'goods',
  exchangeGains: 'other_income',
  costOfSales: 'goods',
  stockLosses: 'goods',
  purchaseVariance: 'goods',
  truckFuel: 'expenses',
  truckRepairs: 'expenses',
  rent: 'expenses',
  salaries: 'expenses',
  utilities: 'expenses',
  communication: 'expenses',
  platformFees: 'expenses',
  bankCharges: 'expenses',
  badDebts: 'expenses',
  otherExpenses: 'expenses',
  cashShortOrOver: 'expenses',
  exchangeLosses: 'expenses',
  rounding: 'expenses',
};

type Money = 'cash' | 'banks' | 'mobileMoney' | 'clearing';

/** The same by code. An account below one of the chart has its flow; one that is below none is of others. */
export const FLOW_OF_CODE: ReadonlyMap<string, Flow> = new Map(
  Object.entries(FLOW_OF_ACCOUNT).map(([name, flow]) => [CHART[name as keyof typeof CHART], flow]),
);

/** The account of VAT on papers, and the documents whose papers are of goods; those of all others are of expenses. */
export const VAT_OF_PAPERS: string = CHART.vatInput;
export const GOODS_PAPERS: readonly string[] = [
  'purchase',
  'purchase-return',
  'purchase-order',
  'goods-receipt',
  'landed-cost',
];

/** Where a flow stands in the statement. */
export function sectionOf(flow: Flow): FlowSection {
  if (flow === 'equipment') return 'investing';
  return flow === 'owner' || flow === 'loans' || flow === 'branches' ? 'financing' : 'operating';
}
