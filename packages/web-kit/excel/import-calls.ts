import type { AnyEntity } from '#core/define-entity.ts';
import { call, withQuery } from '../api/client.ts';

/** What a workbook holds and what its headings seem to mean, before anything is chosen. */
export interface ImportPreview {
  sheets: PreviewedSheet[];
  columns: ImportColumn[];
}

export interface PreviewedSheet {
  name: string;
  row_count: number;
  heading_row: number;
  headings: string[];
  /** Texts of the first rows. */
  rows: string[][];
  /** Heading to column. */
  mapping: Record<string, string>;
}

export interface ImportColumn {
  column: string;
  title: string;
  required: boolean;
  kind: string;
  /** Only on creation, such as the opening stock. */
  once: boolean;
  /** The entity that a reference names. */
  entity?: string;
}

/** One thing that is wrong, or worth knowing, about one cell. */
export interface Fault {
  row: number;
  column: string;
  value: string;
  reason: string;
}

export interface DryRun {
  rows: number;
  faulty: number;
  to_create: number;
  to_update: number;
  to_add: Record<string, number>;
  faults: Fault[];
  warnings: Fault[];
}

export interface Imported {
  rows: number;
  created: number;
  updated: number;
}

/** What the user chose about a sheet. */
export interface ImportChoice {
  sheet: string;
  heading_row: number;
  mapping: Readonly<Record<string, string>>;
  /** Entities to which rows are added where a title is new. */
  create_missing: readonly string[];
  /** Values for every row, such as the date of the opening stock. */
  values: Readonly<Record<string, unknown>>;
  /** Rows that are taken out, as the spreadsheet program counts. */
  leave_out: readonly number[];
}

export interface Progress {
  phase: 'checking' | 'saving' | 'done';
  done: number;
  rows: number;
}

export function previewImport({ name }: AnyEntity, file: File): Promise<ImportPreview> {
  return call('POST', `${name}/import/open`, { file });
}

export function tryImport({ name }: AnyEntity, file: File, choice: ImportChoice): Promise<DryRun> {
  return call('POST', withQuery(`${name}/import`, { dry_run: 1 }), { file, body: choice });
}

/** All rows or none; `importId` is also the key that makes a repeat harmless. */
export function runImport(
  { name }: AnyEntity,
  file: File,
  choice: ImportChoice,
  importId: string,
): Promise<Imported> {
  return call('POST', `${name}/import`, {
    file,
    body: { ...choice, import_id: importId },
    idempotencyKey: importId,
  });
}

export function importProgress(importId: string): Promise<Progress> {
  return call('GET', withQuery('import/progress', { id: importId }));
}
