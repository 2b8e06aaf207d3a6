import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import type { Registry } from '#core/define-module.ts';
import type { WebModule } from '#web-kit/screens/define-web-module.ts';
import { FailedScreen } from '#web-kit/screens/failed-screen.tsx';
import { jumpBackByDelta } from '#web-kit/screens/go-back.ts';
import { MissingScreen } from '#web-kit/screens/missing-screen.tsx';

import { allScreens } from './all-screens.ts';
import { OWN_SCREENS } from './own-screens.ts';
import { Root } from './root.tsx';
import { screenOf } from './screen-of.tsx';

/** The routes of everyone who is logged in, derived from the definitions; any other path is not found. */
export function makeRouter(registry: Registry, webModules: readonly WebModule[]) {
  const root = createRootRoute({ component: Root, notFoundComponent: () => <MissingScreen /> });
  const own = Object.assign({}, ...webModules.map((module) => module.screens)) as WebModule['screens'];
  const routes = allScreens(registry).map((screen) =>
    createRoute({
      getParentRoute: () => root,
      path: screen.path,
      component: screenOf(screen, own[screen.path] ?? OWN_SCREENS[screen.path]?.load),
    }),
  );
  const router = createRouter({
    routeTree: root.addChildren(routes),
    defaultPreload: false,
    defaultErrorComponent: FailedScreen,
    // Addresses stay what they look like: every parameter is a text, no JSON in them.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: writeSearch,
  });
  jumpBackByDelta(router.history);
  return router;
}

function writeSearch(search: Record<string, unknown>): string {
  const said = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(said.map(([key, value]) => [key, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}
