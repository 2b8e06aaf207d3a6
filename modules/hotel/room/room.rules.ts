import { InvalidFields, type Problems } from '#core/errors.ts';
import { ROOM_TEXTS } from './room.words.ts';

/** How a room stands at a moment, in the words of the specification. */
export const ROOM_STATUSES = ['reserved', 'booked', 'available', 'maintenance'] as const;

export const HOUSEKEEPING = ['dirty', 'cleaning', 'clean', 'inspected'] as const;

/** As many rooms as are added at once. */
export const MOST_ROOMS = 100;

const ENDS_BEFORE: Problems[string] = { key: 'ends_before', words: ROOM_TEXTS.endsBefore };

/** A hold ends on the day it begins or later. */
export function holdsAreInOrder({ holds }: Readonly<Record<string, unknown>>): void {
  const wrong = ((holds ?? []) as readonly { since: string; until?: string | null }[]).flatMap(
    ({ since, until }, place) =>
      until && until < since ? [[`holds.${place}.until`, ENDS_BEFORE] as const] : [],
  );
  if (wrong.length > 0) throw new InvalidFields(Object.fromEntries(wrong));
}

/**
 * Numbers that follow each other: the digits at the end of the first are counted on, with their zeros in front (`A09`, `A10`).
 * None where the first ends in no digit.
 */
export function numbersFrom(first: string, count: number): string[] | null {
  const [, before = '', digits = ''] = /^(.*?)(\d{1,9})$/.exec(first.trim()) ?? [];
  if (digits === '') return null;
  return Array.from(
    { length: count },
    (_, place) => `${before}${String(Number(digits) + place).padStart(digits.length, '0')}`,
  );
}
