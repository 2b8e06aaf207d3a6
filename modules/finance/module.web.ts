import { defineWebModule } from '#web-kit/screens/define-web-module.ts';
import { useBalanceAfter } from './account/web/use-balance-after.ts';

/** An account is opened where money lies; debts are paid, and payments taken, with what is owed before the eyes. */
export const financeWeb = defineWebModule({
  leaving: { account: useBalanceAfter },
  screens: {
    '/finance/account-form': () => import('./account/web/account-form.screen.tsx'),
    '/finance/account-view': () => import('./account/web/account-view.screen.tsx'),
    '/finance/payment-form': () => import('./payment/web/payment-form.screen.tsx'),
    '/finance/expense-form': () => import('./expense/web/expense-form.screen.tsx'),
    '/finance/expense-view': () => import('./expense/web/expense-view.screen.tsx'),
    '/finance/recurring-expense-form': () =>
      import('./recurring-expense/web/recurring-expense-form.screen.tsx'),
    '/finance/recurring-expense-view': () =>
      import('./recurring-expense/web/recurring-expense-view.screen.tsx'),
    '/finance/transaction-form': () => import('./transaction/web/transaction-form.screen.tsx'),
    '/finance/transaction-message/list': () =>
      import('./transaction-message/web/transaction-message-list.screen.tsx'),
    '/finance/transaction-message/view': () =>
      import('./transaction-message/web/transaction-message-view.screen.tsx'),
    '/finance/close-year': () => import('./year-close/web/close-year.screen.tsx'),
    '/finance/vat-settlement-view': () => import('./vat-settlement/web/vat-settlement-view.screen.tsx'),
    '/finance/debt-view': () => import('./debt/web/debt-view.screen.tsx'),
    '/finance/debt-history-form': () => import('./debt-history/web/debt-history-form.screen.tsx'),
  },
});
