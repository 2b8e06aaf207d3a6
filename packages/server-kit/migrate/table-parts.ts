import type { ForeignKeySpec, IndexSpec, TableSpec } from '#core/table-spec.ts';
import { searchParts } from './search-parts.ts';

/** Everything that stands on a table beside its columns, by the name under which the catalogue knows it, in order. */
export type TableParts = Map<string, string>;

/** The application's roles: the server's pool and the worker. Neither owns anything. */
const APP_ROLES = ['pos_app', 'pos_job'];

/** Set by the database or by hiding a row, never by an insert. */
const NEVER_INSERTED = new Set(['created_at', 'updated_at', 'deleted_at', 'deleted_by']);

/** The statement that makes the table with its columns and primary key. */
export function createTable(spec: TableSpec): string {
  const width = Math.max(...spec.columns.map((column) => column.name.length));
  const lines = spec.columns.map((column) => `${column.name.padEnd(width)} ${columnType(column)}`);
  return `create table ${spec.name} (\n  ${[...lines, `primary key (${spec.primaryKey.join(', ')})`].join(',\n  ')}\n);`;
}

/** What follows the name of a column where it is made. */
export function columnType(column: { type: string; notNull?: boolean; default?: string }): string {
  return [column.type, column.notNull ? 'not null' : '', column.default ? `default ${column.default}` : '']
    .filter(Boolean)
    .join(' ');
}

/** Indexes, checks, the wall, rights, counts, search: all that a migration gives a table beside its columns. Foreign keys come after. */
export function partsOf(spec: TableSpec): TableParts {
  return new Map([
    ...spec.checks.map((check): [string, string] => [
      `constraint ${check.name}`,
      `alter table ${spec.name} add constraint ${check.name} check (${check.expression});`,
    ]),
    ...(spec.exclusions ?? []).map((exclusion): [string, string] => [
      `constraint ${exclusion.name}`,
      `alter table ${spec.name} add constraint ${exclusion.name} exclude using gist (${exclusion.expression});`,
    ]),
    ...spec.indexes.map((index): [string, string] => [`index ${index.name}`, indexSql(spec.name, index)]),
    ...wall(spec),
    ...rights(spec),
    ...(spec.appendOnly ? appendOnly(spec) : []),
    ...counts(spec),
    ...(spec.search ? searchParts(spec, spec.search.order) : []),
  ]);
}

/** The foreign keys of a table; apart, because new tables may point at each other. */
export function foreignKeyParts(spec: TableSpec): TableParts {
  return new Map(spec.foreignKeys.map((key) => [`constraint ${key.name}`, foreignKeySql(spec.name, key)]));
}

function indexSql(table: string, index: IndexSpec): string {
  const kind = index.unique ? 'create unique index' : 'create index';
  const using = index.using && index.using !== 'btree' ? ` using ${index.using}` : '';
  const where = index.where ? ` where ${index.where}` : '';
  return `${kind} ${index.name} on ${table}${using} (${index.columns.join(', ')})${where};`;
}

function foreignKeySql(table: string, key: ForeignKeySpec): string {
  return `alter table ${table} add constraint ${key.name} foreign key (${key.columns.join(', ')}) references ${key.table} (${key.references.join(', ')});`;
}

function wall({ name }: TableSpec): [string, string][] {
  return [
    [
      'row security',
      `alter table ${name} enable row level security;\nalter table ${name} force row level security;`,
    ],
    [
      'policy tenant',
      `create policy tenant on ${name} to ${APP_ROLES.join(', ')}\n  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));`,
    ],
  ];
}

function rights(spec: TableSpec): [string, string][] {
  const inserted = spec.columns.map((column) => column.name).filter((name) => !NEVER_INSERTED.has(name));
  const updated = spec.appendOnly
    ? []
    : spec.columns.filter((column) => column.updatable).map((column) => column.name);
  return APP_ROLES.flatMap((role): [string, string][] => [
    [`right select ${role}`, `grant select on ${spec.name} to ${role};`],
    [`right insert ${role}`, `grant insert (${inserted.join(', ')}) on ${spec.name} to ${role};`],
    ...(updated.length
      ? [
          [`right update ${role}`, `grant update (${updated.join(', ')}) on ${spec.name} to ${role};`] as [
            string,
            string,
          ],
        ]
      : []),
    ...(spec.deletable
      ? [[`right delete ${role}`, `grant delete on ${spec.name} to ${role};`] as [string, string]]
      : []),
  ]);
}

function appendOnly({ name }: TableSpec): [string, string][] {
  return [
    [
      'trigger append_only',
      `create trigger append_only before update or delete on ${name} for each row execute function ctx.refuse_change();`,
    ],
    [
      'trigger append_only_all',
      `create trigger append_only_all before truncate on ${name} for each statement execute function ctx.refuse_change();`,
    ],
  ];
}

/** Lists show their total without counting: migrations/always/before/40-row-counts.sql. */
function counts({ name, scope, columns }: TableSpec): [string, string][] {
  if (scope !== 'business' && scope !== 'branch') return [];
  const added = `create trigger count_added after insert on ${name} referencing new table as added\n  for each statement execute function ctx.count_added('${scope}');`;
  const hidden = `create trigger count_hidden after update of deleted_at on ${name} for each row\n  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('${scope}');`;
  return [
    ['trigger count_added', added],
    ...(columns.some((column) => column.name === 'deleted_at')
      ? [['trigger count_hidden', hidden] as [string, string]]
      : []),
  ];
}
