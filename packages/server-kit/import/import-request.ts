import { z } from 'zod';
import type { AnyEntity } from '#core/define-entity.ts';
import type { Registry } from '#core/define-module.ts';
import { problemsOf } from '#core/derive/schemas.ts';
import { importFields, type SheetField } from '#core/derive/sheet.ts';
import { InvalidFields } from '#core/errors.ts';
import { isId } from '#core/ids.ts';
import type { Sheet, Workbook } from '../excel/cell.ts';
import { FileRequired } from '../http/errors.ts';
import { readQuery } from '../http/read-input.ts';
import type { InputScope, RawInput } from '../operation/operation.ts';
import { NoSuchColumn, NoSuchHeading, NoSuchSheet, NothingMapped } from './errors.ts';
import { guessHeadingRow, headingsOf, proposeMapping } from './headings.ts';

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
  columns: readonly MappedColumn[];
  /** Entities to which rows are added where a title is new. */
  createMissing: ReadonlySet<string>;
  /** Wire values for every new row. */
  values: Readonly<Record<string, unknown>>;
  /** Rows that the user takes out, as the spreadsheet program counts. */
  leaveOut: ReadonlySet<number>;
  importId: string | null;
}

/** Reads the fields of the form; whatever is left out follows what the preview proposes. */
export function readImportRequest(
  entity: AnyEntity,
  registry: Registry,
  raw: RawInput,
  { actor }: InputScope,
): ImportRequest {
  const { dry_run } = readQuery(QUERY, Object.fromEntries(raw.query));
  const form = readForm(raw.body);
  const sheet = sheetOf(raw.unpacked as Workbook, form.sheet);
  const fields = importFields(entity, actor);
  const words = registry.words(entity.name);
  const headingRow = form.heading_row ? form.heading_row - 1 : guessHeadingRow(sheet, fields, words);
  const headings = headingsOf(sheet, headingRow);
  const mapping = form.mapping ?? proposeMapping(headings, fields, words);
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
  const unknown = Object.keys(form.values).find((key) => !fields.some(({ column }) => column === key));
  if (unknown) throw NoSuchColumn({ column: unknown });
  return {
    isDryRun: dry_run === '1',
    sheet,
    headingRow,
    columns,
    createMissing: new Set(form.create_missing),
    values: form.values,
    leaveOut: new Set(form.leave_out),
    importId: form.import_id ?? null,
  };
}

/** The sheet with a name; without one the first that has rows. */
export function sheetOf({ sheets }: Workbook, name?: string): Sheet {
  const found = name
    ? sheets.find((sheet) => sheet.name === name)
    : (sheets.find(({ rows }) => rows.length) ?? sheets[0]);
  if (!found) throw name ? NoSuchSheet({ sheet: name }) : FileRequired();
  return found;
}

const QUERY = z.strictObject({ dry_run: z.enum(['0', '1']).default('0') });

const inJson = <S extends z.ZodType>(schema: S) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.issues.push({ code: 'custom', message: 'wrong_form', input: text });
        return z.NEVER;
      }
    })
    .pipe(schema);

const FORM = z.strictObject({
  sheet: z.string().max(100).optional(),
  heading_row: z.coerce.number().int().min(1).max(10_000).optional(),
  mapping: inJson(z.record(z.string().max(500), z.string().max(100))).optional(),
  create_missing: inJson(z.array(z.string())).default([]),
  values: inJson(z.record(z.string(), z.unknown())).default({}),
  leave_out: inJson(z.array(z.number().int()).max(20_000)).default([]),
  import_id: z.string().refine(isId, 'not_id').optional(),
});

function readForm(body: unknown): z.output<typeof FORM> {
  const read = FORM.safeParse(body ?? {});
  if (!read.success) throw new InvalidFields(problemsOf(read.error));
  return read.data;
}
