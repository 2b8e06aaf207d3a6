import { prepareDatabase } from '#server-kit/migrate/prepare.ts';
import { rolePasswords } from '#server-kit/migrate/role-urls.ts';
import { openTestDatabase, type TestDatabase } from '#server-kit/testing/database.ts';
import { startThrowAwayPostgres } from '#server-kit/testing/throw-away-postgres.ts';
import { PRODUCT_TABLES } from '../product-tables.ts';
import { openTestSystem, type TestSystem } from './test-system.ts';

/** Does a proof against the whole server on a database server of its own, and takes both away. */
export function withProofSystem<T>(prove: (system: TestSystem) => Promise<T>): Promise<T> {
  return onProofDatabase(async (database) => {
    const system = await openTestSystem(database);
    return prove(system).finally(() => system.close());
  });
}

/** The same for a proof that opens a system of its own, and closes the database with it. */
export async function onProofDatabase<T>(prove: (database: TestDatabase) => Promise<T>): Promise<T> {
  const server = await startThrowAwayPostgres();
  try {
    const { adminUrl } = server;
    await prepareDatabase({ adminUrl, passwords: rolePasswords(adminUrl), tables: PRODUCT_TABLES });
    const template = new URL(adminUrl).pathname.slice(1);
    return await prove(await openTestDatabase({ adminUrl, secret: adminUrl, template }));
  } finally {
    await server.stop();
  }
}
