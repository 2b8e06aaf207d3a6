import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { registry } from '#modules/registry.ts';
import { webModules } from '#modules/registry.web.ts';
import { DressedContext } from '#web-kit/fields/dressed-entity.ts';
import { LeavingHints } from '#web-kit/fields/leaving.ts';
import { ScannedLinks } from '#web-kit/scan/scanned-links.ts';
import { OwnScreens } from '#web-kit/screens/own-screens.ts';
import { RegistryContext } from '#web-kit/screens/registry.tsx';
import type { SessionUser } from '#web-kit/session/session-user.ts';
import { CurrentUserProvider } from '#web-kit/user/current-user.tsx';
import { useSavedRelease } from '../offline/use-saved-release.ts';
import { queryClient } from './query-client.ts';
import { makeRouter } from './routes.tsx';

const dressed = Object.assign({}, ...webModules.map((module) => module.dressed));
const leaving = Object.assign({}, ...webModules.map((module) => module.leaving));
const links = webModules.flatMap((module) => module.links ?? []);
const screens = Object.assign({}, ...webModules.map((module) => module.screens));
const router = makeRouter(registry, webModules);

/** Everything of somebody who is logged in; loaded only then. */
export default function SignedIn({ user }: { user: SessionUser }) {
  useSavedRelease();
  return (
    <QueryClientProvider client={queryClient}>
      <RegistryContext value={registry}>
        <DressedContext value={dressed}>
          <LeavingHints value={leaving}>
            <ScannedLinks value={links}>
              <OwnScreens value={screens}>
                <CurrentUserProvider user={user}>
                  <RouterProvider router={router} />
                </CurrentUserProvider>
              </OwnScreens>
            </ScannedLinks>
          </LeavingHints>
        </DressedContext>
      </RegistryContext>
    </QueryClientProvider>
  );
}
