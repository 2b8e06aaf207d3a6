import { daysUntil, saysNothing } from '#core/document-page.ts';
import { Chip } from '#ui/show/chip.tsx';
import { useSay } from '../i18n/language.tsx';
import type { RecordProps } from '../record/status-of.tsx';
import { useToday } from '../user/use-today.ts';
import { dueWords } from './due-words.ts';
import { usePage } from './use-page.ts';

/** The second chip of a document: by how much it is late with what is left of it. */
export function LateChip({ entity, row }: RecordProps) {
  const say = useSay();
  const today = useToday();
  const late = usePage(entity).dates.find(
    ({ of, while: left }) =>
      left && !saysNothing(row[left]) && typeof row[of] === 'string' && daysUntil(row[of], today) < 0,
  );
  const words = late && dueWords(String(row[late.of]), today, say);
  return words ? <Chip tone="danger">{words}</Chip> : null;
}
