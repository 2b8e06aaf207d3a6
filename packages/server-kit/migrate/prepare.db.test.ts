// cspell:ignore prosrc
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import type { TableSpec } from '#core/table-spec.ts';
import { emptyDatabase, type TestDatabase } from '../testing/database.ts';
import { applyMigrations } from './apply-migrations.ts';
import { MIGRATIONS, readMigrationFiles } from './migration-files.ts';
import { prepareDatabase } from './prepare.ts';
import { rolePasswords } from './role-urls.ts';

let test: TestDatabase;
let folder: string;

beforeEach(async () => {
  test = await emptyDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'onepos-migrations-'));
  await cp(path.join(MIGRATIONS, 'always'), path.join(folder, 'always'), { recursive: true });
  await write('1-boxes', 'create table boxes (a int); create table lids (a int);');
});
afterEach(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const write = (name: string, sql: string) => writeFile(path.join(folder, `${name}.sql`), sql);
const prepare = (tables: readonly TableSpec[] = []) =>
  prepareDatabase({
    adminUrl: test.url('admin'),
    passwords: rolePasswords(inject('testServer').secret),
    tables,
    folder,
  });
const tables = async () =>
  (
    await test.adminQuery<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
    )
  ).map((row) => row.name);

const WALLED = `business_id uuid not null, id uuid not null, primary key (business_id, id)); alter table boxes enable row level security; alter table boxes force row level security;
  create policy tenant on boxes to pos_app, pos_job using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));`;

describe('preparing a database', () => {
  beforeEach(() => write('1-boxes', `create table boxes (${WALLED}`));

  it('runs everything once and nothing the next time', async () => {
    expect(await prepare()).toEqual(['always/before', '1-boxes.sql', 'always/after']);
    expect(await prepare()).toEqual([]);
  });

  it('runs only what is new or changed', async () => {
    await prepare();
    await write('2-lids', 'alter table boxes add column lid text;');
    expect(await prepare()).toEqual(['2-lids.sql']);
    await writeFile(
      path.join(folder, 'always/after/30-more.sql'),
      'set local role pos_owner; create table if not exists ctx.extra (business_id uuid not null); alter table ctx.extra enable row level security; alter table ctx.extra force row level security; create policy extra_owner on ctx.extra to pos_owner using (true); reset role;',
    );
    expect(await prepare()).toEqual(['always/after']);
  });

  it('refuses a migration that was changed after it ran', async () => {
    await prepare();
    await write('1-boxes', `create table boxes (lid text, ${WALLED}`);
    await expect(prepare()).rejects.toThrow('1-boxes.sql was changed after it had been applied');
  });

  it('refuses the database of a newer release and leaves it alone', async () => {
    await write('2-lids', 'alter table boxes add column lid text;');
    await prepare();
    await rm(path.join(folder, '2-lids.sql'));
    await writeFile(path.join(folder, 'always/before/99.sql'), 'drop table public.boxes;');
    await expect(prepare()).rejects.toThrow('newer release of the program (it has 2-lids.sql)');
    expect(await tables()).toEqual(['boxes', 'schema_migrations']);
  });

  it('refuses the start when a table is unprotected, also when nothing else is new', async () => {
    await prepare();
    await test.adminQuery('alter table boxes no force row level security');
    await expect(prepare()).rejects.toThrow('public.boxes has row security that is not forced');
  });

  it('works for a login that is no superuser', async () => {
    const admin = new URL(test.url('admin'));
    const role = `managed_${admin.pathname.slice(-12)}`;
    await test.adminQuery(`create role ${role} login createrole password 'm'`);
    await test.adminQuery(
      `grant pos_owner, pos_search, pos_app, pos_login, pos_job to ${role} with admin option`,
    );
    await test.adminQuery(`alter database ${admin.pathname.slice(1)} owner to ${role}`);
    admin.username = role;
    admin.password = 'm';
    const ran = await prepareDatabase({
      adminUrl: admin.href,
      passwords: rolePasswords(inject('testServer').secret),
      tables: [SEARCHED],
      folder,
    });
    expect(ran).toEqual(['always/before', '1-boxes.sql', 'always/after']);
    await test.adminQuery(`reassign owned by ${role} to postgres; drop owned by ${role}; drop role ${role}`);
  });
});

const SEARCHED: TableSpec = {
  name: 'boxes',
  scope: 'business',
  columns: [
    { name: 'business_id', type: 'uuid' },
    { name: 'id', type: 'uuid' },
    { name: 'name', type: 'text' },
    { name: 'code', type: 'text' },
    { name: 'search_text', type: 'text' },
  ],
  primaryKey: ['business_id', 'id'],
  indexes: [],
  foreignKeys: [],
  checks: [],
  search: { order: 'name' },
};

