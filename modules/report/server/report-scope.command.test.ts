import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '#server/testing/shop.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import type { PeriodInput } from './period.ts';
import { reportScope } from './report-scope.ts';

let db: TestDatabase;
let shop: Shop;
let other: string;
let dollars: string;

const RIGHT = 'create_trial_balance';

beforeAll(async () => {
  db = await testDatabase();
  shop = await openShop(db);
  other = String((await shop.create('branch', { name: 'Mbezi', phone_number: '0754321099' })).id);
  dollars = String(
    (await shop.create('branch', { name: 'Zanzibar', phone_number: '0754321097', currency: 'USD' })).id,
  );
});
afterAll(() => db.close());

/** Asks as somebody with access to the given branches, with the role that these rights make there. */
async function scopeFor(access: Record<string, string[]>, input: PeriodInput, type = 'employee') {
  const [{ id } = { id: '' }] = await db.adminQuery<{ id: string }>('select gen_random_uuid()::text as id');
  await db.adminQuery(USER, [shop.business_id, id, type]);
  for (const [no, [branch, rights]] of Object.entries(access).entries()) {
    const [{ role } = { role: '' }] = await db.adminQuery<{ role: string }>(ROLE, [shop.business_id, rights]);
    await db.adminQuery(ACCESS, [shop.business_id, id, no + 1, branch, role]);
  }
  return shop.ask((context) =>
    reportScope(
      {
        ...context,
        input,
        actor: { ...context.actor, account_type: type, user_id: id, branch_ids: Object.keys(access) },
      } as QueryContext<PeriodInput>,
      RIGHT,
    ),
  );
}

const USER = `insert into users (business_id, id, name, phone_number, account_type, status, search_text)
  values ($1, $2::uuid, 'Baraka', right($2::text, 12), $3, 'active', '')`;
const ROLE = `insert into roles (business_id, id, name, permissions, documents_seen, requires_two_factor)
  values ($1, gen_random_uuid(), gen_random_uuid()::text, $2, 'all', false) returning id as role`;
const ACCESS =
  'insert into user_access (business_id, user_id, line_no, branch_id, role_id) values ($1, $2, $3, $4, $5)';

test('left out, it is the year so far of the branch one works in', async () => {
  expect(await scopeFor({}, {})).toEqual({
    date: '2026-01-01',
    date_to: '2026-11-20',
    branch_ids: [shop.branch.id],
    currency: 'TZS',
  });
});

test('another branch is seen with the right there, and not with another right', async () => {
  const both = { branch_ids: [shop.branch.id, other] };
  const here = { [shop.branch.id]: [RIGHT] };
  await expect(scopeFor({ ...here, [other]: [RIGHT] }, both)).resolves.toMatchObject(both);
  const refused = { code: 'invalid_parameter', data: { name: 'branch_ids' } };
  await expect(scopeFor({ ...here, [other]: ['create_sale'] }, both)).rejects.toMatchObject(refused);
  await expect(scopeFor(here, both)).rejects.toMatchObject(refused);
});

test('books of two currencies have no common total', async () => {
  const access = { [shop.branch.id]: [RIGHT], [dollars]: [RIGHT] };
  await expect(scopeFor(access, { branch_ids: [shop.branch.id, dollars] })).rejects.toMatchObject({
    code: 'mixed_currencies',
  });
  await expect(scopeFor(access, { branch_ids: [dollars] })).resolves.toMatchObject({ currency: 'USD' });
});
