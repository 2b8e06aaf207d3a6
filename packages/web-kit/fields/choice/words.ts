import type { WordsOfOne } from '#core/entity-words.ts';

/** The shown words of a choice; codes such as TZS or M-PESA speak for themselves. */
export function choiceText(words: WordsOfOne, fieldKey: string, value: string): string {
  return words.choices?.[fieldKey]?.[value] ?? value;
}
