import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '#server/postgres/start-postgres.ts';

export interface ThrowAwayPostgres {
  adminUrl: string;
  stop(): Promise<void>;
}

/** The embedded database as the product starts it, for one run of the tests: it keeps nothing and trusts no disk. */
export async function startThrowAwayPostgres(): Promise<ThrowAwayPostgres> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'onepos-test-'));
  const server = await startPostgres({ dataDir, log: () => undefined, settings: SETTINGS });
  return {
    adminUrl: server.adminUrl('postgres'),
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };
