import type { Words } from '#core/i18n/language.ts';
import type { LoadScreen } from '#web-kit/screens/define-web-module.ts';
import { SEES_DASHBOARD } from '#web-kit/session/home-of.ts';
import { SCREEN_TITLE } from './own-screens.words.ts';

/** A screen that belongs to the app itself and to no module. */
interface OwnScreen {
  title: Words;
  permission: string;
  load: LoadScreen;
}

const DASHBOARD: OwnScreen = {
  title: SCREEN_TITLE.dashboard,
  permission: SEES_DASHBOARD,
  load: () => import('#modules/report/dashboard/web/dashboard.screen.tsx'),
};

/** Where any path leads that is none (specification §2). */
export const PAGE_NOT_FOUND = '/page-not-found';

/** The dashboard stands at the root as well (specification §2); whoever may not see it finds there what is open to him. */
export const OWN_SCREENS: Readonly<Record<string, OwnScreen>> = {
  '/': { ...DASHBOARD, title: SCREEN_TITLE.home, permission: 'free_access' },
  '/dashboard': DASHBOARD,
  [PAGE_NOT_FOUND]: {
    title: SCREEN_TITLE.notFound,
    permission: 'free_access',
    load: () => import('./page-not-found.screen.tsx'),
  },
};
