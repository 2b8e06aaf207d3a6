import type { CellProps } from '../look.ts';

export function TextsCell({ value }: CellProps) {
  return Array.isArray(value) ? <span className="num">{value.join(', ')}</span> : null;
}
