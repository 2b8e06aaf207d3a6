import { randomBytes } from 'node:crypto';
import { open, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefused } from '#server-kit/migrate/start-refused.ts';
import type { DataFolder } from './data-folder.ts';
import { pathExists } from './path-exists.ts';

export const MEBIBYTE = 1024 * 1024;
/** What backups, files and imports leave on the disk of the books, which have to be written to the last. */
export const LEFT_FOR_SALES = 256 * MEBIBYTE;
const BALLAST = 64 * MEBIBYTE;
const NEEDED_TO_START = 32 * MEBIBYTE;
const NEEDED_TO_CREATE = 256 * MEBIBYTE;
const COMFORTABLE = 512 * MEBIBYTE;

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** A disk that the database writes to, and the file that holds back some of it. */
interface Disk {
  folder: string;
  ballast: string;
}

/** The disk of the data folder, and those to which somebody has moved the tables or the log of the database. */
export async function disksOf(folder: DataFolder): Promise<Disk[]> {
  const disks = new Map([[(await stat(folder.root)).dev, { folder: folder.root, ballast: folder.ballast }]]);
  for (const moved of [folder.cluster, join(folder.cluster, 'pg_wal')]) {
    const found = await stat(moved).catch(() => undefined);
    if (found && !disks.has(found.dev))
      disks.set(found.dev, { folder: moved, ballast: join(moved, 'onepos-ballast') });
  }
  return [...disks.values()];
}

/**
 * A full log volume stops PostgreSQL dead, so some space is held back to give it when nothing else is left. Disks that hold
 * some already, or have no room to spare, stay as they are.
 */
export async function holdBallast(folder: DataFolder, freeIn = freeBytes): Promise<void> {
  for (const disk of await disksOf(folder)) await holdOn(disk, freeIn);
}

async function holdOn({ folder, ballast }: Disk, freeIn: typeof freeBytes): Promise<void> {
  if (await pathExists(ballast)) return;
  if ((await freeIn(folder)) < COMFORTABLE) return;
  // Random, because a file of zeros takes no room on a file system that compresses.
  const block = randomBytes(MEBIBYTE);
  const file = await open(`${ballast}.new`, 'w', 0o600);
  try {
    for (let written = 0; written < BALLAST; written += MEBIBYTE) await file.write(block);
  } finally {
    await file.close();
  }
  await rename(`${ballast}.new`, ballast);
}

/** Gives the reserve of every disk to the database; true when there was one. */
export async function releaseBallast(folder: DataFolder): Promise<boolean> {
  const given = await Promise.all((await disksOf(folder)).map(giveBack));
  return given.includes(true);
}

async function giveBack({ ballast }: Disk): Promise<boolean> {
  const held = await pathExists(ballast);
  await rm(ballast, { force: true });
  return held;
}

/** Starts only where the database has room to recover and to write; says how much is missing otherwise. */
export async function requireSpace(
  folder: DataFolder,
  log: (sentence: string) => void,
  freeIn = freeBytes,
): Promise<void> {
  const needed = (await pathExists(folder.cluster)) ? NEEDED_TO_START : NEEDED_TO_CREATE;
  for (const disk of await disksOf(folder)) {
    let free = await freeIn(disk.folder);
    if (free < needed && (await giveBack(disk))) {
      log('The disk is almost full. Onepos starts on its reserve; make room soon.');
      free = await freeIn(disk.folder);
    }
    if (free < needed)
      throw new StartRefused(
        `The disk is full: ${disk.folder} has ${Math.floor(free / MEBIBYTE)} MB left and Onepos needs ${needed / MEBIBYTE} MB. Make room, or choose another folder with DATA_DIR.`,
      );
  }
}
