import { createWriteStream } from 'node:fs';
import { open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '#core/ids.ts';

/**
 * Writes a stream into a file that is gone as soon as it has been read, or with the process: rows of any number leave
 * through a file and not through the memory of the server, and their transaction does not wait for a slow line. Where the
 * rows cannot be read to their end, that is said before anything has left: nobody gets half a file for a whole one.
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
