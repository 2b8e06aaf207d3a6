import { groupedPhone } from '#ui/fields/phone-text.ts';
import type { CellProps } from '../look.ts';

/** Digits in groups of three, three and the rest (specification §9). */
export function PhoneCell({ value }: CellProps) {
  return typeof value === 'string' ? <span className="num">{groupedPhone(value)}</span> : null;
}
