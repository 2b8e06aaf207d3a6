import { lazy, Suspense, useMemo } from 'react';
import { isJobPath } from '#modules/service/link/job-address.ts';
import { isVerifyPath } from '#modules/session/paper/web/verify-address.ts';
import { loadScreen } from '#web-kit/screens/load-screen.ts';
import { savedLook } from '#web-kit/theme/saved-look.ts';
import { SessionContext } from '#web-kit/user/session-acts.ts';
import { LoadBoundary } from './load-boundary.tsx';
import { useSession } from './use-session.ts';

const SignedIn = lazy(loadScreen('signed-in', () => import('./signed-in/signed-in.tsx')));
const Verify = lazy(loadScreen('verify', () => import('#modules/session/paper/web/verify-page.tsx')));
const Job = lazy(loadScreen('job', () => import('#modules/service/link/web/job-page.tsx')));
const BeforeFactor = lazy(loadScreen('before-factor', () => import('./signed-in/before-factor.tsx')));
const Guest = lazy(loadScreen('guest', () => import('#modules/session/login/web/guest.tsx')));

/** Guest or logged in: nothing of the one is loaded for the other (specification §2). */
export function SessionGate() {
  const { user, isOpening, acts, logIn } = useSession();
  const look = acts.look;
  const guestLook = useMemo(() => ({ ...savedLook(), inputs: {} }), []);
  // Papers and jobs are looked at by everybody alike, so nobody is asked who he is.
  const Open = isVerifyPath(location.pathname) ? Verify : isJobPath(location.pathname) ? Job : null;
  if (Open)
    return (
      <LoadBoundary look={guestLook}>
        <Suspense fallback={null}>
          <Open look={guestLook} />
        </Suspense>
      </LoadBoundary>
    );
  if (isOpening) return null;
  return (
    <LoadBoundary look={look}>
      <Suspense fallback={null}>
        {user ? (
          <SessionContext value={acts}>
            {user.awaits_two_factor ? <BeforeFactor user={user} /> : <SignedIn user={user} />}
          </SessionContext>
        ) : (
          <Guest look={guestLook} onLoggedIn={logIn} />
        )}
      </Suspense>
    </LoadBoundary>
  );
}
