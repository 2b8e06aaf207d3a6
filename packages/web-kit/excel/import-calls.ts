import type { AnyEntity } from '#core/define-entity.ts';
import { newId } from '#core/ids.ts';
import { call, withQuery } from '../api/client.ts';
import { downloadFile } from '../api/download.ts';

/** An import that is kept until it ends: what its workbook holds, and what was chosen so far. */
export interface SavedImport {
  id: string;
  file_name: string;
  sheets: PreviewedSheet[];
  columns: ImportColumn[];
  choice: Partial<ImportChoice> | null;
  /** It was left in the check. */
  is_checked: boolean;
}

export interface PreviewedSheet {
  name: string;
  row_count: number;
  /** How many of its rows are hidden. */
  hidden_rows?: number;
  heading_row: number;
  headings: string[];
  /** Texts of the first rows. */
  rows: string[][];
  /** Heading to column. */
  mapping: Record<string, string>;
  /** Headings of what the branch has switched off, with what it is called; they are not read. */
  off: Readonly<Record<string, string>>;
  /** The last import of a sheet with these headings. */
  like?: { id: string; file_name: string; done_at: string; choice: Partial<ImportChoice> };
}

export interface ImportColumn {
  column: string;
  title: string;
  required: boolean;
  kind: string;
  /** Only on creation, such as the opening stock. */
  once: boolean;
  /** Rows may find records by it. */
  finds?: 'usually' | 'if_chosen';
  /** The entity that a reference names, and whether one may add to it. */
  entity?: string;
  may_add?: boolean;
  /** New names are added where nobody says otherwise: one may, and there are few so far. */
  adds?: boolean;
}

/** One thing that is wrong, or worth knowing, about one cell. */
export interface Fault {
  row: number;
  /** What the record of the row is called; empty where it has no name. */
  name: string;
  column: string;
  value: string;
  reason: string;
}

export interface DryRun {
  rows: number;
  faulty: number;
  to_create: number;
  to_update: number;
  to_skip: number;
  to_add: Record<string, number>;
  faults: Fault[];
  warnings: Fault[];
}

export interface Imported {
  rows: number;
  created: number;
  updated: number;
  skipped: number;
  /** The import that keeps the rows that were left out; absent where none was. */
  left_out?: { id: string; rows: number };
}

/** A cell that was written again in the check. */
export interface Edit {
  row: number;
  heading: string;
  text: string;
}

export type Found = 'update' | 'skip' | 'refuse';
export type Unknown = 'create' | 'skip' | 'refuse';

/** What the user chose about a sheet. */
export interface ImportChoice {
  sheet: string;
  heading_row: number;
  mapping: Readonly<Record<string, string>>;
  /** Column by which rows find records; null where every row is a new one. */
  key: string | null;
  found: Found;
  unknown: Unknown;
  /** Entities to which rows are added where a title is new. */
  create_missing: readonly string[];
  /** Entities whose unknown titles are left out. */
  blank_missing: readonly string[];
  /** Values for every row, such as the date of the opening stock. */
  values: Readonly<Record<string, unknown>>;
  /** Rows that are taken out, as the spreadsheet program counts. */
  leave_out: readonly number[];
  /** What becomes of rows that are hidden in the sheet; asked where there are any. */
  hidden_rows?: 'import' | 'leave_out';
  /** The rows that are read, where not all of the sheet are. */
  only?: readonly number[];
  edits: readonly Edit[];
}

export interface Progress {
  phase: 'checking' | 'saving' | 'done';
  done: number;
  rows: number;
}

/** An import of before: open and one's own, done, or taken back. */
export interface EarlierImport {
  id: string;
  file_name: string;
  status: 'open' | 'done' | 'undone';
  by: string | null;
  rows: number | null;
  created: number | null;
  updated: number | null;
  skipped: number | null;
  touched_at: string;
  done_at: string | null;
  undone_at: string | null;
  may_undo: boolean;
  choice: Partial<ImportChoice> | null;
}

export interface Undone {
  to_delete: number;
  to_restore: number;
  to_delete_beside: number;
  to_stay_beside: number;
  gone: number;
  refused: number;
  reasons: { id: string; name: string; reason: string }[];
}

export interface ShownRow {
  row: number;
  cells: string[];
}

export function openImport({ name }: AnyEntity, file: File): Promise<SavedImport> {
  return call('POST', `${name}/import/open`, { file });
}

export function resumeImport(id: string): Promise<SavedImport> {
  return call('GET', withQuery('import', { id }));
}

/** Keeps what was chosen, so that it is there on another device too. */
export function saveChoice(id: string, choice: ImportChoice): Promise<unknown> {
  return call('PUT', 'import', { body: { id, choice, check: false } });
}

export function checkImport(id: string, choice: ImportChoice): Promise<DryRun> {
  return call('PUT', 'import', { body: { id, choice, check: true } });
}

/** All rows or none; the import itself is the key that makes a repeat harmless. */
export function runImport(id: string): Promise<Imported> {
  return call('PUT', 'import/run', { body: { id }, idempotencyKey: id });
}

export function cancelImport(id: string): Promise<unknown> {
  return call('DELETE', withQuery('import', { id }));
}

export function importProgress(id: string): Promise<Progress | null> {
  return call('GET', withQuery('import/progress', { id }));
}

/** The first part of the key under which rows of an import are kept. */
export const ROWS_OF_IMPORT = 'import-rows';

export function rowsOfImport(
  id: string,
  rows: readonly number[],
): Promise<{ headings: string[]; rows: ShownRow[] }> {
  return call('GET', withQuery('import/rows', { id, rows: rows.join(',') }));
}

export function downloadFaulty(id: string): Promise<void> {
  return downloadFile(withQuery('import/faulty-rows', { id }), 'faults.xlsx');
}

export function earlierImports({ name }: AnyEntity): Promise<EarlierImport[]> {
  return call('GET', withQuery('import/list', { entity: name }));
}

/** Takes an import back, or says first what that would do. */
export function undoImport(id: string, isDry: boolean): Promise<Undone> {
  return call('PUT', 'import/undo', { body: { id, dry_run: isDry }, idempotencyKey: newId() });
}
