import { Chip } from '#ui/show/chip.tsx';
import { toneOfStatus } from '#web-kit/fields/choice/tone.ts';
import { choiceText } from '#web-kit/fields/choice/words.ts';
import type { CellProps } from '#web-kit/fields/look.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { OTHER_RECORDS } from '../change.i18n.ts';
import { recordTitle } from './record-title.ts';
import { useActivityEntity } from './use-activity-entity.ts';

/** What kind of record it was, in the words of its own screens. */
export function EntityCell({ value }: CellProps) {
  const say = useSay();
  const other = OTHER_RECORDS[String(value)];
  return useActivityEntity(value)?.words.one ?? (other ? say(other) : String(value ?? ''));
}

export function RecordCell({ row }: CellProps) {
  return recordTitle(row);
}

/** A card has no heading that says what kind of record it names. */
export function RecordOnCard({ row }: CellProps) {
  const kind = useActivityEntity(row.entity)?.words.one;
  return kind ? `${kind}: ${recordTitle(row)}` : recordTitle(row);
}

export function ActionCell({ words, fieldKey, value }: CellProps) {
  return <Chip tone={toneOfStatus(String(value))}>{choiceText(words, fieldKey, String(value))}</Chip>;
}

/** Among the quiet words of a card the action is one of them. */
export function ActionOnCard({ words, fieldKey, value }: CellProps) {
  return choiceText(words, fieldKey, String(value));
}
