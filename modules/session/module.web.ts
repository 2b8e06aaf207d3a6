import { defineWebModule } from '#web-kit/screens/define-web-module.ts';

/** One's own settings. */
export const sessionWeb = defineWebModule({
  screens: {
    '/settings/employee': () => import('./own/web/preferences.screen.tsx'),
    '/settings/edit-profile': () => import('./own/web/edit-profile.screen.tsx'),
    '/settings/change-password': () => import('./own/web/change-password.screen.tsx'),
    '/settings/support-access': () => import('./support/web/support-access.screen.tsx'),
    '/settings/token-list': () => import('./token/web/token-list.screen.tsx'),
    '/settings/token-form': () => import('./token/web/token-form.screen.tsx'),
  },
});
