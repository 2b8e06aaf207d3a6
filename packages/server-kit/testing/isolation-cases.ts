import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Two businesses with the same rows; every case is a statement that somebody of A tries. */
export const A = 'aaaaaaaa-0000-7000-8000-000000000000';
export const B = 'bbbbbbbb-0000-7000-8000-000000000000';

/** Who tries: a token of A, one that was revoked, one that has run out, an invented one, or nobody. */
type Caller = 'a' | 'a-revoked' | 'a-expired' | 'forged' | 'nobody';

interface IsolationCase {
  name: string;
  caller: Caller;
  statement: string;
  /** `rows n`, or the state in which the statement must fail. */
  expected: string;
}

const id = (business: string, n: number) => business.replace(/0{12}$/, String(n).padStart(12, '0'));
const category = (business: string) =>
  `insert into categories (business_id, id, name) values ('${business}', gen_random_uuid(), 'x')`;
const accessTo = (branch: string) =>
  `insert into user_access (business_id, user_id, line_no, branch_id) values ('${A}', '${id(A, 5)}', 9, '${branch}')`;
const activity = `insert into activities (business_id, id, branch_id, entity, record_id, type, changes) values ('${A}', gen_random_uuid(), '${id(A, 4)}', 'x', 'x', 'creation', '[]')`;
const open = `select ctx.open_access(sha256('x'), 'session', gen_random_uuid(), gen_random_uuid(), now())`;

/** The twelve assertions of the wall and the controls that show them to be able to fail. */
export const ISOLATION_CASES: readonly IsolationCase[] = [
  {
    name: 'control: A sees its own categories',
    caller: 'a',
    statement: 'select from categories',
    expected: 'rows 3',
  },
  { name: 'control: A may insert for itself', caller: 'a', statement: category(A), expected: 'rows 1' },
  { name: 'control: A may not insert for B', caller: 'a', statement: category(B), expected: '42501' },
  {
    name: 'control: A may let a user into its own branch',
    caller: 'a',
    statement: accessTo(id(A, 4)),
    expected: 'rows 1',
  },
  { name: 'control: A may add to its activities', caller: 'a', statement: activity, expected: 'rows 1' },
  {
    name: 'control: A may not delete a category',
    caller: 'a',
    statement: 'delete from categories',
    expected: '42501',
  },
  {
    name: 'control: % is a letter for search',
    caller: 'a',
    statement: "select from ctx.search_categories('%', 20, 0)",
    expected: 'rows 0',
  },
  {
    name: 'control: % is a letter for the palette',
    caller: 'a',
    statement: "select from ctx.find_categories('%', 20, false)",
    expected: 'rows 0',
  },
  { name: 'control: pos_app cannot open a session', caller: 'a', statement: open, expected: '42501' },
  {
    name: 'control: pos_app cannot look up a login name',
    caller: 'a',
    statement: "select from ctx.find_login('x')",
    expected: '42501',
  },
  {
    name: 'control: pos_app reads no password',
    caller: 'a',
    statement: 'select from ctx.credentials',
    expected: '42501',
  },
  {
    name: 'control: pos_app reads no PIN',
    caller: 'a',
    statement: 'select from ctx.pins',
    expected: '42501',
  },
  {
    name: 'control: pos_app does not learn which business is the platform',
    caller: 'a',
    statement: 'select from ctx.platform',
    expected: '42501',
  },
  {
    name: 'control: pos_app makes nobody an account of the platform',
    caller: 'a',
    statement: `select ctx.make_onepos('${A}', '${id(A, 5)}')`,
    expected: '42501',
  },
  {
    name: 'control: outside the platform nobody is told of other businesses',
    caller: 'a',
    statement: 'select from ctx.client_branches()',
    expected: 'rows 0',
  },
  {
    name: 'control: a view without invoker does leak',
    caller: 'a',
    statement: 'select from categories_leak',
    expected: 'rows 6',
  },
  {
    name: '1 A sees no row of B',
    caller: 'a',
    statement: `select from categories where business_id = '${B}'`,
    expected: 'rows 0',
  },
  {
    name: '2 a forged hash sees nothing',
    caller: 'forged',
    statement: 'select from categories',
    expected: 'rows 0',
  },
  {
    name: '3 a revoked session sees nothing',
    caller: 'a-revoked',
    statement: 'select from categories',
    expected: 'rows 0',
  },
  {
    name: '4 an expired token sees nothing',
    caller: 'a-expired',
    statement: 'select from categories',
    expected: 'rows 0',
  },
  {
    name: '5 nobody sees anything',
    caller: 'nobody',
    statement: 'select from categories',
    expected: 'rows 0',
  },
  {
    name: '6 A cannot point at a branch of B',
    caller: 'a',
    statement: accessTo(id(B, 4)),
    expected: '23503',
  },
  { name: '7 pos_app cannot truncate', caller: 'a', statement: 'truncate user_access', expected: '42501' },
  {
    name: '8 pos_app cannot read the accesses',
    caller: 'a',
    statement: 'select from ctx.access',
    expected: '42501',
  },
  {
    name: '9 pos_app cannot move a row to another business',
    caller: 'a',
    statement: 'update categories set business_id = business_id',
    expected: '42501',
  },
  {
    name: '10 pos_app cannot change an activity',
    caller: 'a',
    statement: 'update activities set reason = null',
    expected: '42501',
  },
  {
    name: '10 pos_app cannot delete an activity',
    caller: 'a',
    statement: 'delete from activities',
    expected: '42501',
  },
  {
    name: '11 search returns own rows only',
    caller: 'a',
    statement: "select from ctx.search_categories('SUKARI', 20, 0)",
    expected: 'rows 1',
  },
  {
    name: '11 search of two letters returns own rows only',
    caller: 'a',
    statement: "select from ctx.search_categories('su', 20, 0)",
    expected: 'rows 1',
  },
  {
    name: '11 search of a branch returns its rows only',
    caller: 'a',
    statement: `select from ctx.search_activities('sukari', array['${id(B, 4)}']::uuid[], 20, 0)`,
    expected: 'rows 0',
  },
  {
    name: '11 search with a forged hash returns nothing',
    caller: 'forged',
    statement: "select from ctx.search_categories('SUKARI', 20, 0)",
    expected: 'rows 0',
  },
  {
    name: '11 the palette finds own rows only',
    caller: 'a',
    statement: "select from ctx.find_categories('SUKARI', 20, false)",
    expected: 'rows 1',
  },
  {
    name: '11 the palette guesses among own rows only',
    caller: 'a',
    statement: "select from ctx.find_categories('sukri', 20, true)",
    expected: 'rows 1',
  },
  {
    name: '11 the palette finds rows of the branch only',
    caller: 'a',
    statement: `select from ctx.find_activities('sukari', array['${id(B, 4)}']::uuid[], 20, false)`,
    expected: 'rows 0',
  },
  {
    name: '11 the palette with a forged hash finds nothing',
    caller: 'forged',
    statement: "select from ctx.find_categories('SUKARI', 20, true)",
    expected: 'rows 0',
  },
  {
    name: '12 a view with security_invoker keeps the wall',
    caller: 'a',
    statement: 'select from categories_kept',
    expected: 'rows 3',
  },
  {
    name: '12 the totals of lists are behind the wall',
    caller: 'a',
    statement: "select from ctx.row_counts where table_name = 'categories'",
    expected: 'rows 1',
  },
];

