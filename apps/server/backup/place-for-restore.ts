import pg from 'pg';
import { withConnection } from '../postgres/connection.ts';
import { BackupRefused } from './backup-refused.ts';

/** A database beside the one of the installation, in which a backup is built up before it takes that one's place. */
export interface Scaffold {
  url: string;
  /** PostgreSQL's number of it, which stays when it is renamed. */
  number: string | undefined;
  /** Takes the place of the database of the installation, which stands aside. */
  takePlace(): Promise<void>;
  /** Removes what stood aside. */
  dropFormer(): Promise<void>;
  drop(): Promise<void>;
}

/** What a restore that was killed has left is removed by the next one: the names are always the same. */
export async function openScaffold(adminUrl: string, purpose: 'restoring' | 'drill'): Promise<Scaffold> {
  const target = databaseOf(adminUrl);
  const name = `${target}_${purpose}`;
  const former = `${target}_replaced`;
  const onServer = <T>(work: (client: pg.Client) => Promise<T>) => besideDatabase(adminUrl, work);
  const drop = (which: string) => onServer((client) => client.query(dropped(which)));
  const number = await onServer(async (client) => {
    await client.query(dropped(name));
    await client.query(
      `create database ${pg.escapeIdentifier(name)} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C'`,
    );
    return numberOf(client, name);
  });
  return {
    url: withDatabase(adminUrl, name),
    number,
    dropFormer: async () => void (await drop(former)),
    drop: async () => void (await drop(name)),
    async takePlace() {
      await drop(former);
      await onServer(async (client) => {
        await requireNobody(client, target);
        // One transaction: whatever ends it, there is a database under this name, the former or the new one.
        await client.query(`begin; alter database ${pg.escapeIdentifier(target)} rename to ${pg.escapeIdentifier(former)};
          alter database ${pg.escapeIdentifier(name)} rename to ${pg.escapeIdentifier(target)}; commit`);
      });
    },
  };
}

/** PostgreSQL's number of a database; undefined where there is none of that name. */
export async function numberOf(client: pg.Client, database: string): Promise<string | undefined> {
  const { rows } = await client.query<{ number: string }>(
    'select oid::text as number from pg_database where datname = $1',
    [database],
  );
  return rows[0]?.number;
}

/** Nobody may write into a database that is about to be replaced. */
export async function requireNobody(client: pg.Client, database: string): Promise<void> {
  const { rows } = await client.query<{ others: number }>(
    'select count(*)::int as others from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    [database],
  );
  if (rows[0]?.others)
    throw new BackupRefused(
      `The database ${database} is in use by ${rows[0].others} connections. Stop every server of Onepos, then restore.`,
    );
}

export const databaseOf = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1));

/** A connection to the same server that does not stand in the way of its databases. */
export function besideDatabase<T>(adminUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const home = databaseOf(adminUrl) === 'postgres' ? 'template1' : 'postgres';
  return withConnection(withDatabase(adminUrl, home), work);
}

function withDatabase(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.href;
}

const dropped = (name: string) => `drop database if exists ${pg.escapeIdentifier(name)} with (force)`;
