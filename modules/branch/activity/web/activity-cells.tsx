import { Chip } from '#ui/show/chip.tsx';
import { toneOfStatus } from '#web-kit/fields/choice/tone.ts';
import { choiceText } from '#web-kit/fields/choice/words.ts';
import type { CellProps } from '#web-kit/fields/look.ts';
import { recordTitle } from './record-title.ts';
import { useToldEntity } from './use-told-entity.ts';

/** What kind of record it was, in the words of its own screens. */
export function EntityCell({ value }: CellProps) {
  return useToldEntity(value)?.words.one ?? String(value ?? '');
}

export function RecordCell({ row }: CellProps) {
  return recordTitle(row);
}

export function DeedCell({ words, fieldKey, value }: CellProps) {
  const deed = String(value);
  return <Chip tone={toneOfStatus(deed)}>{choiceText(words, fieldKey, deed)}</Chip>;
}
