import { defineWebModule } from '#web-kit/screens/define-web-module.ts';

/** A customer stands with what is owed, and with the statement that explains it. */
export const customerWeb = defineWebModule({
  screens: {
    '/customer/view': () => import('./customer/web/customer-view.screen.tsx'),
    '/customer/statement': () => import('./customer/web/statement.screen.tsx'),
  },
});
