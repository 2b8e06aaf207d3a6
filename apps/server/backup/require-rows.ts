import type pg from 'pg';
import { BackupRefused } from './backup-refused.ts';
import { type Contents, fullName } from './contents.ts';
import { RowHash } from './row-hash.ts';
import { rowsOf } from './snapshot.ts';

/** Reads tables back from the database and refuses unless each holds the very rows that its backup counted. */
export async function requireRows(
  client: pg.Client,
  { opening, closing }: Contents,
  names: ReadonlySet<string>,
): Promise<void> {
  const counted = new Map(closing.tables.map((count) => [count.table, count]));
  for (const table of opening.tables.filter((one) => names.has(fullName(one)))) {
    const found = new RowHash();
    for await (const rows of rowsOf(client, table)) found.add(rows);
    const wanted = counted.get(fullName(table));
    if (found.rows !== wanted?.rows || found.digest() !== wanted.hash)
      throw new BackupRefused(
        `The table ${fullName(table)} does not hold what the backup holds (${found.rows} rows of ${wanted?.rows}).`,
      );
  }
}
