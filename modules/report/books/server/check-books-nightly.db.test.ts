import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { activityBook } from '#modules/branch/public.ts';
import { openSellingShop, type SellingShop } from '#modules/point-of-sale/testing/selling-shop.ts';
import { serverModules } from '#modules/registry.server.ts';
import { registry } from '#modules/registry.ts';
import { openPool } from '#server-kit/db/pool.ts';
import { openJobContext } from '#server-kit/jobs/job-context.ts';
import { makeServices } from '#server-kit/operation/app-services.ts';
import { checkAllBooks } from './check-books.job.ts';

let shop: SellingShop;
let pool: ReturnType<typeof openPool>;
let soap: string;
beforeAll(async () => {
  shop = await openSellingShop();
  await shop.system.db.adminQuery("update branches set created_at = '2020-01-01'");
  soap = await shop.product({ name: 'Sabuni' });
  const url = shop.system.db.url('job');
  pool = openPool({ url, size: 4, waitMs: 5000, namedStatements: false, onLost: () => undefined });
});
afterAll(async () => {
  await pool.end();
  await shop.system.close();
});
beforeEach(async () => {
  await shop.system.db.adminQuery('delete from notifications');
});

const services = makeServices(registry, serverModules, activityBook);
const worker = () => openJobContext(pool, randomBytes(32), undefined, services);
const nightOf = (day: string, time = '03:00') => new Date(`${day}T${time}:00+03:00`);
const bell = () =>
  shop.system.db.adminQuery<{
    user_id: string;
    kind: string;
    text: { en: string; sw: string };
    link: string;
  }>('select user_id, kind, text, link from notifications order by id');

/** What no command can do: somebody with the keys of the database changes one number. */
async function tamper(by: number) {
  const client = await shop.system.db.adminClient();
  await client.query('set session_replication_role = replica');
  await client.query(`update stock_values set quantity = quantity + ${by} where product_id = $1`, [soap]);
  await client.query('set session_replication_role = origin');
}

test('books that agree ring no bell', async () => {
  await checkAllBooks(worker(), nightOf('2027-01-01'));
  expect(await bell()).toEqual([]);
});

test('one changed number rings the bell once, with its name, however many workers look and nights pass', async () => {
  await tamper(1000);
  await checkAllBooks(worker(), nightOf('2027-01-01', '05:00'));
  expect(await bell()).toEqual([]);
  await checkAllBooks(worker(), nightOf('2027-01-02', '01:59'));
  expect(await bell()).toEqual([]);
  await Promise.all([1, 2, 3].map(() => checkAllBooks(worker(), nightOf('2027-01-02'))));
  expect(await bell()).toMatchObject([
    {
      ...{ user_id: shop.owner.userId, kind: 'books_check', link: '/report/books-check' },
      text: { en: expect.stringContaining('Sabuni'), sw: expect.stringContaining('Sabuni') },
    },
  ]);
  await checkAllBooks(worker(), nightOf('2027-01-03'));
  expect(await bell()).toHaveLength(1);
});

test('a fault that is another one rings again, and one that is gone does not', async () => {
  await tamper(500);
  await checkAllBooks(worker(), nightOf('2027-01-04'));
  expect(await bell()).toHaveLength(1);
  await tamper(-1500);
  await checkAllBooks(worker(), nightOf('2027-01-05'));
  expect(await bell()).toHaveLength(1);
});

test('who may not see the books hears nothing of them', async () => {
  await shop.clerk('create_sale', 'list_products');
  const accountant = await shop.clerk('create_trial_balance');
  await tamper(2000);
  await checkAllBooks(worker(), nightOf('2027-01-06'));
  const heard = (await bell()).map(({ user_id }) => user_id);
  expect(heard.toSorted()).toEqual([shop.owner.userId, accountant.userId].toSorted());
  await tamper(-2000);
});