describe('functions of searching', () => {
  beforeEach(() => write('1-boxes', `create table boxes (name text, code text, search_text text, ${WALLED}`));

  const functions = async () =>
    Object.fromEntries(
      (
        await test.adminQuery<{ signature: string; source: string; owner: string }>(
          `select oid::regprocedure::text as signature, prosrc as source, proowner::regrole::text as owner
           from pg_proc where pronamespace = 'ctx'::regnamespace and prosrc ~ 'boxes|lids' order by 1`,
        )
      ).map(({ signature, source, owner }) => [signature, { source, owner }]),
    );
  const LIST = 'ctx.search_boxes(text,integer,integer)';
  const PALETTE = 'ctx.find_boxes(text,integer,boolean)';

  it('follow the definition at the next start, without a migration', async () => {
    await prepare([SEARCHED]);
    const before = await functions();
    expect(Object.keys(before)).toEqual([PALETTE, LIST]);
    expect(before[LIST]).toMatchObject({ owner: 'pos_search', source: expect.stringContaining('r.name') });
    expect(await prepare([SEARCHED])).toEqual([]);

    expect(await prepare([{ ...SEARCHED, search: { order: 'code' } }])).toEqual(['always/after']);
    const after = await functions();
    expect(Object.keys(after)).toEqual([PALETTE, LIST]);
    expect(after[LIST]?.source).toBe(before[LIST]?.source.replaceAll('.name', '.code'));
    expect(
      await test.adminQuery("select has_schema_privilege('pos_search', 'ctx', 'create') as may"),
    ).toEqual([{ may: false }]);
  });

  it('of an older release are replaced, whatever they took, and those of no table go', async () => {
    await write(
      '2-older',
      `grant create on schema ctx to pos_search; set local role pos_search;
       create function ctx.search_boxes(word text, page_size int, skip int) returns setof uuid language sql as 'select id from boxes';
       create function ctx.find_lids(word text) returns int language sql as 'select 1 -- lids';
       set local role pos_owner; revoke create on schema ctx from pos_search;`,
    );
    await prepare([SEARCHED]);
    expect(Object.keys(await functions())).toEqual([PALETTE, LIST]);
    await prepare();
    expect(await functions()).toEqual({});
  });

  it('are written by one of two servers that start at once', async () => {
    await prepare();
    const ran = await Promise.all([prepare([SEARCHED]), prepare([SEARCHED]), prepare([SEARCHED])]);
    expect(ran.flat()).toEqual(['always/after']);
    expect(Object.keys(await functions())).toEqual([PALETTE, LIST]);
  });
});

describe('applying migrations', () => {
  it('lets one of two servers that start at once do the work', async () => {
    const files = await readMigrationFiles([], folder);
    const clients = [await test.adminClient(), await test.adminClient()];
    const ran = await Promise.all(clients.map((client) => applyMigrations(client, files)));
    expect(ran.flat().sort()).toEqual(['1-boxes.sql', 'always/after', 'always/before']);
    expect(await tables()).toEqual(['boxes', 'lids', 'schema_migrations']);
  });

  it('goes on by another connection than the one that made the extensions', async () => {
    await applyMigrations(await test.adminClient(), await readMigrationFiles([], folder));
    await write(
      '2-search',
      'create function near() returns int language sql set pg_trgm.word_similarity_threshold = 0.4 as $$ select 1 $$;',
    );
    const next = await readMigrationFiles([], folder);
    expect(await applyMigrations(await test.adminClient(), next)).toEqual(['2-search.sql']);
  });

  it('leaves nothing of a migration that fails half way', async () => {
    await write('2-broken', 'create table scraps (a int); insert into boxes values (1); select 1/0;');
    await expect(
      applyMigrations(await test.adminClient(), await readMigrationFiles([], folder)),
    ).rejects.toThrow('division by zero');
    expect(await tables()).toEqual(['boxes', 'lids', 'schema_migrations']);
    expect(await test.adminQuery('select * from boxes')).toEqual([]);
  });

  it.each([1, 2, 3])(
    'is before or after, never between, when it is killed after statement %i',
    async (statement) => {
      const steps = ['create table scraps (a int);', 'insert into boxes values (1);', 'drop table lids;'];
      const killed = [
        ...steps.slice(0, statement),
        'select pg_terminate_backend(pg_backend_pid());',
        ...steps.slice(statement),
      ];
      const files = await readMigrationFiles([], folder);
      await applyMigrations(await test.adminClient(), files);
      const before = await everything();
      const next = (sql: string) => ({
        ...files,
        migrations: [...files.migrations, { name: '2-next.sql', sql, checksum: 'next' }],
      });
      await expect(applyMigrations(await test.adminClient(), next(killed.join('')))).rejects.toThrow();
      expect(await everything()).toEqual(before);
      await applyMigrations(await test.adminClient(), next(steps.join('')));
      expect((await everything()).tables).toEqual(['boxes', 'schema_migrations', 'scraps']);
    },
  );
});

async function everything() {
  return {
    tables: await tables(),
    boxes: await test.adminQuery('select * from boxes'),
    applied: await test.adminQuery('select name, checksum from schema_migrations order by name'),
  };
}