/** Writes the rows of the cases, as a superuser whom no policy binds. */
export async function plantTwoBusinesses(client: pg.ClientBase): Promise<void> {
  for (const business of [A, B]) {
    await client.query(`
      insert into categories (business_id, id, name, search_text)
      select '${business}', ('${business.slice(0, 24)}' || lpad(n::text, 12, '0'))::uuid, name, lower(name)
      from unnest(array['Sukari', 'Unga wa sembe', 'Sabuni ya unga']) with ordinality v(name, n);
      insert into branches (business_id, id, name, phone_number, country, tax_authority, opening_time, closing_time, time_zone, currency, business_type, status)
      values ('${business}', '${id(business, 4)}', 'Kariakoo', '+255700000000', 'tanzania', 'none', '09:00', '17:00', 'Africa/Dar_es_Salaam', 'TZS', 'other', 'active');
      insert into users (business_id, id, name, phone_number, account_type, status)
      values ('${business}', '${id(business, 5)}', 'Asha', '+2557${business === A ? '1' : '2'}0000000', 'owner', 'active');
      insert into activities (business_id, id, branch_id, entity, record_id, record_name, search_text, type, changes)
      values ('${business}', '${id(business, 6)}', '${id(business, 4)}', 'category', 'x', 'Sukari', 'sukari', 'creation', '[]');`);
  }
  await client.query(`
    insert into ctx.access (token_hash, kind, business_id, user_id, expires_at, revoked_at) values
      (sha256('a'), 'session', '${A}', '${id(A, 5)}', now() + interval '1 hour', null),
      (sha256('a-revoked'), 'session', '${A}', '${id(A, 5)}', now() + interval '1 hour', now()),
      (sha256('a-expired'), 'session', '${A}', '${id(A, 5)}', now() - interval '1 second', null)`);
}

/** Tries every case as pos_app and undoes it; returns those that did not end as expected. Needs an open transaction. */
export async function failingCases(client: pg.ClientBase): Promise<string[]> {
  const failing: string[] = [];
  await client.query(`
    savepoint cases;
    create view categories_leak as select * from categories;
    create view categories_kept with (security_invoker = true) as select * from categories;
    grant select on categories_leak, categories_kept to pos_app`);
  for (const tried of ISOLATION_CASES) {
    const hash = tried.caller === 'nobody' ? '' : createHash('sha256').update(tried.caller).digest('hex');
    await client.query(
      `savepoint one; select set_config('app.access', '${hash}', true); set local role pos_app`,
    );
    const got = await client.query(tried.statement).then(
      (result) => `rows ${result.rowCount}`,
      (error: pg.DatabaseError) => error.code,
    );
    await client.query('rollback to one');
    if (got !== tried.expected) failing.push(`${tried.name}: expected ${tried.expected}, got ${got}`);
  }
  await client.query('rollback to cases');
  return failing;
}
