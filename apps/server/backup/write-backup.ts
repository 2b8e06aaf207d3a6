import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import type { ServerKey } from '#server-kit/auth/session-key.ts';
import { BackupRefused } from './backup-refused.ts';
import { type Closing, type Contents, fullName, type Opening } from './contents.ts';
import { fingerprintOf } from './key-fingerprint.ts';
import { rowsRecord, said } from './records.ts';
import { RowHash } from './row-hash.ts';
import { newFileKey, seal } from './sealed-stream.ts';
import {
  migrationsIn,
  openAllSeeing,
  requireAllSeeing,
  rowsOf,
  sequencesIn,
  tablesIn,
  wallOf,
} from './snapshot.ts';
import { thisRelease } from './this-release.ts';
import { type FileOptions, writeWhole } from './whole-file.ts';

export interface BackupOrder extends FileOptions {
  adminUrl: string;
  path: string;
  passphrase?: string | undefined;
  /** Null where this machine does not have it. */
  serverKey: { key: ServerKey; isInFolder: boolean } | null;
}

export interface MadeBackup extends Contents {
  path: string;
  bytes: number;
}

/**
 * Writes everything that an installation knows into one file, as it was at one moment, while it goes on working: all
 * tables are read in one transaction, which sees nothing that is written after it has begun.
 */
export async function writeBackup(order: BackupOrder): Promise<MadeBackup> {
  const client = await openAllSeeing(order.adminUrl);
  try {
    await requireAllSeeing(client);
    await client.query('begin isolation level repeatable read read only; set local row_security = off');
    await takeTurn(client);
    const opening = await openingOf(client, order.serverKey);
    if (opening.tables.length === 0)
      throw new BackupRefused('There is nothing to back up: this database was never used by Onepos.');
    const closing: Closing = { tables: [], sequences: [] };
    const key = await newFileKey(order.passphrase);
    let bytes = 0;
    await pipeline(
      recordsOf(client, opening, closing),
      // The level that leaves the processor to the tills: the next ones save a tenth and take twice as long.
      createGzip({ level: 1 }),
      (packed: AsyncIterable<Buffer>) => seal(packed, key),
      async (sealed: AsyncIterable<Buffer>) => {
        bytes = await writeWhole(order.path, sealed, order);
      },
    );
    return { path: order.path, bytes, opening, closing };
  } finally {
    await client.end();
  }
}

async function takeTurn(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ is_ours: boolean }>(
    "select pg_try_advisory_xact_lock(hashtext('onepos backup')) as is_ours",
  );
  if (!rows[0]?.is_ours) throw new BackupRefused('A backup is already in progress.');
}

async function openingOf(client: pg.Client, serverKey: BackupOrder['serverKey']): Promise<Opening> {
  return {
    release: await thisRelease(),
    made_at: new Date().toISOString(),
    migrations: await migrationsIn(client),
    tables: await tablesIn(client),
    wall: await wallOf(client),
    server_key: serverKey && {
      kept: serverKey.isInFolder ? Buffer.from(serverKey.key).toString('base64url') : null,
      fingerprint: fingerprintOf(serverKey.key),
    },
  };
}

async function* recordsOf(client: pg.Client, opening: Opening, closing: Closing): AsyncGenerator<Buffer> {
  yield said(opening);
  for (const table of opening.tables) {
    yield said({ table: fullName(table) });
    const hash = new RowHash();
    for await (const rows of rowsOf(client, table)) {
      hash.add(rows);
      yield rowsRecord(rows);
    }
    closing.tables.push({ table: fullName(table), rows: hash.rows, hash: hash.digest() });
  }
  closing.sequences.push(...(await sequencesIn(client)));
  yield said({ closing });
}
