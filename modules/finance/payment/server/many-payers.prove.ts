import { checkBooks } from '#server/check-books.ts';
import { PRODUCT_TABLES } from '#server/product-tables.ts';
import { openTestSystem } from '#server/testing/test-system.ts';
import { prepareDatabase } from '#server-kit/migrate/prepare.ts';
import { rolePasswords } from '#server-kit/migrate/role-urls.ts';
import { openTestDatabase } from '#server-kit/testing/database.ts';
import { startThrowAwayPostgres } from '#server-kit/testing/throw-away-postgres.ts';
import { payOneCustomer, payOneDebt } from '../../testing/many-payers.ts';
import { openOwingShop } from '../../testing/owing-shop.ts';

export const name = 'many-payers';

const CLIENTS = 32;
const PAYMENTS_OF_EACH = 50;

/** Payments on one debt by 32 clients never exceed it, and what is above all debts of a customer is kept for him. */
export async function run(size: number): Promise<string> {
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
    const shop = await openOwingShop(system);
    const rush = { clients: CLIENTS, paymentsOfEach: Math.ceil(PAYMENTS_OF_EACH * size), amount: 1000 };
    const [debt, customer] = [await payOneDebt(shop, rush), await payOneCustomer(shop, rush)];
    const faults = [...debt.faults, ...customer.faults];
    const [stats] = await db.adminQuery<{ deadlocks: number }>(
      'select deadlocks::int from pg_stat_database where datname = current_database()',
    );
    if (stats?.deadlocks) faults.push(`${stats.deadlocks} deadlocks`);
    for (const fault of await checkBooks({ query: db.adminQuery })) faults.push(JSON.stringify(fault));
    if (faults.length) throw new Error(`${faults.length} faults:\n${faults.slice(0, 20).join('\n')}`);
    await system.close();
    return `${debt.taken} taken for one debt and ${debt.refused} payments refused, ${customer.taken} for one customer, no deadlock`;
  } finally {
    await server.stop();
  }
}
