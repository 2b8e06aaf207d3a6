import type { AnyEntity } from '#core/define-entity.ts';
import type { SheetField } from '#core/derive/sheet.ts';
import { claimsTableName, ownerColumn } from '#core/derive/table.ts';
import type { Problem } from '#core/errors.ts';
import { quoted } from '../command/write-rows.ts';
import type { CommandContext } from '../operation/context.ts';
import type { Row } from '../operation/row.ts';
import { ALREADY_EXISTS, SAME_RECORD_IN_ROW, SEVERAL_RECORDS } from './import.words.ts';
import type { ImportRequest } from './import-request.ts';
import { lockInParts } from './lock-in-parts.ts';
import type { ReadRow } from './read-row.ts';

/** Rows of a sheet with the records that they name, locked; those that the choice passes over are counted and left out. */
export interface MatchedRows {
  kept: readonly ReadRow[];
  records: ReadonlyMap<ReadRow, Row>;
  skipped: number;
}

/** Finds the record of each row by the column that was chosen for it, and does with the row what was chosen. */
export async function matchRows(
  entity: AnyEntity,
  rows: readonly ReadRow[],
  request: ImportRequest,
  context: CommandContext,
): Promise<MatchedRows> {
  const { key, found, unknown } = request;
  if (!key) return { kept: rows, records: new Map(), skipped: 0 };
  const records = await recordsOf(entity, rows, request, context);
  const taken = new Map<Row, ReadRow>();
  const kept = rows.filter((row) => {
    const record = records.get(row);
    if (!record) {
      if (unknown === 'refuse') noteProblem(row, key.column, { key: 'not_found' });
      return unknown !== 'skip';
    }
    if (found === 'skip') return false;
    if (found === 'refuse') noteProblem(row, key.column, { key: 'is_there', words: ALREADY_EXISTS });
    const first = taken.get(record);
    if (first)
      noteProblem(row, key.column, {
        key: 'also_in_row',
        params: { n: first.sheetRow },
        words: SAME_RECORD_IN_ROW,
      });
    else taken.set(record, row);
    return true;
  });
  return { kept, records: found === 'update' ? records : new Map(), skipped: rows.length - kept.length };
}

function noteProblem(row: ReadRow, column: string, problem: Problem): void {
  row.problems[column] ??= problem;
}

async function recordsOf(
  entity: AnyEntity,
  rows: readonly ReadRow[],
  request: ImportRequest,
  context: CommandContext,
): Promise<ReadonlyMap<ReadRow, Row>> {
  const values = valuesOf(entity, rows, request, context);
  const holders = await holdersOf(entity, [...new Set([...values.values()].flat())], request, context);
  const ids = new Map<ReadRow, string>();
  for (const [row, own] of values) {
    const named = new Set(own.flatMap((value) => holders.get(value) ?? []));
    if (named.size > 1)
      noteProblem(row, request.key?.column ?? '', {
        key: 'several',
        params: { n: named.size },
        words: SEVERAL_RECORDS,
      });
    else for (const id of named) ids.set(row, id);
  }
  const locked = await lockInParts(entity, [...ids.values()], context);
  const byId = new Map(locked.map((record) => [String(record.id), record]));
  return new Map(
    [...ids].flatMap(([row, id]) => {
      const record = byId.get(id);
      return record ? [[row, record] as const] : [];
    }),
  );
}

/** What each row holds in its key: one value, or several where a record has a list of them. */
function valuesOf(
  entity: AnyEntity,
  rows: readonly ReadRow[],
  { key }: ImportRequest,
  { branch }: CommandContext,
): ReadonlyMap<ReadRow, string[]> {
  if (!key) return new Map();
  const schema = key.field.kind.schema(key.field, { currency: branch.currency });
  return new Map(
    rows.flatMap((row) => {
      const read = key.column in row.body ? schema.safeParse(row.body[key.column]) : undefined;
      const own = read?.success ? [read.data].flat().map((value) => comparable(value, entity, key)) : [];
      return own.length > 0 ? [[row, own] as const] : [];
    }),
  );
}

/** What stands once in a business is written exactly, or as it is claimed; of names and the like letter case tells nothing. */
function comparable(value: unknown, { claims }: AnyEntity, { key, field }: SheetField): string {
  if (claims?.fields.includes(key)) return claims.keyOf(String(value));
  return field.options.unique ? String(value) : String(value).toLowerCase();
}

/** Ids of the live records that hold each value. */
async function holdersOf(
  entity: AnyEntity,
  values: readonly string[],
  { key }: ImportRequest,
  { tx }: CommandContext,
): Promise<ReadonlyMap<string, string[]>> {
  if (!key || values.length === 0) return new Map();
  const found = await tx.query<{ id: string; value: string }>(holdersSql(entity, key), [values]);
  const grouped = Map.groupBy(found, ({ value }) => value);
  return new Map([...grouped].map(([value, holders]) => [value, holders.map(({ id }) => id)]));
}

function holdersSql(entity: AnyEntity, { key, column, field }: SheetField): string {
  if (entity.claims?.fields.includes(key))
    return `select ${quoted(ownerColumn(entity))} as id, value from ${quoted(claimsTableName(entity))}
            where value = any ($1::text[])`;
  const own = `r.${quoted(column)}`;
  const held = field.options.unique ? `${own}::text` : `lower(${own})`;
  return `select r.id, ${held} as value from ${quoted(entity.table)} r
          where ${held} = any ($1::text[]) and r.deleted_at is null`;
}
