import { defineServerModule } from '#server-kit/operation/server-module.ts';
import { accountDashboard } from './account-dashboard/server/account-dashboard.query.ts';
import { accountMovements } from './account-dashboard/server/account-movements.query.ts';
import { agedDebts, agedDebtsBehind } from './aged-debts/server/aged-debts.query.ts';
import { exportAgedDebts } from './aged-debts/server/export-aged-debts.query.ts';
import { balanceSheet } from './balance-sheet/server/balance-sheet.query.ts';
import { exportBalanceSheet } from './balance-sheet/server/export-balance-sheet.query.ts';
import { booksCheck } from './books/server/books-check.query.ts';
import { checkBooksNightly } from './books/server/check-books.job.ts';
import {
  accountBranches,
  reportBranches,
  statementBranches,
} from './branches/server/report-branches.query.ts';
import { cashFlow, cashFlowEntries } from './cash-flow/server/cash-flow.query.ts';
import { exportCashFlow } from './cash-flow/server/export-cash-flow.query.ts';
import { chartOfAccounts } from './chart-of-accounts/server/chart-of-accounts.query.ts';
import { dashboard } from './dashboard/server/dashboard.query.ts';
import { REPORT_TYPES } from './form/report-types.ts';
import { operationsOf, reportTypes } from './form/server/report-operations.ts';
import { generalLedger } from './general-ledger/server/general-ledger.query.ts';
import { exportIncomeStatement } from './income-statement/server/export-income-statement.query.ts';
import { incomeStatement } from './income-statement/server/income-statement.query.ts';
import { journal } from './journal/server/journal.query.ts';
import { remind } from './reminder/server/remind.job.ts';
import { printReport } from './server/print-report.query.ts';
import { exportSlowStock } from './slow-stock/server/export-slow-stock.query.ts';
import { slowStock, slowStockBranches } from './slow-stock/server/slow-stock.query.ts';
import { branchesToSwitch } from './switcher/server/branches-to-switch.query.ts';
import { exportTaxSummary } from './tax-summary/server/export-tax-summary.query.ts';
import { taxSummary, taxSummaryRows } from './tax-summary/server/tax-summary.query.ts';
import { branchesTogether } from './together/server/branches-together.query.ts';
import { exportTrialBalance } from './trial-balance/server/export-trial-balance.query.ts';
import { trialBalance } from './trial-balance/server/trial-balance.query.ts';

export const reportServer = defineServerModule({
  operations: [
    trialBalance,
    exportTrialBalance,
    incomeStatement,
    exportIncomeStatement,
    balanceSheet,
    exportBalanceSheet,
    cashFlow,
    cashFlowEntries,
    exportCashFlow,
    taxSummary,
    taxSummaryRows,
    exportTaxSummary,
    agedDebts,
    agedDebtsBehind,
    exportAgedDebts,
    slowStock,
    slowStockBranches,
    exportSlowStock,
    printReport,
    reportBranches,
    statementBranches,
    accountBranches,
    accountDashboard,
    accountMovements,
    chartOfAccounts,
    journal,
    generalLedger,
    booksCheck,
    dashboard,
    branchesToSwitch,
    branchesTogether,
    reportTypes,
    ...REPORT_TYPES.flatMap(operationsOf),
  ],
  jobs: [remind, checkBooksNightly],
});
