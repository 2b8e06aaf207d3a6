import { type AnyEntity, columnOf } from '../define-entity.ts';
import type { Registry } from '../define-module.ts';
import type { Field } from '../fields/kind.ts';
import { linePath } from '../line-fields.ts';
import { namesWhere, statesInSql } from '../state-sets.ts';
import type { ColumnSpec, ForeignKeySpec, IndexSpec, TableSpec } from '../table-spec.ts';
import { isOwnColumn } from './own-column.ts';
import { searchedThrough } from './searched-through.ts';

/** Titles sort as people expect in both languages; the cluster itself is locale C (architecture §9). */
const TITLE_COLLATION = 'collate "und-x-icu"';

/** Every table of the business: those of its entities, and the ledgers of its modules. */
export function allTablesOf(registry: Registry): TableSpec[] {
  return [
    ...registry.entities.flatMap((entity) => tablesOf(entity, registry)),
    ...registry.modules.flatMap((module) => module.tables ?? []),
  ];
}

/** The tables of an entity: its own, its per-branch values, its lines, and what it claims. */
export function tablesOf(entity: AnyEntity, registry: Registry): TableSpec[] {
  const fields = Object.entries(entity.fields);
  const perBranch = fields.filter(([, field]) => field.options.per === 'branch');
  const lines = fields.filter(([, field]) => field.lines);
  return [
    mainTable(entity, registry),
    ...(perBranch.length ? [branchTable(entity, perBranch, registry)] : []),
    ...lines.map(([key, field]) => linesTable(entity, key, field, registry)),
    ...(entity.claims ? [claimsTable(entity)] : []),
  ];
}

/** Name of the table that keeps the per-branch fields of an entity: `product_branches`. */
export const branchTableName = (entity: AnyEntity) => `${singular(entity)}_branches`;
/** Name of the table of a `lines` field: `sale_lines`. */
export const linesTableName = (entity: AnyEntity, key: string) => `${singular(entity)}_${key}`;
/** Name of the table that keeps what rows claim, each value once: `product_codes`. */
export const claimsTableName = (entity: AnyEntity) => `${singular(entity)}_${entity.claims?.name}`;
/** The column by which those tables name the row they belong to: `product_id`. */
export const ownerColumn = (entity: AnyEntity) => `${singular(entity)}_id`;

const singular = (entity: AnyEntity) => entity.name.replaceAll('-', '_');

function mainTable(entity: AnyEntity, registry: Registry): TableSpec {
  const own = Object.entries(entity.fields).filter(([, field]) => isOwnColumn(field));
  const searched = own.some(([, field]) => field.options.search);
  const branch = entity.scope === 'branch';
  return {
    name: entity.table,
    scope: entity.scope,
    columns: [
      column('business_id', 'uuid'),
      column('id', 'uuid'),
      ...(branch ? [column('branch_id', 'uuid')] : []),
      ...own.map(([key, field]) => fieldColumn(key, field, entity.ledger)),
      ...(searched
        ? [{ name: 'search_text', type: 'text', notNull: true, default: "''::text", updatable: true }]
        : []),
      ...bookkeeping(entity),
    ],
    primaryKey: ['business_id', 'id'],
    indexes: mainIndexes(entity, own),
    foreignKeys: [
      ...(branch ? [foreignKey(entity.table, ['branch_id'], 'branches')] : []),
      ...references(entity.table, own, registry),
    ],
    checks: [],
    ...(entity.ledger ? { appendOnly: true } : {}),
    ...emptiedRows(entity, 'r'),
    ...betweenBranches(entity, own),
    ...(searched ? { search: { order: entity.title, ...throughOthers(entity, registry) } } : {}),
  };
}

function throughOthers(
  entity: AnyEntity,
  registry: Registry,
): Pick<Required<TableSpec>['search'], 'through'> {
  const through = searchedThrough(entity, registry).map(({ column, target: { table } }) => ({
    column,
    table,
  }));
  return through.length ? { through } : {};
}

