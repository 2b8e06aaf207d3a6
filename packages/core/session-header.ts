/** Message of every call without a session; the client clears its store and reloads on it (specification §8). */
export const NO_ACTIVE_SESSION = 'no active session';

/** How far the clocks of client and server may differ (api.md, Session). */
export const CLOCK_TOLERANCE_SECONDS = 300;

/** What the authorization header binds itself to, so that a copied header opens no other call. */
export interface SignedCall {
  sessionId: string;
  seconds: number;
  method: string;
  /** Path with its query, as sent. */
  path: string;
  /** The X-Branch header, empty where none. */
  branchId: string;
  /** base64url SHA-256 of the body, or of the empty string. */
  bodyHash: string;
  /** X-File-SHA256 of a multipart call. */
  fileHash?: string;
  /** The Idempotency-Key header, so that a copy of a write cannot be sent under another key. */
  idempotencyKey?: string;
}

/** The additional data of the encrypted user id: client and server must build the very same text. */
export function additionalData(call: SignedCall): string {
  const { fileHash, idempotencyKey } = call;
  return [
    'v1',
    call.sessionId,
    String(call.seconds),
    call.method,
    call.path,
    call.branchId,
    call.bodyHash,
    ...(fileHash ? [fileHash] : []),
    // Named, because a key must not be taken for the hash of a file.
    ...(idempotencyKey ? [`key=${idempotencyKey}`] : []),
  ].join('|');
}

/** Whether a text can be the hash of a file; anything else could pass for another part of what is bound. */
export const isFileHash = (text: string) => /^[\w-]{43}$/.test(text);

/** `v1.<session id>.<unix seconds>.<iv>.<sealed user id>` */
export interface SessionHeader {
  sessionId: string;
  seconds: number;
  iv: string;
  sealed: string;
}

export function writeSessionHeader({ sessionId, seconds, iv, sealed }: SessionHeader): string {
  return `v1.${sessionId}.${seconds}.${iv}.${sealed}`;
}

/** The parts of an authorization header, null where it is not one of ours. */
export function readSessionHeader(header: string): SessionHeader | null {
  const match = /^v1\.([0-9a-f-]{36})\.(\d{9,11})\.([\w-]{16})\.([\w-]{40,140})$/.exec(header);
  if (!match) return null;
  const [, sessionId = '', seconds, iv = '', sealed = ''] = match;
  return { sessionId, seconds: Number(seconds), iv, sealed };
}
