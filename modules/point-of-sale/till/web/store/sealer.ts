import { bytesOf, fromBase64url, toBase64url } from '#web-kit/session/bytes.ts';
import { ciphers, hasOwnCiphers } from '#web-kit/session/ciphers.ts';
import { sealedText, writeSeal } from '../../../offline-sale/seal.rules.ts';
import type { SavedSealKey, TillShelf } from './till-shelf.ts';

/** Seals what this device keeps, so that the server knows it from what somebody has changed on the device. */
export interface Sealer {
  /** Asks the server for a key where there is none; without an answer, or without the right to sell, there is none. */
  prepare(): Promise<void>;
  /** The seal of a body as it will be sent, under the next number; null where there is no key. */
  seal(body: string): Promise<string | null>;
}

/** What sealing takes: who sells where, how the server is asked, and where the device keeps its key. */
export interface SealingWorld {
  /** The branch, then the user. */
  scope: string;
  ask<T>(method: 'POST', path: string, options: { body: object }): Promise<T>;
  shelf: Pick<TillShelf, 'readSealKey' | 'putSealKey' | 'nextSealed'>;
}

/**
 * The key lies on the device where a browser can keep one that no script reads out. On a plain http page it stays in the
 * memory of the page, which cannot be opened without the server anyway.
 */
export function openSealer({ scope, ask, shelf }: SealingWorld): Sealer {
  const [branch_id = ''] = scope.split(' ');
  let held: Promise<SavedSealKey | null> = shelf.readSealKey(scope);
  return {
    async prepare() {
      const kept = await held;
      if (!kept) held = newKey();
      // The end of a session has taken it off the shelf, and its user has come back to the same page.
      else if (hasOwnCiphers() && !(await shelf.readSealKey(scope))) await shelf.putSealKey(scope, kept);
      await held;
    },
    async seal(body) {
      const kept = await held;
      if (!kept) return null;
      const { mac, sha256 } = await ciphers();
      const number = (await shelf.nextSealed(scope)) ?? kept.sealed + 1;
      kept.sealed = number;
      const body_hash = toBase64url(await sha256(bytesOf(body)));
      const text = sealedText({ branch_id, key_id: kept.id, number, body_hash });
      return writeSeal({ key_id: kept.id, number, mac: toBase64url(await mac(kept.key, bytesOf(text))) });
    },
  };

  async function newKey(): Promise<SavedSealKey | null> {
    try {
      const { id, key } = await ask<{ id: string; key: string }>('POST', 'sale/seal-key', { body: {} });
      const made = { id, key: await (await ciphers()).macKeyFrom(fromBase64url(key)), sealed: 0 };
      if (hasOwnCiphers()) await shelf.putSealKey(scope, made);
      return made;
    } catch {
      // The next time that the till refreshes it is asked for again; until then sales are kept without a seal.
      return null;
    }
  }
}
