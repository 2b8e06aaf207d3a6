import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bodyHashOf } from '#server-kit/auth/body-hash.ts';
import { startThrowAwayPostgres } from '#server-kit/testing/throw-away-postgres.ts';
import { addressSaidBy } from '../../bench/installation.ts';

const SERVER = join(import.meta.dirname, '../../../apps/server');

/** The product in a process of its own over a database that stays when the process is killed. */
export interface KilledServer {
  adminUrl: string;
  /** A call of the owner; null where the server was killed before it answered. */
  ask(method: string, path: string, options?: { body?: unknown; file?: Uint8Array }): Promise<Reply | null>;
  /** Ends the process as a power cut would, and waits until it is gone. */
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

export interface Reply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape are looked into
  message: any;
  code?: string;
}

export async function openKilledServer(): Promise<KilledServer> {
  const database = await startThrowAwayPostgres();
  const dataDir = await mkdtemp(join(tmpdir(), 'onepos-killed-'));
  const env = {
    ...process.env,
    DATABASE_URL: database.adminUrl,
    DATA_DIR: dataDir,
    PORT: '0',
    CALL_RATES: 'off',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
  };
  let child: ChildProcess | undefined;
  let address = '';
  const start = async () => {
    child = spawn(process.execPath, [join(SERVER, 'main.ts')], {
      env,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    address = await addressSaidBy(child);
  };
  await start();
  const owner = await foundBusiness(env);
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return {
    adminUrl: database.adminUrl,
    start,
    kill: () => end('SIGKILL'),
    async ask(method, path, { body, file } = {}) {
      const form = file ? formWith(file) : undefined;
      const headers = {
        Authorization: `Bearer ${owner.token}`,
        'X-Branch': owner.branch_id,
        ...(method === 'GET' || form ? {} : { 'Idempotency-Key': randomUUID() }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(file ? { 'X-File-SHA256': bodyHashOf(Buffer.from(file)) } : {}),
      };
      const sent = form ?? (body === undefined ? undefined : JSON.stringify(body));
      try {
        const response = await fetch(`${address}/api/${path}`, {
          method,
          headers,
          ...(sent === undefined ? {} : { body: sent }),
        });
        return { status: response.status, ...((await response.json()) as Omit<Reply, 'status'>) };
      } catch {
        return null;
      }
    },
    async close() {
      await end('SIGTERM');
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function formWith(file: Uint8Array): FormData {
  const form = new FormData();
  form.set('file', new Blob([file as Uint8Array<ArrayBuffer>]), 'bidhaa.xlsx');
  return form;
}

async function foundBusiness(env: NodeJS.ProcessEnv): Promise<{ token: string; branch_id: string }> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(SERVER, 'cli/main.ts'),
      ...['create-business', '--name', 'Duka la Neema', '--owner-name', 'Neema Mushi'],
      ...['--owner-phone', '255754000321', '--password', 'Kiti-cheupe-27', '--with-token', '--json'],
    ],
    { env },
  );
  return JSON.parse(stdout);
}
