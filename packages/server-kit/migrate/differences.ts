import type { TableSpec } from '#core/table-spec.ts';
import type { Catalogue, CatalogueColumn, CatalogueTable } from './catalogue.ts';
import { schemaSql } from './schema-sql.ts';
import { columnType, foreignKeyParts, partsOf } from './table-parts.ts';

export interface Differences {
  /** Statements that lose nothing, in the order in which they run. */
  statements: string[];
  /** What only a person may decide, each with the lines to write by hand. */
  refused: string[];
}

/**
 * What separates a database from the definitions: `have` was read from one made by the migrations, `want` from one made
 * by `schemaSql(specs)` on the same server, so that both are spelt alike.
 */
export function differences(have: Catalogue, want: Catalogue, specs: readonly TableSpec[]): Differences {
  const found: Differences = { statements: [], refused: [] };
  const made = specs.filter((spec) => !have.has(spec.name));
  if (made.length) found.statements.push(schemaSql(made));
  for (const name of have.keys()) {
    if (!want.has(name)) found.refused.push(droppedTable(name, made));
  }
  for (const spec of specs) {
    const [before, after] = [have.get(spec.name), want.get(spec.name)];
    if (before && after) compareTable(spec, before, after, found);
  }
  return found;
}

function droppedTable(name: string, made: readonly TableSpec[]): string {
  return [
    `table ${name} has no definition any more. Write one of:`,
    ...made.map((spec) => `  alter table ${name} rename to ${spec.name};`),
    `  drop table ${name};`,
  ].join('\n');
}

function compareTable(spec: TableSpec, have: CatalogueTable, want: CatalogueTable, found: Differences): void {
  if (have.primaryKey !== want.primaryKey) {
    found.refused.push(
      `${spec.name}: the primary key would change from ${have.primaryKey} to ${want.primaryKey}`,
    );
  }
  compareColumns(spec, have, want, found);
  const sql = new Map([...partsOf(spec), ...foreignKeyParts(spec)]);
  const removed: string[] = [];
  const added: string[] = [];
  for (const [name, part] of have.parts) {
    if (want.parts.get(name)?.definition === part.definition) continue;
    if (name.startsWith('trigger append_only') && !want.parts.has(name)) {
      found.refused.push(`${spec.name} would no longer be append-only. Write:\n  ${part.remove}`);
    } else removed.push(part.remove);
  }
  for (const [name, part] of want.parts) {
    const statement = sql.get(name);
    if (have.parts.get(name)?.definition !== part.definition && statement) added.push(statement);
  }
  found.statements.push(...removed, ...added);
}

function compareColumns(
  spec: TableSpec,
  have: CatalogueTable,
  want: CatalogueTable,
  found: Differences,
): void {
  const fresh = [...want.columns.keys()].filter((name) => !have.columns.has(name));
  for (const name of have.columns.keys()) {
    if (!want.columns.has(name)) found.refused.push(droppedColumn(spec.name, name, fresh));
  }
  for (const [name, column] of want.columns) {
    const before = have.columns.get(name);
    if (before) compareColumn(`alter table ${spec.name}`, name, before, column, found);
    else
      addColumn(`alter table ${spec.name}`, name, { ...column, default: column.default ?? undefined }, found);
  }
}

function droppedColumn(table: string, name: string, fresh: string[]): string {
  return [
    `${table}.${name} has no definition any more. Write one of:`,
    ...fresh.map((other) => `  alter table ${table} rename column ${name} to ${other};`),
    `  alter table ${table} drop column ${name};`,
  ].join('\n');
}

type NewColumn = { type: string; notNull: boolean; default?: string };

function addColumn(table: string, name: string, column: NewColumn, found: Differences): void {
  if (!column.notNull || column.default) {
    found.statements.push(`${table} add column ${name} ${columnType(column)};`);
    return;
  }
  found.refused.push(
    [
      `${table.replace('alter table ', '')}.${name} may not be empty, and rows that exist have nothing there. Write:`,
      `  ${table} add column ${name} ${column.type};`,
      `  -- fill it for every row: no force row level security, update, force row level security`,
      `  ${table} alter column ${name} set not null;`,
    ].join('\n'),
  );
}

/** Changes that keep every value as it is. */
const WIDER: Record<string, readonly string[]> = {
  smallint: ['integer', 'bigint'],
  integer: ['bigint'],
  'character varying': ['text'],
};

function compareColumn(
  table: string,
  name: string,
  have: CatalogueColumn,
  want: CatalogueColumn,
  found: Differences,
): void {
  const label = `${table.replace('alter table ', '')}.${name}`;
  if (have.type !== want.type) {
    const statement = `${table} alter column ${name} type ${want.type};`;
    if (WIDER[have.type]?.includes(want.type)) found.statements.push(statement);
    else
      found.refused.push(
        `${label} would change from ${have.type} to ${want.type}. Write:\n  ${statement.replace(';', ` using ${name}::${want.type};`)}`,
      );
  }
  if (have.default !== want.default) {
    found.statements.push(
      `${table} alter column ${name} ${want.default === null ? 'drop default' : `set default ${want.default}`};`,
    );
  }
  if (have.notNull && !want.notNull) found.statements.push(`${table} alter column ${name} drop not null;`);
  if (!have.notNull && want.notNull) {
    found.refused.push(
      `${label} may no longer be empty. Write:\n  -- fill the empty ones first\n  ${table} alter column ${name} set not null;`,
    );
  }
}