function bookkeeping(entity: AnyEntity): ColumnSpec[] {
  const always = [
    column('created_at', 'timestamp with time zone', 'now()'),
    { name: 'created_by', type: 'uuid' },
  ];
  if (entity.ledger) return always;
  return [
    { ...column('version', 'integer', '1'), updatable: true },
    ...always,
    { ...column('updated_at', 'timestamp with time zone', 'now()'), updatable: true },
    { name: 'deleted_at', type: 'timestamp with time zone', updatable: true },
    { name: 'deleted_by', type: 'uuid', updatable: true },
  ];
}

function mainIndexes(entity: AnyEntity, own: [string, Field][]): IndexSpec[] {
  const live = entity.ledger ? {} : { where: '(deleted_at IS NULL)' };
  const title = own.find(([key]) => key === entity.title);
  // Whether a row is live stands in the index, so that a page far down is counted off without fetching what is skipped.
  const newest = ['created_at desc', 'id', ...(entity.ledger ? [] : ['deleted_at'])];
  const indexes: IndexSpec[] = [{ name: `${entity.table}_newest`, columns: ['business_id', ...newest] }];
  if (entity.scope === 'branch')
    indexes.push({ name: `${entity.table}_of_branch`, columns: ['business_id', 'branch_id', ...newest] });
  // A document is looked for by its business day: today's, a month's.
  if (entity.scope === 'branch' && own.some(([key, field]) => key === 'date' && field.options.required)) {
    indexes.push({
      name: `${entity.table}_by_date`,
      columns: ['business_id', 'branch_id', 'date desc', 'id'],
    });
  }
  if (title && title[1].kind.name === 'text') {
    indexes.push({
      name: `${entity.table}_by_${entity.title}`,
      columns: ['business_id', `${entity.title} ${TITLE_COLLATION}`, 'id'],
      ...live,
    });
  }
  for (const [key, field] of own) {
    const name = columnOf(key, field);
    if (field.options.unique) {
      indexes.push({
        name: `${entity.table}_one_${name}`,
        columns: [
          ...['business_id', ...(field.options.unique === 'branch' ? ['branch_id'] : []), name],
          ...(field.options.uniqueWith ? [field.options.uniqueWith] : []),
        ],
        unique: true,
        ...live,
      });
    }
    if (field.kind.name === 'ref' || field.kind.name === 'image') {
      indexes.push({ name: `${entity.table}_of_${key}`, columns: ['business_id', name] });
    }
  }
  return indexes;
}

function branchTable(entity: AnyEntity, fields: [string, Field][], registry: Registry): TableSpec {
  const name = branchTableName(entity);
  const owner = ownerColumn(entity);
  return {
    name,
    scope: 'branch_values',
    columns: [
      column('business_id', 'uuid'),
      column(owner, 'uuid'),
      column('branch_id', 'uuid'),
      ...fields.map(([key, field]) => ({ ...fieldColumn(key, field), notNull: false })),
      column('created_at', 'timestamp with time zone', 'now()'),
      { ...column('updated_at', 'timestamp with time zone', 'now()'), updatable: true },
    ],
    primaryKey: ['business_id', owner, 'branch_id'],
    indexes: [{ name: `${name}_of_branch`, columns: ['business_id', 'branch_id'] }],
    foreignKeys: [
      foreignKey(name, [owner], entity.table),
      foreignKey(name, ['branch_id'], 'branches'),
      ...references(name, fields, registry),
    ],
    checks: [],
  };
}

function linesTable(entity: AnyEntity, key: string, field: Field, registry: Registry): TableSpec {
  const name = linesTableName(entity, key);
  const owner = ownerColumn(entity);
  const columns = Object.entries(field.lines ?? {}).filter(([, line]) => isOwnColumn(line));
  return {
    name,
    scope: 'lines',
    columns: [
      column('business_id', 'uuid'),
      column(owner, 'uuid'),
      column('line_no', 'integer'),
      ...columns.map(([lineKey, line]) => fieldColumn(lineKey, line, entity.ledger)),
    ],
    primaryKey: ['business_id', owner, 'line_no'],
    indexes: columns
      .filter(([, line]) => line.kind.name === 'ref')
      .map(([lineKey]) => ({
        name: `${name}_of_${lineKey}`,
        // Where a list is narrowed by it, the index alone tells which rows have such a line.
        columns: [
          'business_id',
          `${lineKey}_id`,
          ...(entity.filters?.includes(linePath(key, lineKey)) ? [owner] : []),
        ],
      })),
    foreignKeys: [foreignKey(name, [owner], entity.table), ...references(name, columns, registry)],
    checks: [],
    ...(entity.ledger ? { appendOnly: true } : { deletable: true }),
    ...emptiedLines(entity),
  };
}

