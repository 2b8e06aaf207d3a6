import { NO_ACTIVE_SESSION } from '#core/session-header.ts';
import { Refused, Unreachable } from '#web-kit/api/refused.ts';

/**
 * What a failed refresh means (specification §4, §8): a refusal ends the session with its message. A network or server that
 * is away says nothing about the session, so the user stays and is told; and where no session is active the page is already
 * being loaded again.
 */
export function afterFailedRefresh(error: unknown): 'log out' | 'stay' | 'loading again' {
  if (error instanceof Unreachable) return 'stay';
  if (!(error instanceof Refused)) return 'log out';
  if (error.message.includes(NO_ACTIVE_SESSION)) return 'loading again';
  return error.status >= 500 || error.status === 429 ? 'stay' : 'log out';
}
