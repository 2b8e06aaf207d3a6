import type { WordsOfOne } from '#core/entity-words.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useRegistry } from '../../screens/registry.tsx';
import type { LinePart } from './line-parts.ts';

/** What a field of the lines in `fieldKey` is called: by a word of its own, the record it names, or as the entity's field of that name. */
export function usePartTitle(words: WordsOfOne, fieldKey: string): (part: LinePart) => string {
  const registry = useRegistry();
  const { language } = useLanguage();
  return ({ key, field }) => {
    const own = words.parts?.[fieldKey]?.[key];
    if (own || !field.target) return own ?? words.fields[key] ?? key;
    const target = registry.words(field.target)[language];
    return field.kind.name === 'refs' ? target.many : target.one;
  };
}
