import type { Claims } from '#core/claims.ts';
import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import type { Registry } from '#core/define-module.ts';
import { isOwnColumn } from '#core/derive/own-column.ts';
import { branchTableName, claimsTableName, linesTableName, tablesOf } from '#core/derive/table.ts';
import type { ColumnSpec, TableSpec } from '#core/table-spec.ts';

/** The tables in which an entity keeps its rows, with the columns that a command may write. */
export interface EntityTables {
  name: string;
  inserted: readonly ColumnSpec[];
  updated: readonly ColumnSpec[];
  isSearched: boolean;
  branchValues?: TableSpec & { keys: readonly string[] };
  lines: readonly { key: string; spec: TableSpec }[];
  claims?: Claims & { spec: TableSpec };
}

const known = new WeakMap<AnyEntity, EntityTables>();

/** Derived once per entity, because every command asks. */
export function entityTables(entity: AnyEntity, registry: Registry): EntityTables {
  const found = known.get(entity);
  if (found) return found;
  const specs = new Map(tablesOf(entity, registry).map((spec) => [spec.name, spec]));
  const made = describe(entity, (name) => {
    const spec = specs.get(name);
    if (!spec) throw new Error(`There is no table ${name}.`);
    return spec;
  });
  known.set(entity, made);
  return made;
}

/** Set by the database, or by hiding a row. */
const NEVER_WRITTEN = new Set(['created_at', 'updated_at', 'deleted_at', 'deleted_by', 'version']);

function describe(entity: AnyEntity, spec: (name: string) => TableSpec): EntityTables {
  const main = spec(entity.table);
  const fields = Object.entries(entity.fields);
  const perBranch = fields.filter(([, field]) => field.options.per === 'branch');
  const own = new Set(
    fields.filter(([, field]) => isOwnColumn(field)).map(([key, field]) => columnOf(key, field)),
  );
  return {
    name: entity.table,
    inserted: main.columns.filter(({ name }) => !NEVER_WRITTEN.has(name)),
    updated: main.columns.filter(
      ({ name, updatable }) => updatable && (own.has(name) || name === 'search_text'),
    ),
    isSearched: main.columns.some(({ name }) => name === 'search_text'),
    ...(perBranch.length
      ? {
          branchValues: {
            ...spec(branchTableName(entity)),
            keys: perBranch.map(([key, field]) => columnOf(key, field)),
          },
        }
      : {}),
    lines: fields
      .filter(([, field]) => field.lines)
      .map(([key]) => ({ key, spec: spec(linesTableName(entity, key)) })),
    ...(entity.claims ? { claims: { ...entity.claims, spec: spec(claimsTableName(entity)) } } : {}),
  };
}
