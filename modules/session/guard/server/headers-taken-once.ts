import { CLOCK_TOLERANCE_SECONDS, type SessionHeader } from '#core/session-header.ts';
import type { LoginGateway } from '#server-kit/db/login-gateway.ts';
import type { Call } from '#server-kit/operation/caller.ts';

/** A header may be as far ahead of the clock as behind it. */
const LIFE_MS = 2 * CLOCK_TOLERANCE_SECONDS * 1000;

/**
 * Takes each encrypted header once: that of a write in the database, so that no copy of it writes, whatever server it is
 * sent to and whatever became of the first; that of a read in the memory of this server, which costs a list nothing.
 * Answers whether it is new. A header is known by its vector: its text can be spelled in several ways.
 */
export function headersTakenOnce(
  gateway: Pick<LoginGateway, 'takeHeader'>,
): (header: SessionHeader | null, call: Call) => Promise<boolean> {
  let recent = new Set<string>();
  let older = new Set<string>();
  let since = 0;

  function takeRead(name: string, now: Date): boolean {
    if (now.getTime() - since > LIFE_MS) {
      older = recent;
      recent = new Set();
      since = now.getTime();
    }
    if (recent.has(name) || older.has(name)) return false;
    recent.add(name);
    return true;
  }

  return async (header, { method, now }) => {
    if (!header) return false;
    const { sessionId, iv } = header;
    if (method === 'GET') return takeRead(`${sessionId}.${iv}`, now);
    return gateway.takeHeader(sessionId, Buffer.from(iv, 'base64url'));
  };
}
