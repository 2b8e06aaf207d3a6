import type { Field } from '#core/fields/kind.ts';
import { Chip } from '#ui/show/chip.tsx';
import type { CellProps } from '../look.ts';
import { toneOfStatus } from './tone.ts';
import { choiceText } from './words.ts';

/** A status is a chip of dot and word; any other choice is plain words. */
export function ChoiceCell({ field, fieldKey, words, value }: CellProps) {
  if (typeof value !== 'string' || value === '') return null;
  const text = choiceText(words, fieldKey, value);
  return saysState(fieldKey, field) ? (
    <Chip tone={field.tones?.[value] ?? toneOfStatus(value)}>{text}</Chip>
  ) : (
    text
  );
}

/** Whether a field says which state its record is in: that of a table of states does, whatever it is called. */
export function saysState(key: string, { tones }: Pick<Field, 'tones'>): boolean {
  return tones !== undefined || STATES.test(key);
}

/** The fields that say which state a record is in. */
export const STATES = /(^|_)(status|state)$|^cause$/;
