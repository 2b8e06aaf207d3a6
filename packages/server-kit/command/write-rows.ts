import type { ColumnSpec } from '#core/table-spec.ts';
import type { Tx } from '../db/transaction.ts';
import type { Row } from '../operation/row.ts';

type Column = Pick<ColumnSpec, 'name' | 'type'>;

/** Rows of one statement; ten thousand rows are ten statements. */
const ROWS_A_STATEMENT = 1000;

/** So many rows at once may make a small table a large one. */
const MANY = 100;

/**
 * Inserts rows, one or ten thousand, by one statement per thousand. The rows travel as one JSON value: the text of the
 * statement is always the same, so that it is planned once. Nobody waits for the answer of a write: what is read after it
 * sees it, and what is wrong with it the commit tells.
 */
export function insertRows(tx: Tx, table: string, columns: readonly Column[], rows: readonly Row[]): void {
  planAnew(tx, rows);
  for (const part of inParts(rows)) tx.send(insertText(table, columns), [asJson(columns, part)]);
}

/**
 * A connection keeps the plan by which references are checked. One that was made while ten products existed reads the whole
 * table for each reference: with ten thousand new ones an import would take minutes and be given up.
 */
function planAnew(tx: Tx, rows: readonly Row[]): void {
  if (rows.length >= MANY) tx.send('discard plans');
}

/** Inserts rows, or writes the values of those whose key exists. */
export function putRows(
  tx: Tx,
  table: string,
  columns: readonly Column[],
  by: { key: readonly string[]; values: readonly string[] },
  rows: readonly Row[],
): void {
  const changes = by.values.map((name) => `${quoted(name)} = excluded.${quoted(name)}`).join(', ');
  const text = `${insertText(table, columns)}
    on conflict (${by.key.map(quoted).join(', ')}) do update set ${changes}, updated_at = now()`;
  planAnew(tx, rows);
  for (const part of inParts(rows)) tx.send(text, [asJson(columns, part)]);
}

/** Writes the given columns of rows that exist, by their id. */
export function updateRows(tx: Tx, table: string, columns: readonly Column[], rows: readonly Row[]): void {
  const id: Column = { name: 'id', type: 'uuid' };
  const changes = columns.map(({ name }) => `${quoted(name)} = n.${quoted(name)}`).join(', ');
  const text = `update ${quoted(table)} r set ${changes} from ${recordset([id, ...columns])} where r.id = n.id`;
  for (const part of inParts(rows)) tx.send(text, [asJson([id, ...columns], part)]);
}

/** A name of ours in a statement. Names come from definitions, never from a call. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function insertText(table: string, columns: readonly Column[]): string {
  const names = columns.map(({ name }) => quoted(name)).join(', ');
  return `insert into ${quoted(table)} (${names}) select ${names} from ${recordset(columns)}`;
}

function recordset(columns: readonly Column[]): string {
  const types = columns.map(({ name, type }) => `${quoted(name)} ${type}`).join(', ');
  return `jsonb_to_recordset($1::jsonb) as n(${types})`;
}

function asJson(columns: readonly Column[], rows: readonly Row[]): string {
  const names = columns.map(({ name }) => name);
  return JSON.stringify(
    rows.map((row) => Object.fromEntries(names.map((name) => [name, row[name] ?? null]))),
    (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value),
  );
}

function* inParts(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT)
    yield rows.slice(from, from + ROWS_A_STATEMENT);
}
