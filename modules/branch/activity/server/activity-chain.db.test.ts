import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MadeBusiness } from '#modules/session/public.ts';
import { verifyActivitiesCommand } from '#server/cli/verify-activities.ts';
import { aBusiness, logIn } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';
import { terminalContext } from '#server-kit/operation/terminal-context.ts';
import { runJobs } from '#server-kit/testing/run-jobs.ts';
import { checkChain } from './check-chain.ts';
import { sealActivities } from './seal-activities.job.ts';

let system: TestSystem;
let shop: MadeBusiness;
let neighbour: MadeBusiness;
let owner: TestBrowser;
let access: string;

beforeAll(async () => {
  system = await openTestSystem();
  const made = await aBusiness(system);
  shop = made;
  neighbour = await aBusiness(system, { name: 'Duka la Asha', owner_name: 'Asha Juma' });
  owner = await logIn(system, made.phone);
  for (const name of ['Sukari', 'Unga', 'Chumvi', 'Maji'])
    await owner.ask('POST api/category', { body: { name } });
  await seal();
  access = await system.db.openAccess(shop.business_id);
});
afterAll(() => system.close());

const seal = () => runJobs(system.db, [sealActivities]);
const check = async (after = 0) => (await owner.ask(`GET api/activity/check?after=${after}`)).body.message;
const seals = (business: string) =>
  system.db.adminQuery<{ position: string; hash: string; previous_hash: string }>(
    'select s.position::text, hash, previous_hash from ctx.activity_seals s where business_id = $1 order by s.position',
    [business],
  );

describe('the chain of activities', () => {
  test('holds all that was written, once, in order and each business for itself', async () => {
    for (const { business_id } of [shop, neighbour]) {
      const chain = await seals(business_id);
      const written = await system.db.adminQuery('select from activities where business_id = $1', [
        business_id,
      ]);
      expect(chain.map(({ position }) => Number(position))).toEqual(written.map((_, place) => place + 1));
      for (const [place, one] of chain.entries())
        expect(one.previous_hash).toBe(chain[place - 1]?.hash ?? '0'.repeat(64));
    }
    const { position, fault, is_whole, sealed, waiting } = await check();
    expect({ fault, is_whole, waiting }).toEqual({ fault: null, is_whole: true, waiting: 0 });
    expect([position, sealed]).toEqual(Array(2).fill((await seals(shop.business_id)).length));
  });

  test('says what still waits, and takes it in the next time', async () => {
    const before = await check();
    await owner.ask('POST api/category', { body: { name: 'Mchele' } });
    expect(await check()).toEqual({ ...before, waiting: 1 });
    await Promise.all([seal(), seal()]);
    const after = await check();
    expect(after).toMatchObject({ position: before.position + 1, waiting: 0, fault: null, is_whole: true });
    expect((await check(before.position)).hash).toBe(after.hash);
  });

  test('is in the order of what commits, and what is taken back leaves no gap', async () => {
    const before = await check();
    await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        owner.ask('POST api/category', { body: { name: n % 3 ? `Bidhaa ${n}` : '' } }),
      ),
    );
    await seal();
    expect(await check()).toMatchObject({ position: before.position + 8, fault: null, waiting: 0 });
  });

  test('is written by the job alone', async () => {
    const write = (text: string) => system.database.transaction(access, {}, (tx) => tx.query(text));
    for (const text of [
      'insert into ctx.activity_seals (business_id, position, activity_id, previous_hash, hash) select business_id, 999, activity_id, hash, hash from ctx.activity_seals',
      'delete from ctx.unsealed_activities',
      'insert into ctx.unsealed_activities select business_id, id from activities',
    ])
      await expect(write(text)).rejects.toMatchObject({ code: '42501' });
    await expect(system.db.adminQuery("update ctx.activity_seals set hash = ''")).rejects.toThrow(
      'append-only',
    );
  });
});

/** Rows 3 and 4 of the chain, and what somebody with all rights over the database might do to them. */
const THIRD = '(select activity_id from ctx.activity_seals where business_id = $1 and position = 3)';
const FOURTH = '(select activity_id from ctx.activity_seals where business_id = $1 and position = 4)';

