import { defineWebModule } from '#web-kit/screens/define-web-module.ts';

/** Reports read ledgers and have no entity to be derived from. */
export const reportWeb = defineWebModule({
  screens: {
    '/report/trial-balance': () => import('./web/trial-balance.screen.tsx'),
    '/report/chart-of-accounts': () => import('./web/chart-of-accounts.screen.tsx'),
    '/report/journal': () => import('./web/journal.screen.tsx'),
    '/report/books-check': () => import('./web/books-check.screen.tsx'),
    '/report/ledger-lines': () => import('./web/ledger-lines.screen.tsx'),
  },
});
