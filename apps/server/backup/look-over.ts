import { checkBooks } from '#modules/report/public.ts';
import { valueTypes } from '#server-kit/db/value-types.ts';
import { readMigrationFiles } from '#server-kit/migrate/migration-files.ts';
import { BackupRefused } from './backup-refused.ts';
import type { Contents } from './contents.ts';
import { requireRows } from './require-rows.ts';
import { openAllSeeing, quoted, sequencesIn, wallOf } from './snapshot.ts';

/**
 * Looks over a database that was built from a backup. Refuses it where businesses are not kept apart or rows are not
 * those of the backup; answers what else is worth knowing, which was so already when the backup was made.
 */
export async function lookOver(url: string, contents: Contents): Promise<string[]> {
  const { opening, closing } = contents;
  const client = await openAllSeeing(url);
  try {
    const { rows } = await client.query<{ fault: string }>('select fault from ctx.isolation_faults()');
    const faults = rows.map(({ fault }) => fault).filter((fault) => !fault.startsWith(AS_WHOM));
    if (faults.length) throw new BackupRefused(`Businesses are not kept apart: ${faults.join('; ')}`);
    for (const { last_value, is_called, ...sequence } of closing.sequences)
      await client.query('select setval($1::regclass, $2, $3)', [quoted(sequence), last_value, is_called]);
    if (JSON.stringify(await sequencesIn(client)) !== JSON.stringify(closing.sequences))
      throw new BackupRefused('The sequences are not those of the backup.');
    const notes: string[] = [];
    if (await isOfThisRelease(contents)) {
      await requireRows(client, contents, new Set(['public.schema_migrations']));
      if ((await wallOf(client)) !== opening.wall)
        notes.push(
          'The rights on the tables were others when the backup was made; now they are those of this release.',
        );
    }
    const books = await checkBooks({
      query: async <R extends object>(text: string, values: readonly unknown[] = []) =>
        (await client.query<R>({ text, values: [...values], types: valueTypes })).rows,
    });
    for (const { check, subject, expected, found } of books)
      notes.push(
        `The books did not hold when the backup was made: ${check}: ${subject} is ${found}, should be ${expected}`,
      );
    return notes;
  } finally {
    await client.end();
  }
}

/** The question is meant for the server's own login; this one is allowed to be what it says. */
const AS_WHOM = 'the server runs as a role that bypasses the wall';

async function isOfThisRelease({ opening }: Contents): Promise<boolean> {
  const { fingerprint } = await readMigrationFiles();
  return opening.migrations.some(({ name, checksum }) => name === 'fingerprint' && checksum === fingerprint);
}
