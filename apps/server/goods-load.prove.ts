import { prepareDatabase } from '#server-kit/migrate/prepare.ts';
import { rolePasswords } from '#server-kit/migrate/role-urls.ts';
import { openTestDatabase } from '#server-kit/testing/database.ts';
import { startThrowAwayPostgres } from '#server-kit/testing/throw-away-postgres.ts';
import { checkBooks } from './check-books.ts';
import { PRODUCT_TABLES } from './product-tables.ts';
import { rushGoods } from './testing/goods/goods-rush.ts';
import { openGoodsShop } from './testing/goods/goods-shop.ts';

const CLIENTS = 32;
const ACTIONS_OF_EACH = 200;

export const name = 'goods-load';

/** Goods are conserved under 32 people who sell, buy, adjust, request, receive and count five products at once. */
export async function run(size: number, seed: number): Promise<string> {
  const server = await startThrowAwayPostgres();
  try {
    const { adminUrl } = server;
    await prepareDatabase({ adminUrl, passwords: rolePasswords(adminUrl), tables: PRODUCT_TABLES });
    const template = new URL(adminUrl).pathname.slice(1);
    const limits = { poolSize: 20, waitMs: 60_000 };
    const db = await openTestDatabase({ adminUrl, secret: adminUrl, template }, limits);
    const shop = await openGoodsShop({}, db);
    const actionsOfEach = Math.ceil(ACTIONS_OF_EACH * size);
    const rush = { clients: CLIENTS, actionsOfEach, stock: 40, seed };
    const { done, refused, faults } = await rushGoods(shop, rush);
    for (const fault of await checkBooks({ query: db.adminQuery })) faults.push(JSON.stringify(fault));
    if (faults.length > 0) throw new Error(`${faults.length} faults:\n${faults.slice(0, 20).join('\n')}`);
    await shop.system.close();
    const said = Object.entries(done).map(([what, times]) => `${what} ${times}`);
    return `${said.join(', ')}; ${refused} refused; every piece accounted for, nothing below zero, no deadlock`;
  } finally {
    await server.stop();
  }
}