/** Documents go when their branch begins anew, and what says so; nobody keeps a list of them. */
function emptiedRows({ scope, states, emptied }: AnyEntity, row: string): Pick<TableSpec, 'emptied'> {
  if (!emptied && !(scope === 'branch' && states)) return {};
  const branch = typeof emptied === 'string' ? `${emptied}_id` : 'branch_id';
  return { emptied: `${row}.${branch} = $2` };
}

/** A document of two branches that may not be deleted as it stands: goods that one promised or sent to the other. */
function betweenBranches(
  { name, scope, states }: AnyEntity,
  own: readonly [string, Field][],
): Pick<TableSpec, 'between'> {
  const named = own.filter(([, { kind, target }]) => kind.name === 'ref' && target === 'branch');
  const columns = [
    ...(scope === 'branch' ? ['branch_id'] : []),
    ...named.map(([key, field]) => columnOf(key, field)),
  ];
  const fast = states?.field ? namesWhere(states.states, ({ deleted }) => deleted === 'no') : [];
  if (columns.length < 2 || fast.length === 0) return {};
  const branches = `array[${columns.map((one) => `r.${one}`).join(', ')}]`;
  const isThere = `r.deleted_at is null and r.${states?.field} in (${statesInSql(fast)})`;
  return {
    between: { document: name, rows: `${isThere} and $2 = any (${branches}) and $2 <> any (${branches})` },
  };
}

function emptiedLines(entity: AnyEntity): Pick<TableSpec, 'emptied'> {
  const { emptied } = emptiedRows(entity, 'o');
  if (!emptied) return {};
  const owned = `o.business_id = $1 and o.id = r.${ownerColumn(entity)}`;
  return { emptied: `exists (select from public.${entity.table} o where ${owned} and ${emptied})` };
}

function claimsTable(entity: AnyEntity): TableSpec {
  const name = claimsTableName(entity);
  const owner = ownerColumn(entity);
  return {
    name,
    scope: 'lines',
    columns: [column('business_id', 'uuid'), column('value', 'text'), column(owner, 'uuid')],
    primaryKey: ['business_id', 'value'],
    indexes: [{ name: `${name}_of_${singular(entity)}`, columns: ['business_id', owner] }],
    foreignKeys: [foreignKey(name, [owner], entity.table)],
    checks: [],
    deletable: true,
  };
}

function fieldColumn(key: string, field: Field, ledger = false): ColumnSpec {
  const required = field.options.required === true || field.options.default !== undefined;
  const list = field.kind.name === 'texts' || field.kind.name === 'refs';
  return {
    name: columnOf(key, field),
    type: field.kind.column ?? 'text',
    ...(required || list ? { notNull: true } : {}),
    ...(list ? { default: `'{}'::${field.kind.column}` } : {}),
    ...(ledger ? {} : { updatable: true }),
  };
}

function references(table: string, fields: [string, Field][], registry: Registry): ForeignKeySpec[] {
  return fields
    .filter(([, field]) => field.kind.name === 'ref')
    .map(([key, field]) =>
      foreignKey(table, [columnOf(key, field)], registry.entity(field.target ?? '').table),
    );
}

function foreignKey(from: string, columns: string[], to: string): ForeignKeySpec {
  return {
    name: `${from}_${columns.join('_')}`,
    columns: ['business_id', ...columns],
    table: to,
    references: ['business_id', 'id'],
  };
}

function column(name: string, type: string, standard?: string): ColumnSpec {
  return { name, type, notNull: true, ...(standard ? { default: standard } : {}) };
}
