import type { TableSpec } from '#core/table-spec.ts';
import { createTable, foreignKeyParts, partsOf } from './table-parts.ts';

/** The SQL that makes tables from nothing: each whole, then the foreign keys, which may run in circles. */
export function schemaSql(specs: readonly TableSpec[]): string {
  const tables = specs.map((spec) => [createTable(spec), ...partsOf(spec).values()].join('\n'));
  const keys = specs.flatMap((spec) => [...foreignKeyParts(spec).values()]);
  return [...tables, keys.join('\n')].filter(Boolean).join('\n\n');
}
