import { randomBytes } from 'node:crypto';
import { open, rename, rm, statfs } from 'node:fs/promises';
import { StartRefused } from '#server-kit/migrate/start-refused.ts';
import type { DataFolder } from './data-folder.ts';
import { pathExists } from './path-exists.ts';

const MEBIBYTE = 1024 * 1024;
const BALLAST = 64 * MEBIBYTE;
const NEEDED_TO_START = 32 * MEBIBYTE;
const NEEDED_TO_CREATE = 256 * MEBIBYTE;
const COMFORTABLE = 512 * MEBIBYTE;

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** A full log volume stops PostgreSQL dead, so some space is held back to give it when nothing else is left. */
export async function holdBallast(folder: DataFolder): Promise<void> {
  if (await pathExists(folder.ballast)) return;
  if ((await freeBytes(folder.root)) < COMFORTABLE) return;
  // Random, because a file of zeros takes no room on a file system that compresses.
  const block = randomBytes(MEBIBYTE);
  const file = await open(`${folder.ballast}.new`, 'w', 0o600);
  try {
    for (let written = 0; written < BALLAST; written += MEBIBYTE) await file.write(block);
  } finally {
    await file.close();
  }
  await rename(`${folder.ballast}.new`, folder.ballast);
}

/** Gives the reserve to the database; true when there was one. */
export async function releaseBallast(folder: DataFolder): Promise<boolean> {
  const held = await pathExists(folder.ballast);
  await rm(folder.ballast, { force: true });
  return held;
}

/** Starts only where the database has room to recover and to write; says how much is missing otherwise. */
export async function requireSpace(
  folder: DataFolder,
  log: (sentence: string) => void,
  freeIn = freeBytes,
): Promise<void> {
  const needed = (await pathExists(folder.cluster)) ? NEEDED_TO_START : NEEDED_TO_CREATE;
  let free = await freeIn(folder.root);
  if (free < needed && (await releaseBallast(folder))) {
    log('The disk is almost full. Onepos starts on its reserve; make room soon.');
    free = await freeIn(folder.root);
  }
  if (free < needed)
    throw new StartRefused(
      `The disk is full: ${folder.root} has ${Math.floor(free / MEBIBYTE)} MB left and Onepos needs ${needed / MEBIBYTE} MB. Make room, or choose another folder with DATA_DIR.`,
    );
}
