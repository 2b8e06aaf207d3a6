import { hkdfSync, randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import type { ServerKey } from './session-key.ts';

/**
 * The key under which session keys are kept. Several servers share one by `SESSION_SECRET`; a single one makes its own
 * and keeps it in a file that only its owner reads. Losing it logs everybody out and loses nothing else.
 */
export async function serverKey(env: { SESSION_SECRET?: string }, file: string): Promise<ServerKey> {
  if (env.SESSION_SECRET) return parse(env.SESSION_SECRET, 'SESSION_SECRET');
  const kept = await readKey(file);
  if (kept) return kept;
  await writeOnce(file, randomBytes(32).toString('base64url'));
  const made = await readKey(file);
  if (!made) throw new Error(`the key of the sessions could not be kept in ${file}`);
  return made;
}

/** A key for another purpose than the sessions', of which it tells nothing. */
export function keyFor(purpose: string, key: ServerKey): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
}

async function readKey(file: string): Promise<ServerKey | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : parse(text.trim(), file);
}

function parse(text: string, from: string): ServerKey {
  const key = Buffer.from(text, 'base64url');
  if (key.length !== 32)
    throw new Error(`${from} must hold 32 bytes in base64url, such as: openssl rand -base64 32`);
  return key;
}

/** Whole or not at all, and never over a key that another process has just made: the second one reads the first's. */
async function writeOnce(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString('hex')}.new`;
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.writeFile(`${text}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft, { force: true });
}
