import { defineWebModule } from '#web-kit/screens/define-web-module.ts';

/** Settings of a branch have a preview. */
export const branchWeb = defineWebModule({
  screens: {
    '/branch/settings': () => import('./branch-settings/web/branch-settings.screen.tsx'),
  },
});
