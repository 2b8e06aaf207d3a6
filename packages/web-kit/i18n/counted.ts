import type { Words } from '#core/i18n/language.ts';
import { countText } from '../format/number.ts';
import type { Say } from './language.tsx';

/** A sentence about a number, once for one and once for the rest (and none); `{n}` is its place. */
export interface CountedWords {
  one: Words;
  many: Words;
}

/** The form that fits the number, in both languages: one, or the rest. */
export function counted(words: CountedWords, n: number): Words {
  return n === 1 ? words.one : words.many;
}

/** The sentence about a number, with the number as people write it. */
export function sayCounted(
  say: Say,
  words: CountedWords,
  n: number,
  params: Readonly<Record<string, unknown>> = {},
): string {
  return say(counted(words, n), { ...params, n: countText(n) });
}
