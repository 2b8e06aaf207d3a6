import type { AnyEntity } from '#core/define-entity.ts';
import type { EntityWords } from '#core/entity-words.ts';
import type { Problems } from '#core/errors.ts';
import { type Cell, cellAt, type Sheet } from '../excel/cell.ts';
import type { ActorContext } from '../operation/context.ts';
import type { Row } from '../operation/row.ts';
import type { CellRead } from '../operation/server-module.ts';
import { MERGED_NUMBER, NO_STORED_VALUE } from './import.words.ts';
import type { ImportRequest, MappedColumn } from './import-request.ts';

/** One row of a sheet, read as far as its cells alone tell. */
export interface ReadRow {
  /** As the spreadsheet program counts. */
  sheetRow: number;
  /** Wire values by column; references stand in `titles`. */
  body: Row;
  titles: { column: MappedColumn; title: string }[];
  problems: Problems;
  warnings: Problems;
}

/** Reads the rows below the headings that hold anything, without those that are left out. */
export function* readRowsOfSheet(
  entity: AnyEntity,
  request: ImportRequest,
  context: ActorContext,
): Generator<ReadRow> {
  const { sheet, headingRow, leaveOut, only } = request;
  for (let row = headingRow + 1; row < sheet.rows.length; row++) {
    const isRead = !leaveOut.has(row + 1) && (!only || only.has(row + 1));
    if (isRead && holdsAnything(sheet.rows[row])) yield readRow(entity, request, row, context);
  }
}

/** The text of a cell as people see it, for the list of faults. */
export function shownText(sheet: Sheet, sheetRow: number, column: number): string {
  const cell = cellAt(sheet, sheetRow - 1, column);
  if (cell.kind === 'error' && cell.formula) return `=${cell.formula}`;
  // Of a number every digit, which may be what is wrong with it; of a day what the shopkeeper sees.
  return cell.kind === 'number' ? cell.text : (cell.shown ?? cell.text);
}

function readRow(
  entity: AnyEntity,
  { sheet, columns }: ImportRequest,
  row: number,
  context: ActorContext,
): ReadRow {
  const read: ReadRow = { sheetRow: row + 1, body: {}, titles: [], problems: {}, warnings: {} };
  const at = new Map(columns.map(({ column, index }) => [column, index]));
  const beside = (column: string) => {
    const index = at.get(column);
    return index === undefined ? undefined : cellAt(sheet, row, index);
  };
  for (const mapped of columns) {
    const cell = cellAt(sheet, row, mapped.index);
    if (isBlank(cell)) continue;
    const value = readCell(entity, mapped, cell, beside, context);
    if ('problem' in value) {
      read.problems[mapped.column] = value.problem;
      continue;
    }
    if (value.warning) read.warnings[mapped.column] = value.warning;
    if (mapped.field.kind.name === 'ref')
      read.titles.push({ column: mapped, title: plain(String(value.wire)) });
    else read.body[mapped.column] = value.wire;
  }
  return read;
}

function readCell(
  entity: AnyEntity,
  { key, column, field }: MappedColumn,
  cell: Cell,
  beside: (column: string) => Cell | undefined,
  context: ActorContext,
): CellRead {
  const { services, branch } = context;
  if (cell.kind === 'error' && cell.formula)
    return { problem: { key: 'no_stored_value', words: NO_STORED_VALUE } };
  if (cell.mergedWith)
    return { problem: { key: 'merged_number', params: { n: cell.mergedWith }, words: MERGED_NUMBER } };
  return (
    services.hooks(entity.name).readCell?.(column, cell, beside, context) ??
    readChoice(services.registry.words(entity.name), key, cell) ??
    field.kind.fromCell(cell, field, { currency: branch.currency })
  );
}

/** A choice may be written as the screens show it, in either language. */
function readChoice(words: EntityWords, key: string, cell: Cell): CellRead | undefined {
  const typed = plain(cell.text).toLowerCase();
  for (const { choices } of [words.en, words.sw]) {
    const found = Object.entries(choices?.[key] ?? {}).find(([, shown]) => shown.toLowerCase() === typed);
    if (found) return { wire: found[0] };
  }
  return undefined;
}

/** Whether a row holds anything that a person would see. */
export function holdsAnything(row: Sheet['rows'][number] | undefined): boolean {
  return row?.some((cell) => cell && !isBlank(cell)) ?? false;
}

/** Whether a cell holds nothing that a person would see. */
function isBlank(cell: Cell): boolean {
  return cell.kind === 'blank' || (cell.kind === 'text' && cell.text.trim() === '');
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
