import { prepareDatabase } from '#server-kit/migrate/prepare.ts';
import { rolePasswords } from '#server-kit/migrate/role-urls.ts';
import { openTestDatabase } from '#server-kit/testing/database.ts';
import { startThrowAwayPostgres } from '#server-kit/testing/throw-away-postgres.ts';
import { runForeignIds } from './testing/hostile/run-foreign-ids.ts';

export const name = 'foreign-ids';

const REQUESTS = 10_000;

/** Ten thousand requests with ids of another business or branch (reliability.md, T1 to T3). */
export async function run(size: number, seed: number): Promise<string> {
  const server = await startThrowAwayPostgres();
  try {
    const { adminUrl } = server;
    await prepareDatabase({ adminUrl, passwords: rolePasswords(adminUrl) });
    const template = new URL(adminUrl).pathname.slice(1);
    const database = await openTestDatabase({ adminUrl, secret: adminUrl, template });
    const { asked, faults } = await runForeignIds(database, { count: Math.ceil(REQUESTS * size), seed });
    if (faults.length)
      throw new Error(`${faults.length} faults:\n${[...new Set(faults)].slice(0, 40).join('\n')}`);
    return `${asked.business} with ids of another business, ${asked.branch} of another branch: no byte, no change, no telling`;
  } finally {
    await server.stop();
  }
}
