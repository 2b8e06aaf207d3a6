import { call } from '../api/client.ts';
import { saveDraftKey, savedSession } from './saved-session.ts';
import { openDrafts } from './sealed-drafts.ts';

/**
 * Asks once in a session under which key what is typed will be sealed, and opens what an earlier session left sealed. Without
 * an answer it is asked again with the next page; until then what is typed lies as it is, and nothing is lost.
 */
export async function bringDrafts(): Promise<void> {
  const session = await savedSession();
  if (!session || session.draftKey) return;
  try {
    const { key } = await call<{ key: string }>('GET', 'user/draft-key');
    const { userId } = session;
    const now = await saveDraftKey(session.sessionId, key);
    if (now?.draftKey === key) await openDrafts(localStorage, { userId, draftKey: key });
  } catch {
    // Whoever logs in goes on.
  }
}
