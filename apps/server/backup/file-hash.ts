import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { BackupRefused } from './backup-refused.ts';

/** SHA-256 of a file in hex, as `sha256sum` prints it. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Does something with a backup and answers the checksum it had all the while; refuses where it was exchanged meanwhile. */
export async function whileUnchanged<T>(
  path: string,
  work: () => Promise<T>,
): Promise<{ sha256: string; result: T }> {
  const sha256 = await sha256Of(path);
  const result = await work();
  if ((await sha256Of(path)) !== sha256) throw new BackupRefused(`${path} was changed while it was read.`);
  return { sha256, result };
}
