import { PRODUCT_TABLES } from '#server/product-tables.ts';
import { prepareDatabase } from '#server-kit/migrate/prepare.ts';
import { rolePasswords } from '#server-kit/migrate/role-urls.ts';
import { openTestDatabase } from '#server-kit/testing/database.ts';
import { startThrowAwayPostgres } from '#server-kit/testing/throw-away-postgres.ts';
import { openPeopleOffice } from '../../testing/people-office.ts';
import { tryRandomGrants } from '../../testing/random-grants.ts';

export const name = 'random-grants';

const GRANTS = 10_000;

/** Nobody grants what he lacks: ten thousand grants are accepted exactly when they are a subset (reliability.md, T4). */
export async function run(size: number, seed: number): Promise<string> {
  const server = await startThrowAwayPostgres();
  try {
    const { adminUrl } = server;
    await prepareDatabase({ adminUrl, passwords: rolePasswords(adminUrl), tables: PRODUCT_TABLES });
    const template = new URL(adminUrl).pathname.slice(1);
    const database = await openTestDatabase({ adminUrl, secret: adminUrl, template });
    const office = await openPeopleOffice(database);
    const { taken, refused } = await tryRandomGrants(office, { count: Math.ceil(GRANTS * size), seed });
    await office.server.close();
    return `${taken} grants taken, each a subset; ${refused} refused, each of them not; nothing refused was kept`;
  } finally {
    await server.stop();
  }
}
