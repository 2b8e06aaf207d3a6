import type { CellProps } from '../look.ts';

export function RefCell({ row, fieldKey }: CellProps) {
  const name = row[`${fieldKey}_name`];
  return typeof name === 'string' ? name : null;
}
