import { defineWebModule } from '#web-kit/screens/define-web-module.ts';

/** The till. */
export const pointOfSaleWeb = defineWebModule({
  screens: {
    '/point-of-sale/sale-form': () => import('./till/web/till.screen.tsx'),
  },
});
