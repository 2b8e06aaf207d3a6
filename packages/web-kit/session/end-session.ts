import { leaveUnasked } from './leaving.ts';
import { forgetKnownSession, savedSession } from './saved-session.ts';
import { forgetSession, hasStoredUser } from './stored-user.ts';

/** Read once by the login, which then says why it is shown. */
const ENDED = 'session-ended';

/**
 * The server knows no active session: clear what is stored and load the page again (specification §8). Not where another
 * tab has logged in since: then only this page is out of date.
 */
export function endSession(): void {
  void end();
}

async function end(): Promise<void> {
  const before = await savedSession();
  // A guest who asks for what needs a session would otherwise load the same page for ever.
  if (!before && !hasStoredUser()) return;
  forgetKnownSession();
  const now = await savedSession();
  if (before?.sessionId === now?.sessionId) {
    await forgetSession(true);
    sessionStorage.setItem(ENDED, 'yes');
  }
  leaveUnasked();
  location.reload();
}
