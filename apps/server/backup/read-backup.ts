import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { BackupRefused } from './backup-refused.ts';
import { type Closing, type Contents, fullName, type Opening, type TableInBackup } from './contents.ts';
import { type BackupRecord, recordsIn } from './records.ts';
import { RowHash } from './row-hash.ts';
import { fileKeyOf, HEADER_BYTES, unseal } from './sealed-stream.ts';

/** What somebody does with a backup while it is read. */
export interface BackupReader {
  opening?(opening: Opening): Promise<void>;
  /** Takes all the rows of a table, or none of them. */
  table?(table: TableInBackup, rows: AsyncIterable<Buffer>): Promise<void>;
}

/**
 * Reads a backup to its last byte and refuses it unless everything is as it was written: each piece, the rows of each
 * table and their number.
 */
export async function readBackup(
  path: string,
  passphrase: string | undefined,
  reader: BackupReader = {},
): Promise<Contents> {
  const key = await fileKeyOf(await headerOf(path), passphrase);
  let contents: Contents | undefined;
  await pipeline(
    createReadStream(path, { start: HEADER_BYTES }),
    (sealed: AsyncIterable<Buffer>) => unseal(sealed, key),
    createGunzip(),
    async (plain: AsyncIterable<Buffer>) => {
      contents = await readRecords(recordsIn(plain), reader);
    },
  );
  if (!contents) throw new BackupRefused('The backup is empty.');
  return contents;
}

async function headerOf(path: string): Promise<Buffer> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new BackupRefused(`There is no file ${path}.`);
    throw new BackupRefused(`${path} cannot be read: ${error.message}`);
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function readRecords(records: AsyncGenerator<BackupRecord>, reader: BackupReader): Promise<Contents> {
  const cursor = new Cursor(records);
  const opening = (await cursor.said()) as Opening;
  await reader.opening?.(opening);
  const found: Closing['tables'] = [];
  for (const table of opening.tables) {
    const { table: name } = (await cursor.said()) as { table: string };
    if (name !== fullName(table))
      throw new BackupRefused(`The backup has ${name} in the place of ${fullName(table)}.`);
    const hash = new RowHash();
    await reader.table?.(table, cursor.rows(hash));
    for await (const _left of cursor.rows(hash));
    found.push({ table: name, rows: hash.rows, hash: hash.digest() });
  }
  const { closing } = (await cursor.said()) as { closing: Closing };
  if (JSON.stringify(closing.tables) !== JSON.stringify(found))
    throw new BackupRefused('The rows of the backup are not those that were counted when it was made.');
  if (await cursor.hasMore()) throw new BackupRefused('Something follows the end of the backup.');
  return { opening, closing };
}

/** Goes through the records one by one, with a look at the next. */
class Cursor {
  readonly #records: AsyncGenerator<BackupRecord>;
  #next: BackupRecord | undefined;

  constructor(records: AsyncGenerator<BackupRecord>) {
    this.#records = records;
  }

  async #peek(): Promise<BackupRecord | undefined> {
    this.#next ??= (await this.#records.next()).value ?? undefined;
    return this.#next;
  }

  async hasMore(): Promise<boolean> {
    return (await this.#peek()) !== undefined;
  }

  async said(): Promise<unknown> {
    const record = await this.#peek();
    if (!record || !('said' in record)) throw new BackupRefused('The backup is not in its order.');
    this.#next = undefined;
    return record.said;
  }

  async *rows(hash: RowHash): AsyncGenerator<Buffer> {
    for (let record = await this.#peek(); record && 'rows' in record; record = await this.#peek()) {
      this.#next = undefined;
      hash.add(record.rows);
      yield record.rows;
    }
  }
}
