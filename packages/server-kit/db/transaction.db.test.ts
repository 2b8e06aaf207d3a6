import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { forgetPlans, PLANNED_EACH_TIME } from './named-statements.ts';
import type { Tx } from './transaction.ts';

let test: TestDatabase;
const A = randomUUID();
const B = randomUUID();
let a: string;
let b: string;

beforeAll(async () => {
  test = await testDatabase();
  a = await test.openAccess(A);
  b = await test.openAccess(B);
});
afterAll(() => test.close());

const add = (tx: Tx, business: string, name: string) =>
  tx.query<{ id: string }>(
    'insert into categories (business_id, id, name) values ($1, $2, $3) returning id',
    [business, randomUUID(), name],
  );
const names = async (hash: string | null) =>
  (
    await test.database.transaction(hash, { readOnly: true }, (tx) =>
      tx.query<{ name: string }>('select name from categories order by name'),
    )
  ).map((row) => row.name);

describe('a transaction in somebody’s name', () => {
  it('keeps what was written once it has resolved, and shows it to that business only', async () => {
    await test.database.transaction(a, {}, (tx) => add(tx, A, 'Grains'));
    await test.database.transaction(b, {}, (tx) => add(tx, B, 'Soap'));
    expect(await names(a)).toEqual(['Grains']);
    expect(await names(b)).toEqual(['Soap']);
  });

  it('keeps nothing when the work fails', async () => {
    const failed = test.database.transaction(a, {}, async (tx) => {
      await add(tx, A, 'Never');
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(await names(a)).toEqual(['Grains']);
  });

  it('is refused when a statement failed and the work went on as if it had not', async () => {
    const careless = test.database.transaction(a, {}, async (tx) => {
      await add(tx, A, 'Lost');
      await tx.query('select 1/0').catch(() => undefined);
    });
    await expect(careless).rejects.toThrow('division by zero');
    expect(await names(a)).toEqual(['Grains']);
  });

  it('hears at its commit of a statement that was sent and not waited for', async () => {
    const sent = (text: string) =>
      test.database.transaction(a, {}, async (tx) => {
        await add(tx, A, 'Sent before');
        tx.send(text);
      });
    await expect(sent('select 1/0')).rejects.toThrow('division by zero');
    expect(await names(a)).toEqual(['Grains']);
    const conflict = "do $$ begin raise exception 'again' using errcode = '40001'; end $$";
    await expect(sent(conflict)).rejects.toMatchObject({ code: 'busy' });
    expect(await names(a)).toEqual(['Grains']);
  });

  it('reads what it has sent', async () => {
    let seen: string[] = [];
    const looked = test.database.transaction(a, {}, async (tx) => {
      tx.send('insert into categories (business_id, id, name) values ($1, $2, $3)', [A, randomUUID(), 'Tea']);
      seen = (await tx.query<{ name: string }>('select name from categories order by name')).map(
        ({ name }) => name,
      );
      throw new Error('seen enough');
    });
    await expect(looked).rejects.toThrow('seen enough');
    expect(seen).toEqual(['Grains', 'Tea']);
    expect(await names(a)).toEqual(['Grains']);
  });

  it('leaves no context behind on its connection', async () => {
    const single = await testDatabase({ poolSize: 1 });
    const hash = await single.openAccess(A);
    const biz = (tx: Tx) => tx.query<{ biz: string | null }>('select ctx.biz() as biz');
    expect(await single.database.transaction(hash, {}, biz)).toEqual([{ biz: A }]);
    expect(await single.database.transaction(null, {}, biz)).toEqual([{ biz: null }]);
    await single.database
      .transaction(hash, {}, async () => Promise.reject(new Error('no')))
      .catch(() => undefined);
    expect(await single.database.transaction(null, {}, biz)).toEqual([{ biz: null }]);
    await single.close();
  });

  it('shows nothing without a hash, and takes no hash that could be SQL', async () => {
    expect(await names(null)).toEqual([]);
    await expect(names("x', true); drop table categories; --")).rejects.toThrow('64 hexadecimal digits');
    await expect(names(a.toUpperCase())).rejects.toThrow('64 hexadecimal digits');
  });

  it('cannot write when it is for reading', async () => {
    const refused = test.database.transaction(a, { readOnly: true }, (tx) => add(tx, A, 'Not here'));
    await expect(refused).rejects.toThrow('read-only');
  });

  it('begins at the isolation asked for', async () => {
    const level = await test.database.transaction(a, { isolation: 'repeatable read' }, (tx) =>
      tx.query('show transaction_isolation'),
    );
    expect(level).toEqual([{ transaction_isolation: 'repeatable read' }]);
  });

  it('plans once for all values where that is asked for, and for its own statements alone', async () => {
    const mode = (options: { plansOnce?: boolean }) =>
      test.database.transaction(a, options, (tx) => tx.query('show plan_cache_mode'));
    expect(await mode({ plansOnce: true })).toEqual([{ plan_cache_mode: 'force_generic_plan' }]);
    expect(await mode({})).toEqual([{ plan_cache_mode: 'auto' }]);
  });

  it('offers built statements on the same connection', async () => {
    const counted = await test.database.transaction(a, {}, async (tx) => {
      const services = tx.sql;
      const row = { business_id: A, id: randomUUID(), name: 'Spices' };
      const { numInsertedOrUpdatedRows } = await services
        .insertInto('categories')
        .values(row)
        .executeTakeFirstOrThrow();
      const { count } = await services
        .selectFrom('categories')
        .select(sql<bigint>`count(*)`.as('count'))
        .executeTakeFirstOrThrow();
      return [numInsertedOrUpdatedRows, count];
    });
    expect(counted).toEqual([1n, 2n]);
  });

  it('answers the same statement asked twice at once', async () => {
    const both = await test.database.transaction(a, { readOnly: true }, (tx) =>
      Promise.all([1, 2].map((n) => tx.query('select $1::int * 2 as twice', [n]))),
    );
    expect(both).toEqual([[{ twice: 2 }], [{ twice: 4 }]]);
  });

  it('streams rows in chunks and closes the cursor', async () => {
    const sizes = await test.database.transaction(a, { readOnly: true }, async (tx) => {
      const found: number[] = [];
      const stream = tx.sql
        .selectFrom(sql<{ n: number }>`generate_series(1, 25)`.as('n'))
        .selectAll()
        .stream(10);
      for await (const row of stream) found.push(Number(Object.values(row)[0]));
      const open = await tx.query("select name from pg_cursors where name <> ''");
      return [found.length, open.length];
    });
    expect(sizes).toEqual([25, 0]);
  });
});

describe('a statement', () => {
  it('is planned once on a connection, but for one that says it must fit its values', async () => {
    // Files that ran before in this process may have given out all names there are.
    forgetPlans();
    const kept = await test.database.transaction(a, { readOnly: true }, async (tx) => {
      await tx.query('select $1::int as usual', [1]);
      await tx.query(`select $1::int as rare ${PLANNED_EACH_TIME}`, [1]);
      return tx.query<{ text: string }>(
        "select statement as text from pg_prepared_statements where statement ~ 'as (usual|rare)'",
      );
    });
    expect(kept).toEqual([{ text: 'select $1::int as usual' }]);
  });
});

describe('values', () => {
  it('come as the program keeps them', async () => {
    const [row] = await test.database.transaction(a, { readOnly: true }, (tx) =>
      tx.query(
        "select 9007199254740993::bigint as big, '{1,NULL,3}'::bigint[] as bigs, date '2024-02-29' as day, timestamptz '2024-02-29 10:00+03' as moment, 5 as small",
      ),
    );
    expect(row).toEqual({
      big: 9007199254740993n,
      bigs: [1n, null, 3n],
      day: '2024-02-29',
      moment: new Date('2024-02-29T07:00:00Z'),
      small: 5,
    });
  });

  it('go in as bigint, and a numeric never comes out unnoticed', async () => {
    const [row] = await test.database.transaction(a, { readOnly: true }, (tx) =>
      tx.query('select $1::bigint as big', [9007199254740993n]),
    );
    expect(row).toEqual({ big: 9007199254740993n });
    const summed = test.database.transaction(a, { readOnly: true }, (tx) =>
      tx.query('select sum(n::bigint) from generate_series(1, 3) n'),
    );
    await expect(summed).rejects.toThrow('cast the expression to bigint');
    expect(await names(a)).toEqual(['Grains', 'Spices']);
  });
});
