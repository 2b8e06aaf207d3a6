import { Chip } from '#ui/show/chip.tsx';
import type { CellProps } from '#web-kit/fields/look.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { daysText } from './days-text.ts';
import { REQUEST } from './request.words.ts';

/** For how long goods have been on the road; what takes longer than usual is amber. */
export function DaysCell({ value, row }: CellProps) {
  const say = useSay();
  if (typeof value !== 'number') return null;
  const text = daysText(value, say);
  return row.late === true ? <Chip tone="warning">{say(REQUEST.lateFor, { days: text })}</Chip> : text;
}
