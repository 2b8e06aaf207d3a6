import { z } from 'zod';
import type { AnyEntity } from '#core/define-entity.ts';
import type { Registry } from '#core/define-module.ts';
import type { SheetField } from '#core/derive/sheet.ts';
import { allowed } from '#core/permissions.ts';
import type { Sheet, Workbook } from '../excel/cell.ts';
import { FileRequired, PermissionDenied } from '../http/errors.ts';
import { readQuery } from '../http/read-input.ts';
import type { Actor, BranchOfCall } from '../operation/caller.ts';
import type { InputScope, RawInput } from '../operation/operation.ts';
import { HiddenRows, NoSuchColumn, NoSuchHeading, NoSuchSheet, NothingMapped } from './errors.ts';
import { fieldsOff, fieldsOfSheet, type ImportPlace } from './fields-of-sheet.ts';
import { guessHeadingRow, headingsOf, proposeMapping } from './headings.ts';
import { type ImportChoice, readForm } from './import-choice.ts';
import { keyColumns } from './key-columns.ts';
import { writeCells } from './write-cells.ts';

/** A column of the sheet and the field that it fills. */
export interface MappedColumn extends SheetField {
  index: number;
  heading: string;
}

/** What is to be imported from where, checked against the sheet and the rights of the caller. */
export interface ImportRequest {
  isDryRun: boolean;
  sheet: Sheet;
  /** Counted from zero. */
  headingRow: number;
  headings: readonly string[];
  columns: readonly MappedColumn[];
  /** The column by which rows find records; absent where every row is a new one. */
  key?: SheetField;
  found: 'update' | 'skip' | 'refuse';
  unknown: 'create' | 'skip' | 'refuse';
  /** Entities to which rows are added where a title is new. */
  createMissing: ReadonlySet<string>;
  /** Entities whose unknown titles are left out of the row. */
  blankMissing: ReadonlySet<string>;
  /** Wire values for every new row. */
  values: Readonly<Record<string, unknown>>;
  /** Rows that the user takes out, as the spreadsheet program counts. */
  leaveOut: ReadonlySet<number>;
  /** The rows that are read; absent where all are. */
  only?: ReadonlySet<number>;
  /** Under which progress is told. */
  importId: string | null;
  /** The import that was kept when its file came; absent where file and choice came at once. */
  keptId?: string;
  /** The choice with all that was left out filled in: what a later import of such a file may follow. */
  choice: ImportChoice;
  fileName: string;
}

/** Reads the fields of the form; the mapping, where it is left out, follows what the preview proposes. */
export function readImportRequest(
  entity: AnyEntity,
  registry: Registry,
  raw: RawInput,
  { actor, branch }: InputScope,
): ImportRequest {
  const { dry_run } = readQuery(QUERY, Object.fromEntries(raw.query));
  const { choice, importId } = readForm(raw.body);
  const request = requestOf({ entity, registry, actor, branch }, raw.unpacked as Workbook, choice);
  return { ...request, isDryRun: dry_run === '1', importId, fileName: plainName(raw.file?.name ?? '') };
}

/**
 * Holds a choice against a workbook and against what the caller may write; each part that does not fit is refused by name.
 * What the branch has switched off is passed over instead: a choice made elsewhere or before still serves.
 */
