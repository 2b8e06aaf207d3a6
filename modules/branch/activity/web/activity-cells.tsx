import { Chip } from '#ui/show/chip.tsx';
import { toneOfStatus } from '#web-kit/fields/choice/tone.ts';
import { choiceText } from '#web-kit/fields/choice/words.ts';
import type { CellProps } from '#web-kit/fields/look.ts';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { recordTitle } from './record-title.ts';
import { useToldEntity } from './use-told-entity.ts';

/** What kind of record it was, in the words of its own screens. */
export function EntityCell({ value }: CellProps) {
  return useToldEntity(value)?.words.one ?? String(value ?? '');
}

export function RecordCell({ row }: CellProps) {
  return recordTitle(row);
}

/** A chip; among the quiet words of a card only the word. */
export function DeedCell({ words, fieldKey, value }: CellProps) {
  const isPhone = useMedia(PHONE);
  const text = choiceText(words, fieldKey, String(value));
  return isPhone ? text : <Chip tone={toneOfStatus(String(value))}>{text}</Chip>;
}
