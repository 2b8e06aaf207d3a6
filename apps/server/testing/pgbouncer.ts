import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestDatabase } from '#server-kit/testing/database.ts';
import { databaseUser } from '../postgres/database-user.ts';
import { freePort } from '../postgres/free-port.ts';
import { eventually } from './processes.ts';

const SAMPLE = join(import.meta.dirname, '../../../docs/pgbouncer.ini');
const ROLES = ['app', 'login', 'job'] as const;

/** A pooler in front of a database of the tests, as `docs/pgbouncer.ini` describes it. */
export interface Pooler {
  /** An address behind it: a connection for each transaction, or one that stays with its client. */
  url(role: (typeof ROLES)[number], mode?: 'transaction' | 'session'): string;
  stop(): Promise<void>;
}

/** Starts PgBouncer by the sample, with as few connections as the test wants. */
export async function startPooler(db: TestDatabase, poolSize: number): Promise<Pooler> {
  const folder = await mkdtemp(join(tmpdir(), 'onepos-pooler-'));
  const place = placeOf(db.url('admin'));
  const port = await freePort();
  const users = join(folder, 'userlist.txt');
  const logins = ROLES.map((role) => new URL(db.url(role)));
  await writeFile(
    users,
    logins.map(({ username, password }) => `"${username}" "${decodeURIComponent(password)}"\n`).join(''),
  );
  const config = join(folder, 'pgbouncer.ini');
  await writeFile(config, sampleWith(await readFile(SAMPLE, 'utf8'), place, { port, users, poolSize }));
  // It refuses to run as root, and whoever it runs as reads both.
  await chmod(folder, 0o755);
  const child = spawn('pgbouncer', ['-q', config], { stdio: 'ignore', ...databaseUser() });
  const ended = once(child, 'exit');
  const url: Pooler['url'] = (role, mode = 'transaction') => {
    const own = new URL(db.url(role));
    const behind = new URL(
      `postgres://127.0.0.1:${port}/${mode === 'session' ? 'onepos_session' : 'onepos'}`,
    );
    behind.username = own.username;
    behind.password = own.password;
    return behind.href;
  };
  await eventually('a pooler that answers', () => answers(url('app')));
  return {
    url,
    async stop() {
      child.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function sampleWith(
  sample: string,
  { host, port, dbname }: { host: string; port: string; dbname: string },
  own: { port: number; users: string; poolSize: number },
): string {
  return sample
    .replaceAll('host=127.0.0.1 port=5432 dbname=onepos', `host=${host} port=${port} dbname=${dbname}`)
    .replace(/^listen_port = .*$/m, `listen_port = ${own.port}`)
    .replace(/^auth_file = .*$/m, `auth_file = ${own.users}`)
    .replace(/^default_pool_size = .*$/m, `default_pool_size = ${own.poolSize}`);
}

function placeOf(adminUrl: string) {
  const url = new URL(adminUrl);
  return {
    host: url.searchParams.get('host') ?? url.hostname,
    port: url.searchParams.get('port') ?? url.port,
    dbname: url.pathname.slice(1),
  };
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
