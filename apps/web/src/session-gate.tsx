import { lazy, Suspense, useMemo } from 'react';
import { QUOTE_LINK } from '#modules/point-of-sale/quote-link/quote-address.ts';
import { JOB_LINK } from '#modules/service/link/job-address.ts';
import { isVerifyPath } from '#modules/session/paper/web/verify-address.ts';
import { TRIP_LINK } from '#modules/transport/link/trip-address.ts';
import { loadScreen } from '#web-kit/screens/load-screen.ts';
import { savedLook } from '#web-kit/theme/saved-look.ts';
import { SessionContext } from '#web-kit/user/session-acts.ts';
import { LoadBoundary } from './load-boundary.tsx';
import { useSession } from './use-session.ts';

const SignedIn = lazy(loadScreen('signed-in', () => import('./signed-in/signed-in.tsx')));
const Verify = lazy(loadScreen('verify', () => import('#modules/session/paper/web/verify-page.tsx')));
const Job = lazy(loadScreen('job', () => import('#modules/service/link/web/job-page.tsx')));
const Trip = lazy(loadScreen('trip', () => import('#modules/transport/link/web/trip-page.tsx')));
const Quote = lazy(loadScreen('quote', () => import('#modules/point-of-sale/quote-link/web/quote-page.tsx')));
const BeforeFactor = lazy(loadScreen('before-factor', () => import('./signed-in/before-factor.tsx')));
const Guest = lazy(loadScreen('guest', () => import('#modules/session/login/web/guest.tsx')));

/** Guest or logged in: nothing of the one is loaded for the other (specification §2). */
export function SessionGate() {
  const { user, isOpening, acts, logIn } = useSession();
  const look = acts.look;
  const guestLook = useMemo(() => ({ ...savedLook(), inputs: {} }), []);
  const Open = openTo(location.pathname);
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

/** Papers, jobs, trips and quotes are looked at by everybody alike, so nobody is asked who he is. */
function openTo(path: string) {
  if (isVerifyPath(path)) return Verify;
  if (JOB_LINK.isPath(path)) return Job;
  if (TRIP_LINK.isPath(path)) return Trip;
  return QUOTE_LINK.isPath(path) ? Quote : null;
}
