import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

export type PidFile = { pid: number; port: number; isReady: boolean };

/** What a running (or a killed) database left in `postmaster.pid`. */
export async function readPidFile(cluster: string): Promise<PidFile | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  // Lines: process, data folder, start time, port, socket folder, address, shared memory, status.
  const lines = text.split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
}

/** Whether the process is the database of this cluster, and not a stranger that was given its number later. */
export async function isDatabaseOf(cluster: string, pid: number): Promise<boolean> {
  if (process.platform === 'linux') {
    // A database works inside its data folder. A dead process that nobody has waited for has no folder.
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
    return folder === cluster;
  }
  const [program, ...options] =
    process.platform === 'win32'
      ? ['tasklist', '/nh', '/fi', `PID eq ${pid}`]
      : ['ps', '-o', 'command=', '-p', String(pid)];
  const { stdout } = await promisify(execFile)(program as string, options).catch(() => ({ stdout: '' }));
  return process.platform === 'win32' ? stdout.includes('postgres') : stdout.includes(cluster);
}
