import { defineWebModule } from '#web-kit/screens/define-web-module.ts';

/** The form of an operation asks what its kind needs; a trip has its waybill, a truck its fuel. */
export const transportWeb = defineWebModule({
  screens: {
    '/transport/board': () => import('./board/web/board.screen.tsx'),
    '/transport/cargo-view': () => import('./cargo/web/cargo-view.screen.tsx'),
    '/transport/truck-order-form': () => import('./truck-order/web/truck-order-form.screen.tsx'),
    '/transport/my-trips': () => import('./driver/web/driver.screen.tsx'),
    '/transport/truck-view': () => import('./truck/web/truck-view.screen.tsx'),
    '/transport/truck-order-view': () => import('./truck-order/web/truck-order-view.screen.tsx'),
    '/transport/truck-operation-form': () => import('./truck-operation/web/truck-operation-form.screen.tsx'),
  },
});
