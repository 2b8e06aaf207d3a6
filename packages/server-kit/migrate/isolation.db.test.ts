import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { failingCases, ISOLATION_CASES, plantTwoBusinesses } from '../testing/isolation-cases.ts';

let test: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  test = await testDatabase();
  client = await test.adminClient();
  await plantTwoBusinesses(client);
});
afterAll(() => test.close());

interface Mutation {
  what: string;
  sql: string;
  /** Beginnings of the cases that must fail. */
  breaks?: string[];
  /** Parts of the faults that the start must name. */
  faults?: string[];
}

const OPEN_POLICY = 'create policy wide on categories to pos_app using (true)';

/** A function with a part of its text replaced: what a careless edit would leave. */
const edited = (
  name: string,
  from: string,
  to: string,
) => `do $do$ declare text text := pg_get_functiondef('${name}'::regproc);
  begin if strpos(text, $f$${from}$f$) = 0 then raise exception 'nothing to edit'; end if; execute replace(text, $f$${from}$f$, $t$${to}$t$); end $do$`;

const everything = ['1 ', '2 ', '3 ', '4 ', '5 '];

const MUTATIONS: Mutation[] = [
  {
    what: 'row security off',
    sql: 'alter table categories disable row level security',
    breaks: everything,
    faults: ['categories has no row security'],
  },
  {
    what: 'row security not forced',
    sql: 'alter table categories no force row level security',
    faults: ['row security that is not forced'],
  },
  {
    what: 'the policy dropped',
    sql: 'drop policy tenant on categories; drop policy search on categories',
    breaks: ['control: A sees its own'],
    faults: ['categories has no policy', 'no tenant policy for pos_app'],
  },
  {
    what: 'a second, wider policy',
    sql: OPEN_POLICY,
    breaks: everything,
    faults: ['a policy wider than the business: wide'],
  },
  {
    what: 'a policy that lets nobody pass',
    sql: 'alter policy tenant on categories using (business_id = (select ctx.biz()) or (select ctx.biz()) is null)',
    breaks: ['2 ', '3 ', '4 ', '5 '],
    faults: ['policy wider'],
  },
  {
    what: 'no check on what is written',
    sql: 'alter policy tenant on categories with check (true)',
    breaks: ['control: A may not insert for B'],
    faults: ['policy wider'],
  },
  {
    what: 'a revoked token still counts',
    sql: edited('ctx.biz', 'and a.revoked_at is null', ''),
    breaks: ['3 '],
  },
  {
    what: 'an expired token still counts',
    sql: edited('ctx.biz', 'and a.expires_at > now()', ''),
    breaks: ['4 '],
  },
  {
    what: 'any hash is believed',
    sql: edited(
      'ctx.biz',
      "a.token_hash = decode(hash, 'hex') and a.revoked_at is null and a.expires_at > now()",
      'true limit 1',
    ),
    breaks: ['2 ', '11 search with a forged hash'],
  },
  {
    what: 'a foreign key on the id alone',
    sql: 'create unique index branches_id on branches (id); alter table user_access drop constraint user_access_branch_id, add foreign key (branch_id) references branches (id)',
    breaks: ['6 '],
    faults: ['foreign key that can cross', 'unique index without business_id first'],
  },
  {
    what: 'an exclusion over all businesses',
    sql: 'alter table occupations drop constraint occupations_one_at_a_time, add exclude using gist (resource_id with =, period with &&)',
    faults: ['occupations: exclusion that can tell of other businesses'],
  },
  {
    what: 'truncate granted',
    sql: 'grant truncate on user_access to pos_app',
    breaks: ['7 '],
    faults: ['user_access: pos_app may truncate'],
  },
  {
    what: 'the accesses readable',
    sql: 'grant select on ctx.access to pos_app; create policy see on ctx.access to pos_app using (true)',
    breaks: ['8 '],
    faults: ['ctx.access has no tenant policy'],
  },
  {
    what: 'every column updatable',
    sql: 'grant update on categories to pos_app',
    breaks: ['9 '],
    faults: ['pos_app may update business_id', 'pos_app may update id', 'pos_app may update created_at'],
  },
  {
    what: 'a ledger changeable',
    sql: 'grant update, delete on activities to pos_app; drop trigger append_only on activities',
    breaks: ['10 pos_app cannot change', '10 pos_app cannot delete'],
  },
  {
    what: 'a ledger changeable but for its trigger',
    sql: 'grant update, delete on activities to pos_app',
    breaks: ['10 pos_app cannot change', '10 pos_app cannot delete'],
    faults: ['activities is append-only, yet pos_app may change it'],
  },
  {
    what: 'search without the business',
    sql: edited('ctx.search_categories', 'r.business_id = b and', ''),
    breaks: ['11 search returns'],
  },
  {
    what: 'search that takes nobody for anybody',
    sql: `${edited('ctx.search_categories', 'b is null or', '')}; ${edited('ctx.search_categories', 'r.business_id = b and', 'coalesce(r.business_id = b, true) and')}`,
    breaks: ['11 search with a forged hash'],
  },
  {
    what: 'a search word that is not escaped',
    sql: edited('ctx.search_categories', 'regexp_replace(', 'coalesce('),
    breaks: ['control: % is a letter'],
  },
  {
    what: 'a palette without the business',
    sql: edited('ctx.find_categories', 'r.business_id = b and', ''),
    breaks: ['11 the palette finds own', '11 the palette guesses'],
  },
  {
    what: 'a palette of every branch',
    sql: edited('ctx.find_activities', 'and r.branch_id = any (branches)', ''),
    breaks: ['11 the palette finds rows of the branch'],
  },
  {
    what: 'opening of sessions granted',
    sql: 'grant execute on function ctx.open_access to pos_app',
    breaks: ['control: pos_app cannot open'],
    faults: ['only pos_login may call it, yet pos_app may'],
  },
  {
    what: 'a view without invoker',
    sql: 'create view leak as select * from categories',
    faults: ['leak is a view without security_invoker'],
  },
  {
    what: 'a materialized view',
    sql: 'create materialized view heap as select * from categories; grant select on heap to pos_app',
    faults: ['heap is a materialized view'],
  },
  {
    what: 'a superuser for the server',
    sql: 'alter role pos_app superuser',
    breaks: everything,
    faults: ['bypasses the wall: pos_app', 'pos_app is superuser'],
  },
  {
    what: 'a server that bypasses row security',
    sql: 'alter role pos_app bypassrls',
    breaks: everything,
    faults: ['bypasses the wall: pos_app'],
  },
  {
    what: 'a server that is a member of the owner',
    sql: 'grant pos_owner to pos_app',
    faults: ['bypasses the wall: pos_app', 'is a member of another role'],
  },
  {
    what: 'a new table without anything',
    sql: 'create table forgotten (business_id uuid, id uuid); grant select on forgotten to pos_app',
    faults: [
      'forgotten has no row security',
      'forgotten has no policy',
      'forgotten: business_id may be null',
    ],
  },
  {
    what: 'a table without a business',
    sql: 'create table shared (id uuid primary key)',
    faults: ['shared has no business_id'],
  },
  {
    what: 'a function without a pinned search path',
    sql: 'create function ctx.loose() returns int language sql security definer as $$ select 1 $$; revoke execute on function ctx.loose() from public',
    faults: ['ctx.loose(): security definer without a pinned search_path'],
  },
  {
    what: 'a queue of jobs that the server may look into',
    sql: 'grant usage on schema graphile_worker to pos_app',
    faults: ['the queue of jobs is open to pos_app'],
  },
  {
    what: 'a function that anyone may call',
    sql: 'create function ctx.open() returns int language sql security definer set search_path = pg_catalog as $$ select 1 $$',
    faults: ['ctx.open(): security definer that anyone may call'],
  },
];

