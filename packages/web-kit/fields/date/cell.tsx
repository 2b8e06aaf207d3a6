import { dayText } from '../../format/day.ts';
import { useLanguage } from '../../i18n/language.tsx';
import type { CellProps } from '../look.ts';

export function DateCell({ value }: CellProps) {
  const { language } = useLanguage();
  return typeof value === 'string' ? <span className="num">{dayText(value, language)}</span> : null;
}
