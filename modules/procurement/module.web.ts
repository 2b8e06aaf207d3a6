import { defineWebModule } from '#web-kit/screens/define-web-module.ts';

/** A supplier stands with what is owed, and with the statement that explains it. */
export const procurementWeb = defineWebModule({
  screens: {
    '/procurement/supplier-view': () => import('./supplier/web/supplier-view.screen.tsx'),
    '/procurement/statement': () => import('./supplier/web/statement.screen.tsx'),
  },
});
