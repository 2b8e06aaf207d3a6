import type { AnyEntity } from '#core/define-entity.ts';
import { BOOKKEEPING_WORDS, type WordsOfOne } from '#core/entity-words.ts';
import type { Language, Words } from '#core/i18n/language.ts';
import type { Say } from '../i18n/language.tsx';
import { LIST } from './list.words.ts';

/** A sort in words: `Name, A to Z`. */
export interface SortChoice {
  value: string;
  title: string;
}

/** Each sortable column in both directions, in words that fit its kind. */
export function sortChoices(
  entity: AnyEntity,
  columns: readonly string[],
  words: WordsOfOne,
  language: Language,
  say: Say,
): SortChoice[] {
  return columns.flatMap((key) => {
    const column = columnTitle(key, words, language);
    const [up, down] = directionWords(entity, key);
    return [
      { value: `${key}:1`, title: say(up, { column }) },
      { value: `${key}:-1`, title: say(down, { column }) },
    ];
  });
}

/** The title of a column: the field's own words, or those every entity has. */
export function columnTitle(key: string, words: WordsOfOne, language: Language): string {
  return words.fields[key] ?? BOOKKEEPING_WORDS[key]?.[language] ?? key;
}

function directionWords(entity: AnyEntity, key: string): readonly [Words, Words] {
  const kind = entity.fields[key]?.kind.name ?? 'datetime';
  if (['date', 'datetime', 'time'].includes(kind)) return [LIST.oldest, LIST.newest];
  if (['money', 'quantity', 'integer', 'percent'].includes(kind)) return [LIST.lowest, LIST.highest];
  return [LIST.ascending, LIST.descending];
}
