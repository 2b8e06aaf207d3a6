import { createWriteStream } from 'node:fs';
import { open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '#core/ids.ts';

/**
 * Writes a stream into a file that is gone as soon as it has been read, or with the process: a branch of any size leaves
 * through a file and not through the memory of the server, and its transaction does not wait for a slow line.
 */
export async function spool(content: Readable): Promise<Readable> {
  const path = join(tmpdir(), `onepos-${newId()}`);
  try {
    await pipeline(content, createWriteStream(path, { mode: 0o600 }));
    const file = await open(path);
    return file.createReadStream();
  } finally {
    await unlink(path).catch(() => undefined);
  }
}
