import { describe, expect, inject, it } from 'vitest';
import type { ColumnSpec, TableSpec } from '#core/table-spec.ts';
import { catalogueOf } from './compare.ts';
import { type Differences, differences } from './differences.ts';
import { readMigrationFiles } from './migration-files.ts';
import { schemaSql } from './schema-sql.ts';

const column = (name: string, type: string, more: Partial<ColumnSpec> = {}): ColumnSpec => ({
  name,
  type,
  ...more,
});
const KEY = [column('business_id', 'uuid', { notNull: true }), column('id', 'uuid', { notNull: true })];

const shelves: TableSpec = {
  name: 'shelves',
  scope: 'business',
  columns: [...KEY, column('name', 'text', { notNull: true, updatable: true })],
  primaryKey: ['business_id', 'id'],
  indexes: [],
  foreignKeys: [],
  checks: [],
};

const things: TableSpec = {
  name: 'things',
  scope: 'branch',
  columns: [
    ...KEY,
    column('branch_id', 'uuid', { notNull: true }),
    column('name', 'text', { notNull: true, updatable: true }),
    column('kind', 'text', { updatable: true }),
    column('size', 'integer', { updatable: true }),
    column('search_text', 'text', { notNull: true, default: "''::text", updatable: true }),
    column('created_at', 'timestamp with time zone', { notNull: true, default: 'now()' }),
    column('deleted_at', 'timestamp with time zone', { updatable: true }),
  ],
  primaryKey: ['business_id', 'id'],
  indexes: [
    { name: 'things_one_name', columns: ['business_id', 'name'], unique: true, where: 'deleted_at is null' },
  ],
  foreignKeys: [],
  checks: [{ name: 'things_kind', expression: "kind in ('big', 'small')" }],
  search: { order: 'name' },
};

/** Columns of `things` with some replaced or, where null, left out. */
const withColumns = (changes: Record<string, Partial<ColumnSpec> | null>): TableSpec => ({
  ...things,
  columns: things.columns.flatMap((kept) => {
    const change = changes[kept.name];
    return change === null ? [] : [{ ...kept, ...change }];
  }),
});

const plus = (...added: ColumnSpec[]): TableSpec => ({ ...things, columns: [...things.columns, ...added] });

