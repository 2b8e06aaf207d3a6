import { readFile } from 'node:fs/promises';
import { StartRefused } from '#server-kit/migrate/start-refused.ts';

export type SystemUser = { uid: number; gid: number };

// PostgreSQL refuses to run as root. This number lies in the one range below 65536 that systemd documents as
// unused, so no other program runs under it and could read the data, as it could were it `nobody`.
const PRIVATE_ID = 60700;

/** The user the database runs as: one of its own when started by root, otherwise the caller himself. */
export function databaseUser(): SystemUser | undefined {
  return process.getuid?.() === 0 ? { uid: PRIVATE_ID, gid: PRIVATE_ID } : undefined;
}

/** The user that may create a cluster: initdb insists on a name in the password file, the server itself does not. */
export async function creatingUser(): Promise<SystemUser | undefined> {
  if (databaseUser() === undefined) return undefined;
  const entry = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .find((line) => line.startsWith('nobody:'));
  const [, , uid, gid] = entry?.split(':') ?? [];
  if (uid === undefined || gid === undefined)
    throw new StartRefused('This system has no user "nobody", which creating the database as root needs.');
  return { uid: Number(uid), gid: Number(gid) };
}
