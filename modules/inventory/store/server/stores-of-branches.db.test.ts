import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '#server/testing/shop.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import { storesOfBranches } from './stores-of-branches.query.ts';

// cspell:ignore Temeke Baraka

let db: TestDatabase;
let shop: Shop;
let other: string;

beforeAll(async () => {
  db = await testDatabase();
  shop = await openShop(db, { settings: { has_store: true } });
  await shop.create('store', { name: 'back room' });
  const gone = await shop.create('store', { name: 'Attic' });
  await shop.remove('store', String(gone.id));
  other = String((await shop.create('branch', { name: 'Temeke', phone_number: '255713662009' })).id);
});
afterAll(() => db.close());

/** Asks in the first branch as somebody who holds the given rights in the other. */
async function namesFor(rights: readonly string[]) {
  const [person] = await db.adminQuery<{ id: string }>(USER, [shop.business_id]);
  const [role] = await db.adminQuery<{ id: string }>(ROLE, [shop.business_id, rights]);
  await db.adminQuery(ACCESS, [shop.business_id, person?.id, other, role?.id]);
  const found = await shop.ask((context) => {
    const branch_ids = [...context.actor.branch_ids, other];
    const actor = { ...context.actor, account_type: 'employee', user_id: person?.id ?? '', branch_ids };
    return storesOfBranches.run({ ...context, actor } as never);
  });
  return (found as { name: string }[]).map(({ name }) => name).toSorted();
}

test('the stores of each branch in which one may list them, without those that were taken down', async () => {
  expect(await namesFor(['list_stores'])).toEqual(['Kariakoo Main', 'Temeke', 'back room']);
});

test('a branch in which one may not list stores keeps its own to itself', async () => {
  expect(await namesFor(['list_products'])).toEqual(['Kariakoo Main', 'back room']);
});

const USER = `insert into users (business_id, id, name, phone_number, account_type, status, search_text)
  values ($1, gen_random_uuid(), 'Baraka', left(gen_random_uuid()::text, 12), 'employee', 'active', '') returning id`;
const ROLE = `insert into roles (business_id, id, name, permissions, documents_seen, requires_two_factor)
  values ($1, gen_random_uuid(), gen_random_uuid()::text, $2, 'all', false) returning id`;
const ACCESS =
  'insert into user_access (business_id, user_id, line_no, branch_id, role_id) values ($1, $2, 1, $3, $4)';
