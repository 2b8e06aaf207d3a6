import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { join } from 'node:path';
import type pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { checkBooks } from '#server/check-books.ts';
import { valueTypes } from '#server-kit/db/value-types.ts';
import { withConnection } from './postgres/connection.ts';
import { readPidFile } from './postgres/pid-file.ts';
import { aDatabase, aDataFolder } from './testing/data-folders.ts';
import { freezeDatabase } from './testing/freeze-database.ts';
import { aProcess, aServer, eventually } from './testing/processes.ts';
import { createProduct, openTill, productNamed } from './testing/tills.ts';

const CLI = join(import.meta.dirname, 'cli/main.ts');

/** A server process beside a database that it did not start, with a business and a token for it. */
async function aShop() {
  const folder = await aDataFolder();
  const database = await aDatabase(folder);
  const adminUrl = database.adminUrl('postgres');
  const env = { DATABASE_URL: adminUrl, DATA_DIR: await aDataFolder(), LOG_LEVEL: 'warn' };
  const server = aServer(env);
  const address = (await server.says(/answers at (http:\S+)/))[1] ?? '';
  const words = ['--name', 'Duka', '--owner-name', 'Neema', '--owner-phone', '255754321098'];
  const made = aProcess(
    process.execPath,
    [CLI, 'create-business', ...words, '--password', 'Kiti-cheupe-27', '--with-token', '--json'],
    env,
  );
  expect(await made.ended).toBe(0);
  const { token } = JSON.parse(made.said().trim().split('\n').at(-1) ?? '') as { token: string };
  const ask = <R extends object>(text: string, values: unknown[] = []) =>
    withConnection(adminUrl, async (client: pg.Client) => (await client.query<R>(text, values)).rows);
  return { folder, database, adminUrl, server, place: { address, token }, ask };
}

/** Whatever befalls the database, the shop goes on and nothing is lost, doubled or half done. */
test.each<[string, (shop: Awaited<ReturnType<typeof aShop>>) => Promise<void>]>([
  [
    'stopped and started again',
    async ({ database, folder, place }) => {
      await database.stop();
      await eventually('a 503', async () => (await fetch(`${place.address}/api/ready`)).status === 503);
      expect((await fetch(`${place.address}/api/live`)).status).toBe(200);
      await aDatabase(folder);
    },
  ],
  [
    'killed',
    async ({ folder }) => {
      const { pid } = (await readPidFile(join(folder, 'postgres'))) ?? {};
      process.kill(pid ?? Number.NaN, 'SIGKILL');
    },
  ],
  [
    'frozen for a while',
    async ({ folder, place }) => {
      const { pid } = (await readPidFile(join(folder, 'postgres'))) ?? {};
      const thaw = await freezeDatabase(pid ?? Number.NaN);
      onTestFinished(thaw);
      await eventually('a 503', async () => (await fetch(`${place.address}/api/ready`)).status === 503);
      expect((await fetch(`${place.address}/api/live`)).status).toBe(200);
      thaw();
    },
  ],
  [
    'made to end every connection of the server again and again',
    async ({ ask }) => {
      for (let times = 0; times < 10; times += 1)
        await ask(
          "select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'onepos'",
        );
    },
  ],
])('a database that is %s under load', async (_, disturb) => {
  const shop = await aShop();
  const till = openTill(shop.place);
  onTestFinished(() => till.close());
  await eventually('the first products', async () => till.acknowledged.size > 20);
  await disturb(shop);
  await eventually('a refusal', async () => till.refusals.length > 0);
  const before = till.acknowledged.size;
  await eventually('more products', async () => till.acknowledged.size > before + 20);
  await till.close();

  for (const refused of till.refusals)
    expect(refused).toEqual({
      status: 503,
      retryAfter: '2',
      body: {
        success: false,
        code: 'unavailable',
        message: 'The system is not available right now. Please try again in a moment.',
      },
    });
  expect(shop.server.child.exitCode).toBe(null);
  expect(shop.server.said()).not.toMatch(/unexpected failure|Unhandled/);

  const kept = await shop.ask<{ id: string }>('select id from products');
  expect(kept.map(({ id }) => id).sort()).toEqual([...till.acknowledged.values()].sort());
  expect(await shop.ask(HALF_KEPT)).toEqual([]);
  const answered = await shop.ask<{ key: string }>(
    "select key from command_log where answer->>'id' is not null",
  );
  expect(answered.map(({ key }) => key).sort()).toEqual([...till.acknowledged.keys()].sort());
  const faults = await withConnection(shop.adminUrl, (client) =>
    checkBooks({
      query: async (text, values) =>
        (await client.query({ text, values: [...(values ?? [])], types: valueTypes })).rows,
    }),
  );
  expect(faults).toEqual([]);
});

/** Products without one of the parts that are made with them. */
const HALF_KEPT = `
  select p.name from products p
  where not exists (select from product_branches b where b.product_id = p.id and b.selling_price = 150000)
     or not exists (select from stock_values v where v.product_id = p.id and v.quantity = 3000 and v.value = 300000)
     or (select count(*) from stock_movements m where m.product_id = p.id) <> 1
     or (select count(*) from journal_entries e join stock_movements m on m.source_id = e.source_id where m.product_id = p.id) <> 1
     or (select count(*) from activities a where a.record_id = p.id::text and a.type = 'creation') <> 1`;

test('a call whose answer was lost is made again with its key: done once, and answered as the first time', async () => {
  const { place, ask } = await aShop();
  const key = randomUUID();
  const { port, hostname } = new URL(place.address);
  const body = JSON.stringify(productNamed('Sukari'));
  const line = connect(Number(port), hostname).pause();
  line.write(
    [
      'POST /api/product HTTP/1.1',
      `Host: ${hostname}`,
      `Authorization: Bearer ${place.token}`,
      `Idempotency-Key: ${key}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      '',
      body,
    ].join('\r\n'),
  );
  const kept = await eventually(
    'the product',
    async () => (await ask<{ id: string }>('select id from products'))[0],
  );
  line.destroy();

  const again = await Promise.all([1, 2, 3].map(() => createProduct(place, key, 'Sukari')));
  for (const reply of again)
    expect(await reply.json()).toMatchObject({ message: { id: kept.id, name: 'Sukari' } });
  expect((await createProduct(place, key, 'Unga')).status).toBe(422);
  expect(await ask('select name from products')).toEqual([{ name: 'Sukari' }]);
  expect(await ask(HALF_KEPT)).toEqual([]);
});
