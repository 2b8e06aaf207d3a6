import { prepareDatabase } from '#server-kit/migrate/prepare.ts';
import { rolePasswords } from '#server-kit/migrate/role-urls.ts';
import { openTestDatabase } from '#server-kit/testing/database.ts';
import { startThrowAwayPostgres } from '#server-kit/testing/throw-away-postgres.ts';
import { openSessionHouse, type SessionHouse } from './session-house.ts';

/** Does a proof against the whole server on a database server of its own, and takes both away. */
export async function inProofHouse<T>(prove: (house: SessionHouse) => Promise<T>): Promise<T> {
  const server = await startThrowAwayPostgres();
  try {
    const { adminUrl } = server;
    await prepareDatabase({ adminUrl, passwords: rolePasswords(adminUrl) });
    const template = new URL(adminUrl).pathname.slice(1);
    const house = await openSessionHouse(await openTestDatabase({ adminUrl, secret: adminUrl, template }));
    try {
      return await prove(house);
    } finally {
      await house.close();
    }
  } finally {
    await server.stop();
  }
}
