// cspell:ignore imejaa
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { freeze } from '#server/testing/freeze-database.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { openDatabase } from './database.ts';
import type { Deadlock } from './deadlocks.ts';
import type { Tx } from './transaction.ts';

let test: TestDatabase;
const A = randomUUID();
let a: string;
const [first, second] = [randomUUID(), randomUUID()];

beforeAll(async () => {
  test = await testDatabase();
  a = await test.openAccess(A);
  await test.database.transaction(a, {}, async (tx) => {
    for (const id of [first, second]) {
      await tx.query('insert into categories (business_id, id, name) values ($1, $2, $3)', [A, id, id]);
    }
  });
});
afterAll(() => test.close());

const rename = (tx: Tx, id: string) =>
  tx.query("update categories set remarks = coalesce(remarks, '') || '.' where id = $1", [id]);
const dots = async () =>
  (await test.adminQuery<{ remarks: string | null }>('select remarks from categories order by id')).map(
    (row) => row.remarks,
  );

describe('a lost database', () => {
  it('refuses the call whose connection is ended, and serves the next', async () => {
    const lost: string[] = [];
    const database = openDatabase({
      appUrl: test.url('app'),
      loginUrl: test.url('login'),
      onLost: (error) => lost.push(error.message),
    });
    const call = database.transaction(a, {}, async (tx) => {
      const [row] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
      await rename(tx, first);
      await test.adminQuery('select pg_terminate_backend($1, 5000)', [row?.pid]);
      await rename(tx, second);
    });
    await expect(call).rejects.toMatchObject({ code: 'unavailable', status: 503 });
    expect(lost.length).toBeGreaterThan(0);
    expect(await dots()).toEqual([null, null]);
    await expect(database.answers()).resolves.toBeUndefined();
    await database.close();
  });

  describe('that is frozen', { timeout: 30_000 }, () => {
    const impatient = () =>
      openDatabase({ appUrl: test.url('app'), loginUrl: test.url('login'), answerMs: 1500, waitMs: 1500 });
    const connectionOf = (tx: Tx) =>
      tx.query<{ pid: number }>('select pg_backend_pid() as pid').then(([row]) => row?.pid ?? 0);

    it('refuses the call that waits for an answer, and serves the next by another connection', async () => {
      const database = impatient();
      const both = Promise.withResolvers<void>();
      let open = 0;
      const one = () =>
        database.transaction(a, {}, async (tx) => {
          open += 1;
          if (open === 2) both.resolve();
          await both.promise;
          return connectionOf(tx);
        });
      const pids = await Promise.all([one(), one()]);
      // However this ends: a frozen connection keeps its whole server from stopping.
      onTestFinished(freeze(pids));
      await expect(database.transaction(a, {}, (tx) => rename(tx, first))).rejects.toMatchObject({
        code: 'unavailable',
        status: 503,
      });
      expect(pids).not.toContain(await database.transaction(a, {}, connectionOf));
      await expect(database.answers()).resolves.toBeUndefined();
      expect(await dots()).toEqual([null, null]);
      await database.close();
    });

    it('refuses what is asked before anybody has a session', async () => {
      const database = impatient();
      await database.login.hasAny();
      const gateway = await test.adminQuery<{ pid: number }>(
        "select pid from pg_stat_activity where usename = 'pos_login' and datname = current_database()",
      );
      const thaw = freeze(gateway.map(({ pid }) => pid));
      onTestFinished(thaw);
      await expect(database.login.hasAny()).rejects.toMatchObject({ code: 'unavailable' }).finally(thaw);
      expect(await database.login.hasAny()).toBe(false);
      await database.close();
    });

    it('is no reason to end what was given more time, and only that', async () => {
      const database = openDatabase({ appUrl: test.url('app'), loginUrl: test.url('login'), answerMs: 300 });
      const slow = (allowed?: number) =>
        database.transaction(a, {}, async (tx) => {
          if (allowed) tx.allowTime(allowed);
          return tx.query('select pg_sleep(1)');
        });
      await expect(slow(30_000)).resolves.toHaveLength(1);
      await expect(slow()).rejects.toMatchObject({ code: 'unavailable' });
      await expect(slow(200)).rejects.toMatchObject({ code: 'took_too_long' });
      await database.close();
    });
  });

  it('refuses the call when nothing listens', async () => {
    const away = openDatabase({
      appUrl: 'postgres://pos_app:x@127.0.0.1:1/x',
      loginUrl: 'postgres://pos_login:x@127.0.0.1:1/x',
    });
    await expect(away.transaction(a, {}, async () => 1)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(away.answers()).rejects.toMatchObject({ code: 'unavailable' });
    await expect(away.login.find('+255700000001')).rejects.toMatchObject({ code: 'unavailable' });
    await away.close();
  });

  it('refuses the call that waits too long for a connection', async () => {
    const small = openDatabase({
      appUrl: test.url('app'),
      loginUrl: test.url('login'),
      poolSize: 1,
      waitMs: 1000,
    });
    const held = Promise.withResolvers<void>();
    const holding = small.transaction(a, {}, () => held.promise);
    await expect(small.transaction(a, {}, async () => 1)).rejects.toMatchObject({ code: 'unavailable' });
    held.resolve();
    await holding;
    await small.close();
  });
});

describe('a database that cannot go on', () => {
  it.each([
    ['53100', 'the disk is full'],
    ['53200', 'out of memory'],
    ['58030', 'the disk fails'],
    ['57P01', 'the administrator ends the connection'],
    ['57P02', 'another process crashed'],
    ['57P03', 'it starts or stops'],
    ['08006', 'the connection failed'],
  ])('refuses the call and keeps nothing of it: %s, %s', async (code) => {
    const before = await dots();
    const stopped = test.database.transaction(a, {}, async (tx) => {
      await rename(tx, first);
      await tx.query(`do $$ begin raise exception 'no more' using errcode = '${code}'; end $$`);
    });
    await expect(stopped).rejects.toMatchObject({ code: 'unavailable', status: 503 });
    expect(await dots()).toEqual(before);
  });

  it('says that the disk is full, in both languages', async () => {
    const full = test.database.transaction(a, {}, (tx) =>
      tx.query("do $$ begin raise exception 'no more' using errcode = '53100'; end $$"),
    );
    await expect(full).rejects.toMatchObject({
      words: {
        en: expect.stringContaining('server’s disk is full'),
        sw: expect.stringContaining('imejaa'),
      },
    });
  });

  it('is not taken for a fault of the program', async () => {
    const faulty = test.database.transaction(a, {}, (tx) => tx.query('select 1/0'));
    await expect(faulty).rejects.toMatchObject({ code: '22012' });
  });
});

describe('a statement that cannot go on', () => {
  it('is ended by the database and refused in words of its own', async () => {
    const slow = test.database.transaction(a, { readOnly: true }, async (tx) => {
      await tx.query("set local statement_timeout = '20ms'");
      await tx.query('select pg_sleep(30)');
    });
    await expect(slow).rejects.toMatchObject({ code: 'took_too_long', status: 503 });
  });

  it('is refused when others keep the row', async () => {
    const other = await test.adminClient();
    await other.query('begin; select * from categories for update');
    const blocked = test.database.transaction(a, {}, async (tx) => {
      await tx.query("set local lock_timeout = '20ms'");
      await rename(tx, first);
    });
    await expect(blocked).rejects.toMatchObject({ code: 'busy' });
    await other.query('rollback');
  });
});

describe('a deadlock', () => {
  it('is tried again until both have gone through, each once, and is logged with both', async () => {
    const before = await dots();
    const logged: Deadlock[] = [];
    const database = openDatabase({
      appUrl: test.url('app'),
      loginUrl: test.url('login'),
      onDeadlock: (deadlock) => logged.push(deadlock),
    });
    const met = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    let tries = 0;
    const cross = (mine: string, theirs: string, me: 0 | 1) =>
      database.transaction(a, { call: `call ${me}` }, async (tx) => {
        tries += 1;
        await rename(tx, mine);
        met[me].resolve();
        await met[1 - me]?.promise;
        await rename(tx, theirs);
      });
    await Promise.all([cross(first, second, 0), cross(second, first, 1)]);
    // On a busy machine the second attempt may be sooner at the row than who was let through, and meet him once more.
    expect(tries).toBe(2 + logged.length);
    expect(await dots()).toEqual(before.map((remarks) => `${remarks ?? ''}..`));
    expect(logged[0]).toMatchObject({ attempt: 1, table: 'categories' });
    const [{ parties } = { parties: [] }] = logged;
    expect(parties.map(({ call }) => call).sort()).toEqual(['call 0', 'call 1']);
    for (const { statement } of parties) expect(statement).toMatch(/^update categories set remarks/);
    expect(JSON.stringify(logged)).not.toContain(first);
    await database.close();
  });

  it('gives up after a few tries and says that others are busy', async () => {
    let tries = 0;
    const hopeless = test.database.transaction(a, {}, async (tx) => {
      tries += 1;
      await tx.query("do $$ begin raise exception 'again' using errcode = '40001'; end $$");
    });
    await expect(hopeless).rejects.toMatchObject({ code: 'busy' });
    expect(tries).toBe(6);
  });

  it('is tried again as well when it befalls the first of several statements sent together', async () => {
    let tries = 0;
    const together = test.database.transaction(a, {}, async (tx) => {
      tries += 1;
      const conflict = tx.query("do $$ begin raise exception 'again' using errcode = '40001'; end $$");
      // Whoever waits in another order hears of the second statement first.
      conflict.catch(() => undefined);
      await tx.query('select 1 as one');
      await conflict;
    });
    await expect(together).rejects.toMatchObject({ code: 'busy' });
    expect(tries).toBe(6);
  });

  it('is not tried again by a list', async () => {
    let tries = 0;
    const list = test.database.transaction(a, { readOnly: true }, async (tx) => {
      tries += 1;
      await tx.query("do $$ begin raise exception 'again' using errcode = '40P01'; end $$");
    });
    await expect(list).rejects.toMatchObject({ code: 'busy' });
    expect(tries).toBe(1);
  });
});

describe('a table that a newer release changes', () => {
  it('is read with a new plan, without a restart', async () => {
    const read = () =>
      test.database.transaction(a, { readOnly: true }, (tx) =>
        tx.query('select * from categories where id = $1', [first]),
      );
    const before = await read();
    await test.adminQuery('alter table categories add column shelf text');
    const after = await read();
    expect(after).toEqual(before.map((row) => ({ ...row, shelf: null })));
  });
});
