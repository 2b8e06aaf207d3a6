import { checkBooks } from '#server/check-books.ts';
import { PRODUCT_TABLES } from '#server/product-tables.ts';
import { openTestSystem } from '#server/testing/test-system.ts';
import { prepareDatabase } from '#server-kit/migrate/prepare.ts';
import { rolePasswords } from '#server-kit/migrate/role-urls.ts';
import { openTestDatabase } from '#server-kit/testing/database.ts';
import { startThrowAwayPostgres } from '#server-kit/testing/throw-away-postgres.ts';
import { rush, sellOnceEach } from '../../testing/busy-tills.ts';
import { openSellingShop } from '../../testing/selling-shop.ts';

export const name = 'busy-tills';

const TILLS = 32;
const ACTIONS_OF_EACH = 200;
const KEYS = 1000;
const TIMES = 20;

/** Goods are conserved to the piece under 32 tills, and a cart is sold once however often it is sent (T22, T23). */
export async function run(size: number, seed: number): Promise<string> {
  const server = await startThrowAwayPostgres();
  try {
    const { adminUrl } = server;
    await prepareDatabase({ adminUrl, passwords: rolePasswords(adminUrl), tables: PRODUCT_TABLES });
    const template = new URL(adminUrl).pathname.slice(1);
    const db = await openTestDatabase(
      { adminUrl, secret: adminUrl, template },
      { poolSize: 20, waitMs: 60_000 },
    );
    const system = await openTestSystem(db);
    const shop = await openSellingShop({ vat_registered: true }, { system });
    const actionsOfEach = Math.ceil(ACTIONS_OF_EACH * size);
    const told = await rush(shop, { tills: TILLS, actionsOfEach, stock: actionsOfEach * 6, seed });
    const keys = Math.ceil(KEYS * size);
    const faults = [...told.faults, ...(await sellOnceEach(shop, keys, TIMES))];
    const [stats] = await db.adminQuery<{ deadlocks: number }>(
      'select deadlocks::int from pg_stat_database where datname = current_database()',
    );
    if (stats?.deadlocks) faults.push(`${stats.deadlocks} deadlocks`);
    for (const fault of await checkBooks({ query: db.adminQuery })) faults.push(JSON.stringify(fault));
    if (faults.length) throw new Error(`${faults.length} faults:\n${faults.slice(0, 20).join('\n')}`);
    await system.close();
    const { sales, returns, refused } = told;
    return `${sales} sales, ${returns} returns, ${refused} refused, every piece accounted for, no deadlock; ${keys} keys x ${TIMES} gave ${keys} sales`;
  } finally {
    await server.stop();
  }
}
