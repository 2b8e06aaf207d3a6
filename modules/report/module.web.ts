import { defineWebModule } from '#web-kit/screens/define-web-module.ts';

/** Reports read ledgers and have no entity to be derived from. */
export const reportWeb = defineWebModule({
  screens: {
    '/report/form': () => import('./form/web/report-form.screen.tsx'),
    '/report/trial-balance': () => import('./trial-balance/web/trial-balance.screen.tsx'),
    '/report/income-statement': () => import('./income-statement/web/income-statement.screen.tsx'),
    '/report/slow-stock': () => import('./slow-stock/web/slow-stock.screen.tsx'),
    '/report/aged-debts': () => import('./aged-debts/web/aged-debts.screen.tsx'),
    '/report/cash-flow': () => import('./cash-flow/web/cash-flow.screen.tsx'),
    '/report/tax-summary': () => import('./tax-summary/web/tax-summary.screen.tsx'),
    '/report/balance-sheet': () => import('./balance-sheet/web/balance-sheet.screen.tsx'),
    '/report/chart-of-accounts': () => import('./chart-of-accounts/web/chart-of-accounts.screen.tsx'),
    '/report/journal': () => import('./journal/web/journal.screen.tsx'),
    '/report/books-check': () => import('./books/web/books-check.screen.tsx'),
    // What lies behind them is read as reports are: by period, by branches, from the ledger.
    '/finance/account-dashboard': () => import('./account-dashboard/web/account-dashboard.screen.tsx'),
    '/finance/account-movements': () => import('./account-dashboard/web/account-movements.screen.tsx'),
    '/report/ledger-lines': () => import('./general-ledger/web/ledger-lines.screen.tsx'),
  },
});
