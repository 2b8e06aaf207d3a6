import { defineWebModule } from '#web-kit/screens/define-web-module.ts';

/** Goods, bill and payment are typed on one form; a supplier stands with what is owed, and with the statement that explains it. */
export const procurementWeb = defineWebModule({
  screens: {
    '/procurement/landed-cost-form': () => import('./landed-cost/web/landed-cost-form.screen.tsx'),
    '/procurement/purchase-form': () => import('./purchase/web/purchase-form.screen.tsx'),
    '/procurement/purchase-view': () => import('./purchase/web/purchase-view.screen.tsx'),
    '/procurement/purchase/order-form': () => import('./purchase-order/web/order-form.screen.tsx'),
    '/procurement/purchase/order-view': () => import('./purchase-order/web/order-view.screen.tsx'),
    '/procurement/reorder': () => import('./purchase-order/web/reorder.screen.tsx'),
    '/procurement/supplier-view': () => import('./supplier/web/supplier-view.screen.tsx'),
    '/procurement/statement': () => import('./supplier/web/statement.screen.tsx'),
  },
});
