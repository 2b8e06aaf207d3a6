import { quantityText } from '../../format/number.ts';
import type { CellProps } from '../look.ts';

export function NumberCell({ field, value }: CellProps) {
  if (typeof value !== 'number') return null;
  return <span className="num">{field.kind.name === 'percent' ? `${value}%` : quantityText(value)}</span>;
}
