import { runFullDisk } from './run-full-disk.ts';

export const name = 'full-disk';

/** On each of the two disks. */
const ROUNDS = 10;

/**
 * The disk of the data and the disk of the database's log are filled again and again at random moments under a trade that
 * goes on: calls hear a sentence, the server comes back by itself, and what was acknowledged is there once (T33). It mounts
 * disks in memory, which takes root on Linux.
 */
export async function run(size: number, seed: number): Promise<string> {
  const rounds = Math.max(1, Math.round(ROUNDS * size));
  const data = await runFullDisk('data', { rounds, seed });
  const log = await runFullDisk('log', { rounds, seed: seed + 1 });
  return `${data}; ${log}`;
}
