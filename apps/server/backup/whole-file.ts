import { randomBytes } from 'node:crypto';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { freeBytes, LEFT_FOR_SALES, MEBIBYTE } from '../postgres/free-space.ts';
import { BackupRefused } from './backup-refused.ts';

const LOOK_EVERY = 16 * MEBIBYTE;
const DRAFT = '.part';
/** A backup that is being written grows all the time. */
const ABANDONED_MS = 3600 * 1000;

export interface FileOptions {
  /** Bytes free in a folder, for tests of a disk that fills up. */
  freeIn?: (folder: string) => Promise<number>;
}

/**
 * Writes a file that is there whole or not at all: under another name, down to the disk, then renamed. Whatever ends
 * it half way leaves no more than a draft, which the next one removes.
 */
export async function writeWhole(
  path: string,
  bytes: AsyncIterable<Buffer>,
  { freeIn = freeBytes }: FileOptions = {},
): Promise<number> {
  const folder = dirname(path);
  await removeAbandoned(folder);
  const draft = `${path}.${randomBytes(4).toString('hex')}${DRAFT}`;
  try {
    await requireFileSpace(folder, freeIn);
    const size = await written(draft, folder, bytes, freeIn);
    await rename(draft, path);
    await rememberNames(folder);
    return size;
  } catch (error) {
    await rm(draft, { force: true });
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') throw diskFull(folder);
    throw error;
  }
}

async function written(
  draft: string,
  folder: string,
  bytes: AsyncIterable<Buffer>,
  freeIn: (folder: string) => Promise<number>,
): Promise<number> {
  const file = await open(draft, 'wx', 0o600);
  try {
    let size = 0;
    let looked = 0;
    for await (const chunk of bytes) {
      await file.writeFile(chunk);
      size += chunk.length;
      if (size - looked < LOOK_EVERY) continue;
      looked = size;
      await requireFileSpace(folder, freeIn);
    }
    await file.sync();
    return size;
  } finally {
    await file.close();
  }
}

/** The books usually lie on the same disk: a backup must not take from them what they need to be written. */
async function requireFileSpace(folder: string, freeIn: (folder: string) => Promise<number>): Promise<void> {
  if ((await freeIn(folder)) < LEFT_FOR_SALES) throw diskFull(folder);
}

const diskFull = (folder: string) =>
  new BackupRefused(
    `There is no room for a backup in ${folder}: ${LEFT_FOR_SALES / MEBIBYTE} MB are left for the books. Make room, or choose a folder on another disk.`,
  );

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(DRAFT) || !name.includes('.backup.')) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > ABANDONED_MS) await rm(path, { force: true });
  }
}

// Without this a power cut could take back the rename.
async function rememberNames(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
