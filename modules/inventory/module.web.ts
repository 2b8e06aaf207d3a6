import { defineWebModule } from '#web-kit/screens/define-web-module.ts';

/** Products show their stock and their profit. */
export const inventoryWeb = defineWebModule({
  screens: {
    '/inventory/batch-list': () => import('./batch/web/batch-list.screen.tsx'),
    '/inventory/product-list': () => import('./product/web/product-list.screen.tsx'),
    '/inventory/product-form': () => import('./product/web/product-form.screen.tsx'),
    '/inventory/stock-request-form': () => import('./stock-request/web/stock-request-form.screen.tsx'),
    '/inventory/product-view': () => import('./product/web/product-view.screen.tsx'),
  },
  dressed: {
    product: () => import('./product/web/product-in-view.ts').then(({ productInView }) => productInView),
  },
});
