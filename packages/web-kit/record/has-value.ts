import type { WireRow } from '../api/queries.ts';

/** Whether a row says anything in a column; what its reader may not see is absent from it. */
export function hasValue(row: WireRow, column: string): boolean {
  const value = row[column];
  return (
    value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
  );
}