describe('differences between migrations and definitions', () => {
  it('are none where nothing changed', async () => {
    expect(await evolve([things, shelves], [things, shelves])).toEqual({ statements: [], refused: [] });
  });

  it('write a new table whole, with keys that run in circles', async () => {
    const first: TableSpec = {
      ...shelves,
      foreignKeys: [key('shelves_thing', 'things')],
      columns: [...shelves.columns, column('thing_id', 'uuid')],
    };
    const second = {
      ...plus(column('shelf_id', 'uuid')),
      foreignKeys: [{ ...key('things_shelf', 'shelves'), columns: ['business_id', 'shelf_id'] }],
    };
    const { statements } = await evolve([], [first, second]);
    expect(statements.join('\n')).toContain('alter table shelves add constraint shelves_thing foreign key');
  });

  it('write a new column and the right to it', async () => {
    const { statements } = await evolve([things], [plus(column('colour', 'text', { updatable: true }))]);
    expect(statements).toContain('alter table things add column colour text;');
    expect(statements.filter((line) => line.includes('colour'))).toHaveLength(5);
    expect(statements.join()).not.toContain('drop column');
  });

  it('write a new column that may not be empty when it has a default', async () => {
    const { statements } = await evolve(
      [things],
      [plus(column('colour', 'text', { notNull: true, default: "'red'::text" }))],
    );
    expect(statements).toContain("alter table things add column colour text not null default 'red'::text;");
  });

  it('write indexes, checks, triggers and wider types, and take back what is gone', async () => {
    const { statements } = await evolve(
      [things],
      [
        {
          ...withColumns({ size: { type: 'bigint' }, name: { notNull: false } }),
          indexes: [{ name: 'things_of_kind', columns: ['business_id', 'kind'] }],
          checks: [{ name: 'things_kind', expression: "kind in ('big', 'small', 'huge')" }],
          appendOnly: true,
        },
      ],
    );
    expect(statements).toEqual(
      expect.arrayContaining([
        'alter table things alter column size type bigint;',
        'alter table things alter column name drop not null;',
        'drop index things_one_name;',
        'create index things_of_kind on things (business_id, kind);',
        'alter table things drop constraint things_kind;',
        expect.stringContaining("'huge'"),
        'revoke update on things from pos_app;',
        expect.stringContaining('create trigger append_only before'),
      ]),
    );
  });

  it('write index and rights where search begins, and never its functions', async () => {
    const silent: TableSpec = { ...things };
    delete silent.search;
    const begun = await evolve([silent], [things]);
    expect(begun.statements.join('\n')).toContain('create index things_search on things using gin');
    expect(begun.statements.join('\n')).not.toContain('function ctx');
    const reordered = await evolve([things], [{ ...things, search: { order: 'created_at' } }]);
    expect(reordered.statements).toEqual([
      'revoke select on things from pos_search;',
      'grant select (business_id, id, branch_id, search_text, created_at, deleted_at) on things to pos_search;',
    ]);
  });

  it('put right what somebody changed by hand', async () => {
    const { statements } = await evolve(
      [things],
      [things],
      'grant truncate on things to pos_app; create policy wide on things using (true); alter table things no force row level security',
    );
    expect(statements).toEqual([
      'drop policy wide on things;',
      'revoke truncate on things from pos_app;',
      'alter table things enable row level security;\nalter table things force row level security;',
    ]);
  });

  it.each<[string, TableSpec[], string[]]>([
    [
      'a renamed column',
      [
        {
          ...withColumns({ kind: null }),
          columns: [...withColumns({ kind: null }).columns, column('sort', 'text')],
          checks: [],
        },
      ],
      ['rename column kind to sort', 'drop column kind'],
    ],
    ['a dropped column', [withColumns({ size: null })], ['alter table things drop column size;']],
    [
      'a renamed table',
      [{ ...things, name: 'goods', indexes: [], checks: [] }],
      ['alter table things rename to goods;', 'drop table things;'],
    ],
    ['a dropped table', [], ['drop table things;']],
    [
      'a new column that may not be empty',
      [plus(column('colour', 'text', { notNull: true }))],
      ['add column colour text;', 'alter column colour set not null;'],
    ],
    [
      'an old column that may no longer be empty',
      [withColumns({ size: { notNull: true } })],
      ['alter column size set not null;'],
    ],
    [
      'a narrower type',
      [withColumns({ name: { type: 'integer' } })],
      ['alter column name type integer using name::integer;'],
    ],
    [
      'another primary key',
      [{ ...things, primaryKey: ['business_id', 'branch_id', 'id'] }],
      ['the primary key would change'],
    ],
  ])('refuse %s with the lines to write by hand', async (_, after, lines) => {
    const { refused } = await compare([things], after);
    for (const line of lines) expect(refused.join('\n')).toContain(line);
  });

  it('refuse a ledger that would stop being one', async () => {
    const { refused } = await compare([{ ...things, appendOnly: true }], [things]);
    expect(refused.join('\n')).toContain('drop trigger append_only on things;');
  });
});

const key = (name: string, table: string) => ({
  name,
  columns: ['business_id', 'thing_id'],
  table,
  references: ['business_id', 'id'],
});

/** The differences, and the proof that running them leaves none. */
async function evolve(before: TableSpec[], after: TableSpec[], byHand = ''): Promise<Differences> {
  const found = await compare(before, after, byHand);
  expect(found.refused).toEqual([]);
  const rest = await compare(before, after, [byHand, ...found.statements].join(';\n').replace(/^;/, ''));
  expect(rest).toEqual({ statements: [], refused: [] });
  return found;
}

async function compare(before: TableSpec[], after: TableSpec[], more = ''): Promise<Differences> {
  const files = await readMigrationFiles([]);
  const made = async (sql: string) =>
    catalogueOf(inject('testServer').adminUrl, {
      ...files,
      migrations: [{ name: 'made', sql, checksum: sql }],
    });
  return differences(await made(`${schemaSql(before)}\n${more}`), await made(schemaSql(after)), after);
}
