import { defineWebModule } from '#web-kit/screens/define-web-module.ts';

/** The till, and what was sold at it. */
export const pointOfSaleWeb = defineWebModule({
  screens: {
    '/inventory/batch-view': () => import('./sale/web/batch-view.screen.tsx'),
    '/point-of-sale/fake': () => import('./tax-receipt/web/tax-receipt.screen.tsx'),
    '/point-of-sale/invoice-form': () => import('./invoice/web/invoice-form.screen.tsx'),
    '/point-of-sale/invoice-list': () => import('./invoice/web/invoice-list.screen.tsx'),
    '/point-of-sale/invoice-view': () => import('./invoice/web/invoice-view.screen.tsx'),
    '/point-of-sale/quote-form': () => import('./quote/web/quote-form.screen.tsx'),
    '/point-of-sale/quote-list': () => import('./quote/web/quote-list.screen.tsx'),
    '/point-of-sale/quote-view': () => import('./quote/web/quote-view.screen.tsx'),
    '/point-of-sale/sale-form': () => import('./till/web/till.screen.tsx'),
    '/point-of-sale/sale-list': () => import('./sale/web/sale-list.screen.tsx'),
    '/point-of-sale/sale-view': () => import('./sale/web/sale-view.screen.tsx'),
    '/point-of-sale/shift-close': () => import('./shift/web/shift-close.screen.tsx'),
    '/point-of-sale/shift-form': () => import('./shift/web/shift-form.screen.tsx'),
    '/point-of-sale/shift-view': () => import('./shift/web/shift-view.screen.tsx'),
    '/point-of-sale/voided-line-view': () => import('./voided-line/web/voided-line-view.screen.tsx'),
  },
  dressed: { sale: () => import('./sale/web/sale-on-screen.ts').then(({ saleInList }) => saleInList) },
});
