import { isId } from '#core/ids.ts';
import { CLOCK_TOLERANCE_SECONDS, readSessionHeader, type SessionHeader } from '#core/session-header.ts';
import { accessHashOf, isApiToken, isSecret } from '#server-kit/auth/secrets.ts';
import { cookieName } from '#server-kit/auth/session-cookie.ts';
import { openSessionKey, type ServerKey } from '#server-kit/auth/session-key.ts';
import { isSignedBy } from '#server-kit/auth/verify-header.ts';
import type { Database } from '#server-kit/db/database.ts';
import type { Authentication, Call, Credentials } from '#server-kit/operation/caller.ts';
import { ClockOff, HeaderUsed } from '../../errors.ts';
import { underGrant } from '../../support/server/under-grant.ts';
import { callerOf } from './caller-of.ts';
import { type CallerRow, readCaller } from './caller-row.ts';
import { headersTakenOnce } from './headers-taken-once.ts';
import { noteSeen } from './note-seen.ts';
import { seenAs } from './seen-as.ts';

/** What a call shows: the cookie's hash with the header beside it, or the hash of an API token. */
export interface SessionCredentials extends Credentials {
  kind: 'session' | 'api_token';
  header: SessionHeader | null;
  /** Kept for the parts of one call, each of which asks who it is. */
  taken?: Promise<boolean>;
}

export interface GuardOptions {
  database: Database;
  serverKey: ServerKey;
  /** Told of what went wrong beside a call, such as noting that somebody was seen. */
  onFault?: (error: unknown) => void;
}

/**
 * Recognises callers: a cookie and a header of one session, or an API token. Whatever does not fit together is no
 * active session, without a word on what was wrong.
 */
export function sessionGuard(options: GuardOptions): Authentication<SessionCredentials> {
  const takeHeader = headersTakenOnce(options.database.login);
  return {
    read: (call, by) => readCredentials(call, by),
    async open(tx, credentials, call, by) {
      // Under a grant the branch is one of others; whoever calls is known by his own.
      const branchId = call.supportGrant ? '' : call.branchId;
      const row = await readCaller(tx, isId(branchId) ? branchId : '');
      if (row) noteWho(call, row);
      if (!row || row.kind !== credentials.kind || isIdle(row, call.now)) return null;
      if (credentials.kind === 'session' && by === 'header') {
        if (!isSigned(row, credentials, call, options.serverKey)) return null;
        credentials.taken ??= takeHeader(credentials.header, call);
        if (!(await credentials.taken)) throw HeaderUsed();
      }
      if (!call.isUnasked) noteSeen(row, credentials.accessHash, call.now, options);
      const caller = callerOf(row, branchId, call.language, call.now);
      if (call.supportGrant) return underGrant(tx, caller, call, credentials.accessHash, options.database);
      return seenAs(tx, caller, call);
    },
  };
}

/** Also of a call that is refused by what follows. */
function noteWho({ known = {} }: Call, { business_id, user_id, kind }: CallerRow): void {
  const factor = kind === 'session' ? 'session' : 'token';
  Object.assign(known, { business: business_id, account: user_id, factor });
}

function readCredentials(call: Call, by: 'header' | 'cookie'): SessionCredentials | null {
  if (by === 'header' && call.authorization.startsWith('Bearer ')) {
    const token = call.authorization.slice('Bearer '.length);
    return isApiToken(token) ? { kind: 'api_token', accessHash: accessHashOf(token), header: null } : null;
  }
  const secret = call.cookies[cookieName(call.isSecure)] ?? '';
  const header = readSessionHeader(call.authorization);
  if (!isSecret(secret) || (by === 'header' && !header)) return null;
  return { kind: 'session', accessHash: accessHashOf(secret), header };
}

/** A session left alone ends; a token belongs to a program and has only its date. */
function isIdle({ kind, last_seen, idle_minutes }: CallerRow, now: Date): boolean {
  return (
    kind === 'session' && last_seen !== null && now.getTime() - last_seen.getTime() > idle_minutes * 60_000
  );
}

/** The clock is looked at last: only whoever holds the key learns the server's time in place of a plain no. */
function isSigned(row: CallerRow, { header }: SessionCredentials, call: Call, serverKey: ServerKey): boolean {
  if (!header || header.sessionId !== row.holder_id || !row.sealed_key) return false;
  const key = openSessionKey(row.sealed_key, row.holder_id, serverKey);
  if (!key || !isSignedBy(header, { ...call, path: call.url }, key, row.user_id)) return false;
  if (Math.abs(header.seconds - call.now.getTime() / 1000) > CLOCK_TOLERANCE_SECONDS)
    throw ClockOff({ now: call.now.toISOString() });
  return true;
}
