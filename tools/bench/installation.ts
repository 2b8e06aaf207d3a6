import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveDatabase } from '#server/postgres/resolve-database.ts';

const MAIN = join(import.meta.dirname, '../../apps/server/main.ts');

/** The product as `npm start` runs it, in a folder of its own: server process and embedded database, disk writes on. */
export interface Installation {
  dataDir: string;
  /** Of the server process. */
  pid: number;
  address: string;
  adminUrl: string;
  appUrl: string;
  /** For what listens to the database itself. */
  jobUrl: string;
  loginUrl: string;
  /** From the start of the process to the address it says it answers at. */
  startedInMs: number;
  /** Most memory that the server process has ever held, in MB. */
  peakMemory(): Promise<number>;
  stop(): Promise<void>;
}

/** A folder for the data of one run, which the database's user can reach. */
export async function dataFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'onepos-bench-'));
  await chmod(path, 0o711);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

export async function startInstallation(dataDir: string): Promise<Installation> {
  const quiet = { LOG_LEVEL: 'warn', CALL_RATES: 'off' };
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', ...quiet };
  const began = performance.now();
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const address = await addressSaidBy(child);
  const startedInMs = performance.now() - began;
  const { adminUrl, appUrl, jobUrl, loginUrl } = await resolveDatabase(env, {
    log: () => undefined,
    beside: true,
  });
  return {
    dataDir,
    pid: child.pid ?? 0,
    address,
    adminUrl,
    appUrl,
    jobUrl,
    loginUrl,
    startedInMs,
    peakMemory: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
    },
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'close');
    },
  };
}

/** Waits until a started server tells where it answers. */
export async function addressSaidBy(child: ChildProcess): Promise<string> {
  let said = '';
  for await (const words of child.stdout ?? []) {
    said += words;
    const address = /answers at (http:\S+)/.exec(said)?.[1];
    if (!address) continue;
    child.stdout?.resume();
    return address;
  }
  throw new Error(`The server ended: ${said}`);
}
