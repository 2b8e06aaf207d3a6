// Runs a command with TEST_DATABASE_URL naming a throw-away server of the oldest PostgreSQL that is supported.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#server/postgres/start-postgres.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'onepos-oldest-'));
const database = await startPostgres({
  dataDir,
  log: console.error,
  binaries: '/usr/lib/postgresql/15',
  // Nothing of this survives the run, so nothing has to reach the disk.
  settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
});
try {
  const child = spawn(process.execPath, process.argv.slice(2), {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, TEST_DATABASE_URL: database.adminUrl('postgres') },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
} finally {
  await database.stop();
  await rm(dataDir, { recursive: true });
}
