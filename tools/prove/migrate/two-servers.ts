import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressSaidBy } from '../../bench/installation.ts';
import { until } from './on-database.ts';

const SERVER = join(import.meta.dirname, '../../../apps/server/main.ts');

/** Starts two servers at once on an empty database and ends them; both have to become ready. */
export async function startTwoServers(url: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'onepos-two-'));
  const env = {
    ...process.env,
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    PORT: '0',
    CALL_RATES: 'off',
    HOST: '127.0.0.1',
    BACKUP: 'off',
  };
  const children = [1, 2].map(() =>
    spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] }),
  );
  try {
    // A server that is short of time says 503 for a moment: what counts is that it does not go on saying so.
    for (const address of await Promise.all(children.map(addressSaidBy)))
      await until('the readiness of both servers', async () => {
        const { status } = await fetch(`${address}/api/ready`, { headers: { connection: 'close' } });
        if (status === 200 || status === 503) return status === 200;
        throw new Error(`one of two servers that began at once answers ${status}`);
      });
  } finally {
    await Promise.all(children.map(end));
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
