import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UPKEEP } from '../jobs/upkeep.ts';
import { readMigrationFiles } from '../migrate/migration-files.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { runJobs } from '../testing/run-jobs.ts';

let test: TestDatabase;
const business = randomUUID();
let hash: string;

beforeAll(async () => {
  test = await testDatabase();
  hash = await test.openAccess(business);
});
afterAll(() => test.close());

const ask = <R extends object>(text: string, values: unknown[] = []) =>
  test.database.transaction(hash, {}, (tx) => tx.query<R>(text, values));

async function add(names: string[]): Promise<void> {
  await ask(
    'insert into categories (business_id, id, name, search_text) select $1, gen_random_uuid(), n, n from unnest($2::text[]) n',
    [business, names],
  );
}

describe('search', () => {
  beforeAll(() =>
    add(['Sukari nyeupe', 'sukari guru', 'Äpfel', 'Unga 100%', 'Unga_wa', 'Unga \\ mahindi', 'Kisukari']),
  );

  const found = async (word: string, size = 20, skip = 0) => {
    const rows = await ask<{ name: string; total: bigint }>(
      'select c.name, h.total from ctx.search_categories($1, $2, $3) with ordinality h(id, total, place) join categories c using (id) order by place',
      [word, size, skip],
    );
    return [rows.map((row) => row.name), rows[0]?.total];
  };

  it('finds three letters anywhere, in the order people expect', async () => {
    expect(await found('SUKARI')).toEqual([['Kisukari', 'sukari guru', 'Sukari nyeupe'], 3n]);
  });

  it('finds one or two letters at the beginnings of words', async () => {
    expect(await found('su')).toEqual([['sukari guru', 'Sukari nyeupe'], 2n]);
    expect(await found('g')).toEqual([['sukari guru'], 1n]);
  });

  it('finds all words in any order, and nothing that lacks one', async () => {
    expect(await found('nyeupe suk')).toEqual([['Sukari nyeupe'], 1n]);
    expect(await found('guru nyeupe sukari')).toEqual([[], undefined]);
  });

  it('takes %, _ and \\ for letters', async () => {
    expect(await found('0%')).toEqual([[], undefined]);
    expect(await found('100%')).toEqual([['Unga 100%'], 1n]);
    expect(await found('a_w')).toEqual([['Unga_wa'], 1n]);
    expect(await found('a \\ m')).toEqual([['Unga \\ mahindi'], 1n]);
    expect(await found('')).toEqual([[], undefined]);
  });

  it('answers one page and the total of all hits', async () => {
    expect(await found('sukari', 1, 1)).toEqual([['sukari guru'], 3n]);
  });

  it('leaves deleted rows out', async () => {
    await ask("update categories set deleted_at = now() where name = 'Kisukari'");
    expect((await found('sukari'))[1]).toBe(2n);
  });
});

describe('totals of lists', () => {
  const total = async () =>
    (
      await ask<{ n: bigint }>(
        "select coalesce(sum(difference), 0)::bigint as n from ctx.row_counts where table_name = 'categories'",
      )
    )[0]?.n;
  const exact = async () =>
    (await ask<{ n: bigint }>('select count(*) as n from categories where deleted_at is null'))[0]?.n;

  it('agree with the rows after adding, hiding, bringing back and failing', async () => {
    await add(['one', 'two', 'three']);
    await ask("update categories set deleted_at = now() where name in ('one', 'two')");
    await ask("update categories set deleted_at = null where name = 'one'");
    await ask("update categories set remarks = 'x', deleted_at = deleted_at");
    await expect(add(['four', 'one'])).rejects.toMatchObject({ code: '23505' });
    expect(await total()).toBe(await exact());
  });

  it('stay the same when the differences are folded, also by two at once', async () => {
    const before = await total();
    await Promise.all([runJobs(test, UPKEEP), runJobs(test, UPKEEP)]);
    expect(await total()).toBe(before);
    expect(await test.adminQuery("select from ctx.row_counts where table_name = 'categories'")).toHaveLength(
      1,
    );
    await add(['five']);
    expect(await total()).toBe(await exact());
  });

  it('are counted again by month, once, where they were kept without', async () => {
    await ask("update categories set deleted_at = now() where name = 'five'");
    const byMonth = `select table_name, branch_id, since, sum(difference)::int as rows from ctx.row_counts
      group by 1, 2, 3 having sum(difference) <> 0 order by 1, 2, 3`;
    const before = await test.adminQuery(byMonth);
    await test.adminQuery(
      `insert into ctx.row_counts (business_id, table_name, since, difference)
       select business_id, 'categories', '-infinity', 7 from categories limit 1`,
    );
    const { migrations } = await readMigrationFiles([]);
    const [again] = migrations.filter(({ name }) => name.endsWith('-counts-by-month.sql'));
    const owner = await test.adminClient();
    await owner.query(
      `begin; set local role pos_owner; set local search_path = public; ${again?.sql} commit`,
    );
    expect(await test.adminQuery(byMonth)).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
    expect(
      await test.adminQuery(
        `select relname from pg_class c join pg_trigger g on g.tgrelid = c.oid
         where g.tgname = 'count_added' and not c.relforcerowsecurity`,
      ),
    ).toEqual([]);
  });

  it('cannot be written by the application', async () => {
    await expect(
      ask("insert into ctx.row_counts (business_id, table_name, difference) values ($1, 'categories', 5)", [
        business,
      ]),
    ).rejects.toMatchObject({ code: '42501' });
    await expect(ask('select ctx.fold_row_counts()')).rejects.toMatchObject({ code: '42501' });
  });
});
