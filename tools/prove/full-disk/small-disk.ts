import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, open, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freeBytes, MEBIBYTE } from '#server/postgres/free-space.ts';

const run = promisify(execFile);

/** A file system in memory that can be filled without harm to the machine; mounting one takes root. */
export interface SmallDisk {
  folder: string;
  /** Writes a file of ours until no more than this is left. */
  fill(leaveBytes: number): Promise<void>;
  /** Takes the file away. */
  makeRoom(): Promise<void>;
  unmount(): Promise<void>;
}

// cspell:ignore tmpfs
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'onepos-small-disk-'));
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0711`, 'onepos-small-disk', folder]);
  const filler = join(folder, 'filler');
  return {
    folder,
    async fill(leaveBytes) {
      for (let block = 4 * MEBIBYTE; block >= PAGE; ) {
        const toWrite = Math.min(block, (await freeBytes(folder)) - leaveBytes);
        if (toWrite < PAGE) return;
        const isWritten = await appendFile(filler, Buffer.alloc(toWrite)).then(
          () => true,
          () => false,
        );
        if (!isWritten) block /= 4;
      }
    },
    async makeRoom() {
      await (await open(filler, 'w')).close();
      await rm(filler);
    },
    async unmount() {
      await run('umount', [folder]);
      await rmdir(folder);
    },
  };
}

/** What such a file system gives at least. */
const PAGE = 4096;
