import { z } from 'zod';
import { problemsOf } from '#core/derive/schemas.ts';
import { InvalidFields } from '#core/errors.ts';
import { isId } from '#core/ids.ts';

/** Cells that are written again in the check; who has more to mend does it in the workbook. */
const MOST_EDITS = 2000;

const ENTITIES = z.array(z.string().max(60), { error: 'wrong_form' }).max(100, 'too_many');

const EDIT = z.strictObject({
  /** As the spreadsheet program counts. */
  row: z.int('not_whole').min(1, 'wrong_form').max(1_048_576, 'wrong_form'),
  heading: z.string({ error: 'required' }).max(500, 'too_long'),
  /** Empties the cell where it is empty. */
  text: z.string({ error: 'required' }).max(2000, 'too_long'),
});

/** Every part of a choice with the schema it is read by. */
const PARTS = {
  sheet: z.string({ error: 'wrong_form' }).max(100, 'too_long'),
  heading_row: z.int('not_whole').min(1, 'wrong_form').max(10_000, 'too_large'),
  /** Heading to column. */
  mapping: z.record(z.string().max(500), z.string().max(100), { error: 'wrong_form' }),
  /** Column by which rows find the records that are there; null where every row is a new one. */
  key: z.string({ error: 'wrong_form' }).max(100, 'too_long').nullable(),
  /** What becomes of a row whose record is there. */
  found: z.enum(['update', 'skip', 'refuse'], { error: 'not_choice' }),
  /** What becomes of one whose record is not. */
  unknown: z.enum(['create', 'skip', 'refuse'], { error: 'not_choice' }),
  /** Entities to which a record is added where a row names one that is not there. */
  create_missing: ENTITIES,
  /** Entities whose unknown names are left out of the row. */
  blank_missing: ENTITIES,
  /** Wire values for every new row. */
  values: z.record(z.string().max(100), z.unknown(), { error: 'wrong_form' }),
  /** Rows that are taken out, as the spreadsheet program counts. */
  leave_out: z.array(z.int('not_whole'), { error: 'wrong_form' }).max(20_000, 'too_many'),
  /** What becomes of rows that are hidden in the sheet. */
  hidden_rows: z.enum(['import', 'leave_out'], { error: 'not_choice' }),
  /** The rows that are read, where not all of the sheet are: those that an earlier import has left out. */
  only: z.array(z.int('not_whole'), { error: 'wrong_form' }).max(20_000, 'too_many'),
  /** Cells as they are written again in the check. */
  edits: z.array(EDIT, { error: 'wrong_form' }).max(MOST_EDITS, 'too_many'),
};

type Parts = { [K in keyof typeof PARTS]: z.output<(typeof PARTS)[K]> };

/** What somebody chose about a sheet; what is left out follows what the server proposes. */
export type ImportChoice = { [K in keyof Parts]?: Parts[K] | undefined };

/** A choice as a screen sends it and as an import that was left keeps it. */
export const IMPORT_CHOICE = z.strictObject(
  Object.fromEntries(Object.entries(PARTS).map(([key, part]) => [key, part.optional()])) as {
    [K in keyof typeof PARTS]: z.ZodOptional<(typeof PARTS)[K]>;
  },
);

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
    .pipe(schema)
    .optional();

/** The same as the fields of a form beside a file: what is no text stands there as JSON. */
const FORM = z.strictObject({
  sheet: PARTS.sheet.optional(),
  heading_row: z.coerce.number().int().min(1).max(10_000).optional(),
  mapping: inJson(PARTS.mapping),
  key: inJson(PARTS.key),
  found: PARTS.found.optional(),
  unknown: PARTS.unknown.optional(),
  create_missing: inJson(PARTS.create_missing),
  blank_missing: inJson(PARTS.blank_missing),
  values: inJson(PARTS.values),
  leave_out: inJson(PARTS.leave_out),
  hidden_rows: PARTS.hidden_rows.optional(),
  only: inJson(PARTS.only),
  edits: inJson(PARTS.edits),
  import_id: z.string().refine(isId, 'not_id').optional(),
});

/** Reads the fields of the form; the id is the one under which progress is told. */
export function readForm(body: unknown): { choice: ImportChoice; importId: string | null } {
  const read = FORM.safeParse(body ?? {});
  if (!read.success) throw new InvalidFields(problemsOf(read.error));
  const { import_id, ...choice } = read.data;
  return { choice, importId: import_id ?? null };
}