describe('the wall between businesses', () => {
  it('holds in every case, and the start finds no fault', async () => {
    expect(ISOLATION_CASES.length).toBeGreaterThan(22);
    await client.query('begin');
    expect(await failingCases(client)).toEqual([]);
    expect(await faultsAsApp()).toEqual([]);
    await client.query('rollback');
  });

  it.each(MUTATIONS)('is seen to be broken: $what', async ({ sql, breaks = [], faults = [] }) => {
    await client.query('begin');
    await client.query(sql);
    const failing = await failingCases(client);
    const found = await faultsAsApp();
    await client.query('rollback');
    for (const name of breaks) expect(failing.filter((line) => line.startsWith(name))).not.toEqual([]);
    for (const fault of faults) expect(found.filter((line) => line.includes(fault))).not.toEqual([]);
    expect(failing.length + found.length).toBeGreaterThan(0);
    if (!breaks.length) expect(failing).toEqual([]);
  });

  it('holds against the owner of a ledger and a superuser too', async () => {
    await expect(client.query('update activities set reason = null')).rejects.toThrow('append-only');
    await expect(client.query('truncate activities')).rejects.toThrow('append-only');
  });
});

async function faultsAsApp(): Promise<string[]> {
  await client.query('savepoint faults; set local role pos_app');
  const { rows } = await client.query<{ fault: string }>('select fault from ctx.isolation_faults()');
  await client.query('rollback to faults');
  return rows.map((row) => row.fault);
}
