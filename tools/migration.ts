import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PRODUCT_TABLES } from '#server/product-tables.ts';
import { compareWithMigrations } from '#server-kit/migrate/compare.ts';
import { MIGRATIONS } from '#server-kit/migrate/migration-files.ts';
import { startThrowAwayPostgres } from '#server-kit/testing/throw-away-postgres.ts';

/** `npm run migration -- <name>`: writes what the definitions have and the migrations lack, or says what a person must. */
async function writeMigration(name: string | undefined): Promise<number> {
  if (!name || !/^[a-z][a-z0-9-]*$/.test(name)) {
    console.error('Say what it is for, in kebab-case: npm run migration -- <name>');
    return 2;
  }
  const server = await startThrowAwayPostgres();
  try {
    const { statements, refused } = await compareWithMigrations(server.adminUrl, PRODUCT_TABLES);
    if (refused.length) {
      console.error(
        `Only a person may decide this; write it into a migration of your own:\n\n${refused.join('\n\n')}`,
      );
      return 1;
    }
    if (!statements.length) {
      console.log('The migrations already give what the definitions say.');
      return 0;
    }
    const file = path.join(MIGRATIONS, `${stamp(new Date())}-${name}.sql`);
    await writeFile(file, `${statements.join('\n')}\n`);
    console.log(
      `Wrote ${path.relative(process.cwd(), file)}. Read it, then commit it; it is never edited after release.`,
    );
    return 0;
  } finally {
    await server.stop();
  }
}

/** `202611211205`, so that files sort in the order they were written. */
function stamp(now: Date): string {
  return now.toISOString().replace(/\D/g, '').slice(0, 12);
}

process.exitCode = await writeMigration(process.argv[2]);
