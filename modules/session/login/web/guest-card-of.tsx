import type { SessionUser } from '#web-kit/session/session-user.ts';
import { ForgotCard } from '../../recovery/web/forgot-card.tsx';
import { ResetCard } from '../../recovery/web/reset-card.tsx';
import { savedRecovery } from '../../recovery/web/saved-recovery.ts';
import { VerificationCard } from '../../recovery/web/verification-card.tsx';
import { LoginCard } from './login-card.tsx';

export interface GuestCardOfProps {
  path: string;
  go: (to: string) => void;
  onLoggedIn: (user: SessionUser) => Promise<void>;
}

/** The card of a guest route (specification §2); a step that has not been reached shows the first. */
export function GuestCardOf({ path, go, onLoggedIn }: GuestCardOfProps) {
  if (!RECOVERY_PATHS.has(path)) return <LoginCard go={go} onLoggedIn={onLoggedIn} />;
  const kept = savedRecovery();
  if (path === '/reset-password' && kept?.token) return <ResetCard token={kept.token} go={go} />;
  if (path === '/verification' && kept) return <VerificationCard kept={kept} go={go} />;
  return <ForgotCard go={go} />;
}

const RECOVERY_PATHS = new Set(['/forgot-password', '/verification', '/reset-password']);
