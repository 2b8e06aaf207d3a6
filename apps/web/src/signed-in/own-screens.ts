import type { Words } from '#core/i18n/language.ts';
import type { LoadScreen } from '#web-kit/screens/define-web-module.ts';

/** A screen that belongs to the app itself and to no module. */
interface OwnScreen {
  title: Words;
  permission: string;
  load: LoadScreen;
}

const DASHBOARD: OwnScreen = {
  title: { en: 'Dashboard', sw: 'Dashibodi' },
  permission: 'free_access',
  load: () => import('../dashboard/dashboard.screen.tsx'),
};

/** The start page stands at the root as well (specification §2). */
export const OWN_SCREENS: Readonly<Record<string, OwnScreen>> = {
  '/': DASHBOARD,
  '/dashboard': DASHBOARD,
};
