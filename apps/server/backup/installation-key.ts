import { randomBytes } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { serverKey } from '#server-kit/auth/server-key.ts';
import type { ServerKey } from '#server-kit/auth/session-key.ts';
import { dataFolderOf } from '../postgres/data-folder.ts';
import { pathExists } from '../postgres/path-exists.ts';
import type { Opening } from './contents.ts';
import { fingerprintOf } from './key-fingerprint.ts';

/** The key of the installation, null where this machine does not have it: then it is not made up for a backup. */
export async function installationKey(
  env: NodeJS.ProcessEnv,
): Promise<{ key: ServerKey; isInFolder: boolean } | null> {
  const isInFolder = !env.SESSION_SECRET;
  if (isInFolder && !(await pathExists(keyFile(env)))) return null;
  return { key: await serverKey(env, keyFile(env)), isInFolder };
}

/**
 * The key that signs what was found of a backup: that of this machine, else the one in the backup, so that a drill on a
 * spare computer can be checked at home. Null where neither has one.
 */
export async function keyForReport(
  env: NodeJS.ProcessEnv,
  { server_key }: Opening,
): Promise<ServerKey | null> {
  const own = await installationKey(env);
  if (own) return own.key;
  return server_key?.kept ? Buffer.from(server_key.kept, 'base64url') : null;
}

/** Puts the key of a backup beside the restored data; says what will not work where it cannot be had. */
export async function restoreKey(
  env: NodeJS.ProcessEnv,
  { server_key }: Pick<Opening, 'server_key'>,
): Promise<string[]> {
  if (!server_key) return [];
  if (server_key.kept && !env.SESSION_SECRET) {
    await writeSecret(keyFile(env), server_key.kept);
    return [];
  }
  const now = await installationKey(env);
  if (now && fingerprintOf(now.key) === server_key.fingerprint) return [];
  return [
    'The key of the sessions is another than when the backup was made (SESSION_SECRET): passwords work, everybody logs in again, and codes of authenticators have to be set up again.',
  ];
}

const keyFile = (env: NodeJS.ProcessEnv) => join(dataFolderOf(env), 'session-key');

/** Writes a file for its owner alone, down to the disk, whole or not at all. */
export async function writeSecret(file: string, text: string): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}.new`;
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.writeFile(`${text}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}
