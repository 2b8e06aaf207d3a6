import type { CellProps } from '../look.ts';

export function TextCell({ value }: CellProps) {
  return value === null || value === undefined ? null : String(value);
}
