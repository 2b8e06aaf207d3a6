import { useSay } from '../../i18n/language.tsx';
import { NO, YES } from '../any.words.ts';
import type { CellProps } from '../look.ts';

export function FlagCell({ value }: CellProps) {
  const say = useSay();
  return typeof value === 'boolean' ? say(value ? YES : NO) : null;
}

/** Among the quiet words of a card a yes is said by the name of the field. */
export function FlagOnCard({ words, fieldKey, value }: CellProps) {
  return value === true ? (words.fields[fieldKey] ?? fieldKey) : null;
}
