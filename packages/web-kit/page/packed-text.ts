import type { CountedWords } from '#core/entity-words.ts';
import { countText } from '../format/number.ts';

/** What stands behind a number of goods: “carton of 24” behind 1, “cartons of 24” behind 2, “pieces” where none is in another. */
export function packedText(unit: CountedWords, count: number, pieces: number): string {
  const [noun, of] = count === 1 ? [unit.one, unit.ofOne] : [unit.many, unit.ofMany];
  return pieces > 1 ? `${noun} ${of} ${countText(pieces)}` : noun;
}
