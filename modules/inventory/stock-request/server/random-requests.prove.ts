import { checkBooks } from '#server/check-books.ts';
import { PRODUCT_TABLES } from '#server/product-tables.ts';
import { prepareDatabase } from '#server-kit/migrate/prepare.ts';
import { rolePasswords } from '#server-kit/migrate/role-urls.ts';
import { openTestDatabase } from '#server-kit/testing/database.ts';
import { startThrowAwayPostgres } from '#server-kit/testing/throw-away-postgres.ts';
import { playRequests } from '../testing/random-requests.ts';
import { openRequestingShop } from '../testing/requesting-shop.ts';

export const name = 'random-requests';

const EVENTS = 3000;

/** Thousands of made-up events between the stores of two branches lose no piece and no cent. */
export async function run(size: number, seed: number): Promise<string> {
  const server = await startThrowAwayPostgres();
  try {
    const { adminUrl } = server;
    await prepareDatabase({ adminUrl, passwords: rolePasswords(adminUrl), tables: PRODUCT_TABLES });
    const template = new URL(adminUrl).pathname.slice(1);
    const db = await openTestDatabase(
      { adminUrl, secret: adminUrl, template },
      { poolSize: 4, waitMs: 60_000 },
    );
    const shop = await openRequestingShop({}, db);
    const played = await playRequests(shop, Math.ceil(EVENTS * size), seed);
    const faults = [...played.faults];
    for (const fault of await checkBooks({ query: db.adminQuery })) faults.push(JSON.stringify(fault));
    if (faults.length)
      throw new Error(`seed ${seed}, ${faults.length} faults:\n${faults.slice(0, 20).join('\n')}`);
    await shop.system.close();
    return `${played.done} events done and ${played.refused} refused, nothing lost`;
  } finally {
    await server.stop();
  }
}
