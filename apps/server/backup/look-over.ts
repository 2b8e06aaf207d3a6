import type pg from 'pg';
import { checkBooks } from '#server/check-books.ts';
import { valueTypes } from '#server-kit/db/value-types.ts';
import { readMigrationFiles } from '#server-kit/migrate/migration-files.ts';
import { PRODUCT_TABLES } from '../product-tables.ts';
import { BackupRefused } from './backup-refused.ts';
import { BOOKKEEPING, type Contents, type TableCount } from './contents.ts';
import { requireRows } from './require-rows.ts';
import { openAllSeeing, quoted, sequencesIn, wallOf } from './snapshot.ts';

/** All the debits and credits of the journal, in the smallest units of whatever currency, and whether each branch is even. */
export interface TrialBalance {
  debit: string;
  credit: string;
  is_equal: boolean;
}

/** What a database is like that was built from a backup. */
export interface LookedOver {
  /** The tables whose rows were read back and are those of the backup. */
  compared: TableCount[];
  trial_balance: TrialBalance;
  /** What was wrong already when the backup was made. */
  notes: string[];
}

/**
 * Looks over a database that was built from a backup. Refuses it where businesses are not kept apart or rows are not
 * those of the backup; answers what else is worth knowing.
 */
export async function lookOver(url: string, contents: Contents): Promise<LookedOver> {
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
    const isSame = await isOfThisRelease(contents);
    if (isSame) {
      await requireRows(client, contents, new Set([BOOKKEEPING]));
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
    return {
      compared: closing.tables.filter(({ table }) => isSame || table !== BOOKKEEPING),
      trial_balance: await trialBalanceOf(client),
      notes,
    };
  } finally {
    await client.end();
  }
}

/** The question is meant for the server's own login; this one is allowed to be what it says. */
const AS_WHOM = 'the server runs as a role that bypasses the wall';

async function trialBalanceOf(client: pg.Client): Promise<TrialBalance> {
  const { rows } = await client.query<TrialBalance>(
    `select coalesce(sum(debit), 0)::text as debit, coalesce(sum(credit), 0)::text as credit,
            coalesce(bool_and(debit = credit), true) as is_equal
     from (select sum(debit) as debit, sum(credit) as credit from public.journal_lines group by business_id, branch_id) b`,
  );
  const [found] = rows;
  if (!found) throw new Error('the sums of the journal gave no row');
  return found;
}

async function isOfThisRelease({ opening }: Contents): Promise<boolean> {
  const { fingerprint } = await readMigrationFiles(PRODUCT_TABLES);
  return opening.migrations.some(({ name, checksum }) => name === 'fingerprint' && checksum === fingerprint);
}
