import { checkBooks } from '#server/check-books.ts';
import { PRODUCT_TABLES } from '#server/product-tables.ts';
import { openTestSystem } from '#server/testing/test-system.ts';
import { prepareDatabase } from '#server-kit/migrate/prepare.ts';
import { rolePasswords } from '#server-kit/migrate/role-urls.ts';
import { openTestDatabase } from '#server-kit/testing/database.ts';
import { startThrowAwayPostgres } from '#server-kit/testing/throw-away-postgres.ts';
import { chanceFrom } from '../../testing/chance.ts';
import { faultOf, randomCart, sellAndCompare } from '../../testing/random-carts.ts';
import { openSellingShop } from '../../testing/selling-shop.ts';

export const name = 'random-carts';

const CARTS = 1_000_000;
const SOLD = 1000;

/** No cart misses a cent, whatever is in it: a million are priced, a thousand of them sold (complaint C5). */
export async function run(size: number, seed: number): Promise<string> {
  const chance = chanceFrom(seed);
  const carts = Math.ceil(CARTS * size);
  for (let n = 0; n < carts; n += 1) {
    const cart = randomCart(chance);
    const fault = faultOf(cart);
    if (fault) throw new Error(`Cart ${n} of seed ${seed}: not so that ${fault}.`);
  }
  const sold = Array.from({ length: Math.ceil(SOLD * size) }, () => randomCart(chance));
  const server = await startThrowAwayPostgres();
  try {
    const { adminUrl } = server;
    await prepareDatabase({ adminUrl, passwords: rolePasswords(adminUrl), tables: PRODUCT_TABLES });
    const template = new URL(adminUrl).pathname.slice(1);
    const db = await openTestDatabase({ adminUrl, secret: adminUrl, template });
    const system = await openTestSystem(db);
    const shop = await openSellingShop({ vat_registered: true }, { system });
    const fault = await sellAndCompare(shop, sold);
    if (fault) throw new Error(fault);
    const [wrong] = await checkBooks({ query: db.adminQuery });
    if (wrong) throw new Error(JSON.stringify(wrong));
    await system.close();
  } finally {
    await server.stop();
  }
  return `${carts} carts, their parts sum to the whole; ${sold.length} sold, row and ledger equal to the cent`;
}
