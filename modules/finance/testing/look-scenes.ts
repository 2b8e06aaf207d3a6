import type { ScenesOfModule } from '../../../tools/look/scenes-of-modules.ts';

export const LOOK: ScenesOfModule = {
  openedAt: {
    '/finance/debt-history-form': ({ ids }) => `/finance/debt-history-form?debt_id=${ids.debt}`,
  },
  scenes: [
    { name: 'customer-accounts', as: 'owner', path: '/finance/account-list?condition=customer' },
    {
      name: 'pay-expense',
      as: 'owner',
      path: ({ ids }) => `/finance/payment-form?expense_id=${ids.expense}`,
    },
    { name: 'transfer', as: 'owner', path: '/finance/transaction-form?type=transfer' },
    { name: 'pay-back', as: 'owner', path: ({ ids }) => `/finance/payment-form?pay_back=${ids.ahead}` },
  ],
};