test.each<[string, string, object]>([
  [
    'a field changed',
    `update activities set reason = 'x' where business_id = $1 and id = ${THIRD}`,
    { kind: 'changed', position: 3 },
  ],
  [
    'what was before changed',
    `update activities set changes = '[]' where business_id = $1 and id = ${THIRD}`,
    { kind: 'changed', position: 3 },
  ],
  [
    'as whom it was done changed',
    `update activities set acted_as = 'support', person = 'Nobody' where business_id = $1 and id = ${THIRD}`,
    { kind: 'changed', position: 3 },
  ],
  [
    'the time changed',
    `update activities set created_at = created_at - interval '1 microsecond' where business_id = $1 and id = ${THIRD}`,
    { kind: 'changed', position: 3 },
  ],
  [
    'a row removed',
    `delete from activities where business_id = $1 and id = ${THIRD}`,
    { kind: 'gone', position: 3 },
  ],
  [
    'a row removed with its seal',
    `with s as (delete from ctx.activity_seals where business_id = $1 and position = 3 returning activity_id) delete from activities where business_id = $1 and id in (select activity_id from s)`,
    { kind: 'seal_gone', position: 3 },
  ],
  [
    'two rows swapped',
    `update activities a set record_name = b.record_name, record_id = b.record_id, changes = b.changes from activities b
     where a.business_id = $1 and b.business_id = $1 and a.id in (${THIRD}, ${FOURTH}) and b.id in (${THIRD}, ${FOURTH}) and a.id <> b.id`,
    { kind: 'changed', position: 3 },
  ],
  [
    'a seal put on another row',
    `update ctx.activity_seals set activity_id = gen_random_uuid() where business_id = $1 and position = 3`,
    { kind: 'gone', position: 3 },
  ],
  [
    'a seal written anew',
    `update ctx.activity_seals set hash = repeat('a', 64) where business_id = $1 and position = 3`,
    { kind: 'changed', position: 3 },
  ],
  [
    'a seal that follows another',
    `update ctx.activity_seals set previous_hash = repeat('a', 64) where business_id = $1 and position = 3`,
    { kind: 'seal_changed', position: 3 },
  ],
  [
    'a row slipped in',
    `insert into activities (business_id, id, branch_id, entity, record_id, type, changes, created_at)
     select business_id, gen_random_uuid(), branch_id, entity, record_id, type, changes, created_at from activities where business_id = $1 and id = ${THIRD}`,
    { kind: 'slipped_in', position: null },
  ],
  [
    'a row removed before it was sealed',
    'insert into ctx.unsealed_activities values ($1, gen_random_uuid())',
    { kind: 'gone', position: null },
  ],
])('%s by a superuser is found, and named as the first', async (_, tampering, fault) => {
  const client = await system.db.adminClient();
  const query = async <R extends object>(text: string, values: readonly unknown[] = []) =>
    (await client.query<R>(text, [...values])).rows;
  await client.query('begin; set local session_replication_role = replica; set constraints all deferred');
  const { rowCount } = await client.query(tampering, [shop.business_id]);
  expect(rowCount).toBeGreaterThan(0);
  await client.query(`set local role pos_app; select set_config('app.access', '${access}', true)`);
  const found = await checkChain({ query }, shop.business_id, { after: 0, most: 1000 });
  await client.query('rollback');
  expect(found.fault).toMatchObject(fault);
  expect((await check()).fault).toBe(null);
});

test('the command line names what is broken, and by its exit code', async () => {
  const printed: string[] = [];
  const run = (values: object = {}) => {
    printed.length = 0;
    const { database, db } = system;
    const context = terminalContext(system);
    const print = (line: string) => void printed.push(line);
    return verifyActivitiesCommand.run(
      values as never,
      { database, adminUrl: db.url('admin'), context, print } as never,
    );
  };
  expect(await run()).toBe(0);
  expect(printed).toHaveLength(2);
  expect(await run({ business: shop.business_id, json: true })).toBe(0);
  const { position, hash } = await check();
  expect(JSON.parse(printed[0] ?? '')).toMatchObject({
    business_id: shop.business_id,
    position,
    hash,
    fault: null,
  });

  const client = await system.db.adminClient();
  await client.query('set session_replication_role = replica');
  await client.query(
    'delete from activities where business_id = $1 and id = (select activity_id from ctx.activity_seals where business_id = $1 and position = 2)',
    [neighbour.business_id],
  );
  expect(await run()).toBe(1);
  expect(printed.join('\n')).toMatch(/Duka la Asha: broken after 1: activity \S{36}: it was removed/);
  expect(printed.join('\n')).toContain('Duka la Neema: ');
  expect((await check()).fault).toBe(null);
});
