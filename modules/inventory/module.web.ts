import { defineWebModule } from '#web-kit/screens/define-web-module.ts';

/** Products show their stock and their profit. */
export const inventoryWeb = defineWebModule({
  screens: {
    '/inventory/batch-list': () => import('./batch/web/batch-list.screen.tsx'),
    '/inventory/product-list': () => import('./product/web/product-list.screen.tsx'),
    '/inventory/product-form': () => import('./product/web/product-form.screen.tsx'),
    '/inventory/stock-request-list': () => import('./stock-request/web/stock-request-list.screen.tsx'),
    '/inventory/stock-request-form': () => import('./stock-request/web/stock-request-form.screen.tsx'),
    '/inventory/product-view': () => import('./product/web/product-view.screen.tsx'),
    '/inventory/stock-adjustment-list': () =>
      import('./stock-adjustment/web/stock-adjustment-list.screen.tsx'),
    '/inventory/stock-adjustment-form': () =>
      import('./stock-adjustment/web/stock-adjustment-form.screen.tsx'),
    '/inventory/stock-adjustment-view': () =>
      import('./stock-adjustment/web/stock-adjustment-view.screen.tsx'),
    '/inventory/stock-take-form': () => import('./stock-take/web/stock-take-form.screen.tsx'),
    '/inventory/stock-take-view': () => import('./stock-take/web/stock-take-view.screen.tsx'),
  },
  dressed: {
    product: () => import('./product/web/product-in-view.ts').then(({ productInView }) => productInView),
    'stock-request': () =>
      import('./stock-request/web/requests-in-list.ts').then(({ requestsInList }) => requestsInList),
    'stock-adjustment': () =>
      import('./stock-adjustment/web/movements-in-list.ts').then(({ movementsInList }) => movementsInList),
  },
});
