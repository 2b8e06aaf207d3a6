import type { CellProps } from '../look.ts';
import { namedRecords } from './named-records.ts';

export function RefsCell({ row, fieldKey }: CellProps) {
  return namedRecords(row[fieldKey])
    .map(({ name }) => name)
    .join(', ');
}
