import { registry } from '#modules/registry.ts';
import { readWorkbook } from '#server-kit/excel/read-workbook.ts';
import { readImportRequest } from '#server-kit/import/import-request.ts';
import { runImport } from '#server-kit/import/run-import.ts';
import type { Shop } from './shop.ts';

/** One line of what an import says about a sheet. */
export interface SheetFault {
  sheet?: string;
  rule?: string;
  row: number;
  name?: string;
  column: string;
  value: string;
  reason: string;
}

export interface ImportAnswer {
  id?: string;
  rows: number;
  faulty?: number;
  created?: number;
  to_create?: number;
  to_update?: number;
  to_add?: Record<string, number>;
  added?: Record<string, number>;
  faults?: SheetFault[];
  warnings: SheetFault[];
}

/** What the wizard chooses; see `import-request.ts`. */
export interface Wizard {
  sheet?: string;
  heading_row?: number;
  mapping: Record<string, string>;
  create_missing?: string[];
  values?: Record<string, unknown>;
  key?: string;
  leave_out?: number[];
}

/** Imports a workbook as the import wizard does. */
export async function importSheet(
  shop: Shop,
  entity: string,
  bytes: Uint8Array,
  wizard: Wizard,
  dryRun = false,
): Promise<ImportAnswer> {
  const unpacked = await readWorkbook(bytes);
  const definition = registry.entity(entity);
  const body = Object.fromEntries(
    Object.entries(wizard).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
  const query = new Map(dryRun ? [['dry_run', '1']] : []);
  return shop.work((context) => {
    const request = readImportRequest(definition, registry, { query, body, unpacked }, context);
    return runImport(definition, { ...context, input: request }) as Promise<ImportAnswer>;
  });
}
