import { defineWebModule } from '#web-kit/screens/define-web-module.ts';

/** An account is opened where money lies. */
export const financeWeb = defineWebModule({
  screens: {
    '/finance/account-form': () => import('./account/web/account-form.screen.tsx'),
  },
});
