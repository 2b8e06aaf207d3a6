import { defineWebModule } from '#web-kit/screens/define-web-module.ts';

/** The form of an operation asks what its kind needs. */
export const transportWeb = defineWebModule({
  screens: {
    '/transport/truck-operation-form': () => import('./truck-operation/web/truck-operation-form.screen.tsx'),
  },
});
