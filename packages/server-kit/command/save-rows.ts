import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import { ownerColumn } from '#core/derive/table.ts';
import type { Fields } from '#core/fields/kind.ts';
import { newId } from '#core/ids.ts';
import { storable } from '#core/money.ts';
import type { TableSpec } from '#core/table-spec.ts';
import type { ActorContext } from '../operation/context.ts';
import type { Row } from '../operation/row.ts';
import { type EntityTables, entityTables } from './entity-tables.ts';
import { searchText } from './search-text.ts';
import { insertRows, putRows, quoted, updateRows } from './write-rows.ts';

/** Inserts rows with their per-branch values, lines and claims; answers them with the ids they got. */
export function saveNewRows(entity: AnyEntity, rows: readonly Row[], context: ActorContext): Row[] {
  const tables = entityTables(entity, context.services.registry);
  for (const row of rows) requireStorable(entity.fields, row);
  const { actor, branch } = context;
  const made = rows.map((row) => ({
    ...row,
    id: row.id ?? newId(),
    business_id: actor.business_id,
    ...(entity.scope === 'branch' ? { branch_id: row.branch_id ?? branch.id } : {}),
    created_by: actor.user_id,
    ...(tables.isSearched ? { search_text: searchText(entity, row) } : {}),
  }));
  insertRows(context.tx, tables.name, tables.inserted, made);
  if (tables.branchValues) saveBranchValues(entity, tables, made, context);
  for (const { key } of tables.lines) insertLines(entity, tables, key, made, context);
  insertClaims(entity, tables, made, context);
  return made;
}

/** What a body says has been looked at; what a command adds up out of it has not. */
function requireStorable(fields: Fields, row: Row): void {
  for (const [key, field] of Object.entries(fields)) {
    const value = row[columnOf(key, field)];
    if (field.kind.name === 'money' && typeof value === 'bigint') storable(value);
    if (field.lines) for (const line of (row[key] ?? []) as Row[]) requireStorable(field.lines, line);
  }
}

/** Writes rows that exist as they now are, each with its next version. */
export function saveChangedRows(
  entity: AnyEntity,
  rows: readonly { before: Row; after: Row }[],
  context: ActorContext,
): Row[] {
  const tables = entityTables(entity, context.services.registry);
  for (const { after } of rows) requireStorable(entity.fields, after);
  const now = context.clock.now();
  const changed = rows.map(({ before, after }) => ({
    ...after,
    id: before.id,
    business_id: before.business_id,
    version: Number(before.version) + 1,
    updated_at: now,
    ...(tables.isSearched ? { search_text: searchText(entity, after) } : {}),
  }));
  updateRows(context.tx, tables.name, [...tables.updated, ...STAMPS], changed);
  if (tables.branchValues && rows.some((row) => isAnyDifferent(row, tables.branchValues?.keys ?? [])))
    saveBranchValues(entity, tables, changed, context);
  for (const { key, spec } of tables.lines) {
    const replaced = changed.filter((_, place) => isAnyDifferent(rows[place], [key]));
    removeOwned(entity, spec, replaced, context);
    insertLines(entity, tables, key, replaced, context);
  }
  const { claims } = tables;
  if (claims) {
    const replaced = changed.filter((_, place) => isAnyDifferent(rows[place], claims.fields));
    removeClaims(entity, tables, replaced, context);
    insertClaims(entity, tables, replaced, context);
  }
  return changed;
}

/** Hides rows from every list; what refers to them stays, and what they claimed is free again. */
export function hideRows(entity: AnyEntity, rows: readonly Row[], context: ActorContext): void {
  const tables = entityTables(entity, context.services.registry);
  const now = context.clock.now();
  const hidden = rows.map((row) => ({
    id: row.id,
    version: Number(row.version) + 1,
    updated_at: now,
    deleted_at: now,
    deleted_by: context.actor.user_id,
  }));
  updateRows(context.tx, tables.name, [...STAMPS, ...HIDING], hidden);
  removeClaims(entity, tables, rows, context);
}

/** Shows hidden rows again as they were; what they claimed is theirs once more. */
export function showRows(entity: AnyEntity, rows: readonly Row[], context: ActorContext): void {
  const tables = entityTables(entity, context.services.registry);
  const now = context.clock.now();
  const shown = rows.map((row) => ({
    id: row.id,
    version: Number(row.version) + 1,
    updated_at: now,
    deleted_at: null,
    deleted_by: null,
  }));
  updateRows(context.tx, tables.name, [...STAMPS, ...HIDING], shown);
  insertClaims(entity, tables, rows, context);
}

const STAMPS = [
  { name: 'version', type: 'integer' },
  { name: 'updated_at', type: 'timestamp with time zone' },
];
const HIDING = [
  { name: 'deleted_at', type: 'timestamp with time zone' },
  { name: 'deleted_by', type: 'uuid' },
];

/** A branch keeps its values together: whoever sets one of its own has all of them as they stand now. */
function saveBranchValues(
  entity: AnyEntity,
  { branchValues }: EntityTables,
  rows: readonly Row[],
  { tx, branch }: ActorContext,
): void {
  if (!branchValues) return;
  const owner = ownerColumn(entity);
  const written = branchValues.columns.filter(({ name }) => name !== 'created_at' && name !== 'updated_at');
  const values = rows.map((row) => ({ ...row, [owner]: row.id, branch_id: branch.id }));
  putRows(
    tx,
    branchValues.name,
    written,
    { key: branchValues.primaryKey, values: branchValues.keys },
    values,
  );
}

function insertLines(
  entity: AnyEntity,
  { lines }: EntityTables,
  key: string,
  rows: readonly Row[],
  { tx }: ActorContext,
): void {
  const spec = lines.find((table) => table.key === key)?.spec;
  const owner = ownerColumn(entity);
  const all = rows.flatMap((row) =>
    ((row[key] ?? []) as Row[]).map((line, place) => ({
      ...line,
      business_id: row.business_id,
      [owner]: row.id,
      line_no: place + 1,
    })),
  );
  if (spec && all.length) insertRows(tx, spec.name, spec.columns, all);
}

function insertClaims(
  entity: AnyEntity,
  { claims }: EntityTables,
  rows: readonly Row[],
  { tx, actor }: ActorContext,
): void {
  if (!claims) return;
  const owner = ownerColumn(entity);
  const all = rows.flatMap((row) => {
    const values = new Set(claims.of(row).map(({ value }) => claims.keyOf(value)));
    return [...values].map((value) => ({ business_id: actor.business_id, value, [owner]: row.id }));
  });
  if (all.length) insertRows(tx, claims.spec.name, claims.spec.columns, all);
}

function removeClaims(
  entity: AnyEntity,
  { claims }: EntityTables,
  rows: readonly Row[],
  context: ActorContext,
): void {
  if (claims) removeOwned(entity, claims.spec, rows, context);
}

function removeOwned(entity: AnyEntity, spec: TableSpec, rows: readonly Row[], { tx }: ActorContext): void {
  if (rows.length === 0) return;
  tx.send(`delete from ${quoted(spec.name)} where ${quoted(ownerColumn(entity))} = any ($1::uuid[])`, [
    rows.map((row) => row.id),
  ]);
}

function isAnyDifferent(row: { before: Row; after: Row } | undefined, keys: readonly string[]): boolean {
  const text = (value: unknown) =>
    JSON.stringify(value ?? null, (_, part: unknown) => (typeof part === 'bigint' ? part.toString() : part));
  return row !== undefined && keys.some((key) => text(row.before[key]) !== text(row.after[key]));
}