export function requestOf(
  {
    entity,
    registry,
    actor,
    branch,
  }: { entity: AnyEntity; registry: Registry; actor: Actor; branch: BranchOfCall },
  workbook: Workbook,
  choice: ImportChoice,
): Omit<ImportRequest, 'isDryRun' | 'importId' | 'fileName'> {
  const sheet = sheetOf(workbook, choice.sheet);
  const fields = fieldsOfSheet(entity, { actor, branch });
  const off = new Set(fieldsOff(entity, { actor, branch }).map(({ column }) => column));
  const words = registry.words(entity.name);
  const headingRow = choice.heading_row ? choice.heading_row - 1 : guessHeadingRow(sheet, fields, words);
  const headings = headingsOf(sheet, headingRow);
  const mapping = choice.mapping
    ? Object.fromEntries(Object.entries(choice.mapping).filter(([, column]) => !off.has(column)))
    : proposeMapping(headings, fields, words);
  const columns = mappedColumns(mapping, headings, fields);
  const values = Object.fromEntries(
    Object.entries(choice.values ?? {}).filter(([column]) => !off.has(column)),
  );
  const unknown = Object.keys(values).find((key) => !fields.some(({ column }) => column === key));
  if (unknown) throw NoSuchColumn({ column: unknown });
  const key = keyOf(entity, { actor, branch }, off.has(choice.key ?? '') ? { key: null } : choice, columns);
  const createMissing = choice.create_missing ?? [];
  for (const name of createMissing) requireMayAdd(name, columns, registry, actor);
  const whole = {
    ...choice,
    found: choice.found ?? 'update',
    unknown: choice.unknown ?? 'create',
    blank_missing: choice.blank_missing ?? [],
  };
  return {
    sheet: writeCells(sheet, choice.edits ?? [], { headings, headingRow }),
    headingRow,
    headings,
    columns,
    ...(key ? { key } : {}),
    found: whole.found,
    unknown: whole.unknown,
    createMissing: new Set(createMissing),
    blankMissing: new Set(whole.blank_missing),
    values,
    leaveOut: new Set([...(choice.leave_out ?? []), ...hiddenOut(sheet, headingRow, choice)]),
    ...(choice.only ? { only: new Set(choice.only) } : {}),
    choice: {
      ...whole,
      sheet: sheet.name,
      heading_row: headingRow + 1,
      mapping,
      key: key?.column ?? null,
      create_missing: createMissing,
    },
  };
}

/** Hidden rows that are left out; somebody has to say what becomes of them, because what is seen of the sheet does not. */
function hiddenOut({ hiddenRows }: Sheet, headingRow: number, { hidden_rows }: ImportChoice): number[] {
  const below = hiddenRows.filter((row) => row > headingRow + 1);
  if (below.length > 0 && !hidden_rows) throw HiddenRows({ rows: below.length });
  return hidden_rows === 'leave_out' ? below : [];
}

function mappedColumns(
  mapping: Readonly<Record<string, string>>,
  headings: readonly string[],
  fields: readonly SheetField[],
): MappedColumn[] {
  const columns = Object.entries(mapping).map(([heading, column]) => {
    const index = headings.indexOf(heading);
    if (index < 0) throw NoSuchHeading({ heading });
    const found = fields.find((field) => field.column === column);
    if (!found) throw NoSuchColumn({ column });
    return { ...found, index, heading };
  });
  const twice = columns.find(
    ({ column }, place) => columns.findIndex((other) => other.column === column) < place,
  );
  if (twice) throw NoSuchColumn({ column: twice.column });
  if (columns.length === 0) throw NothingMapped();
  return columns;
}

/** The column that was chosen; where none was, the one that the definition names, if the sheet has it. */
function keyOf(
  entity: AnyEntity,
  place: ImportPlace,
  { key }: ImportChoice,
  columns: readonly MappedColumn[],
): SheetField | undefined {
  if (key === null) return undefined;
  const usual = entity.excel?.matchBy;
  const mapped = keyColumns(entity, place).filter(({ column }) =>
    columns.some((one) => one.column === column),
  );
  const found = mapped.find((one) => (key === undefined ? one.key === usual : one.column === key));
  if (!found && key !== undefined) throw NoSuchColumn({ column: key });
  return found;
}

/** Nobody adds by a sheet what he may not add by its form. */
function requireMayAdd(
  name: string,
  columns: readonly MappedColumn[],
  registry: Registry,
  actor: Actor,
): void {
  if (!columns.some(({ field }) => field.target === name)) throw NoSuchColumn({ column: name });
  if (!allowed(actor, registry.entity(name).permissions.create)) throw PermissionDenied();
}

/** The sheet with a name; without one the first that has rows. */
export function sheetOf({ sheets }: Workbook, name?: string): Sheet {
  const found = name
    ? sheets.find((sheet) => sheet.name === name)
    : (sheets.find(({ rows }) => rows.length) ?? sheets[0]);
  if (!found) throw name ? NoSuchSheet({ sheet: name }) : FileRequired();
  return found;
}

/** A name of a file as it can be kept and shown, however it was sent. */
export function plainName(name: string): string {
  return (
    name
      .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
      .trim()
      .slice(0, 120)
      .toWellFormed() || 'list.xlsx'
  );
}

const QUERY = z.strictObject({ dry_run: z.enum(['0', '1']).default('0') });
