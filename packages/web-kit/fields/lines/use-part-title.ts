import type { WordsOfOne } from '#core/entity-words.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useRegistry } from '../../screens/registry.tsx';
import type { LinePart } from './line-parts.ts';

/** What a field of a line is called: the record it names, or as the entity calls a field of that name. */
export function usePartTitle(words: WordsOfOne): (part: LinePart) => string {
  const registry = useRegistry();
  const { language } = useLanguage();
  return ({ key, field }) => {
    if (!field.target) return words.fields[key] ?? key;
    const target = registry.words(field.target)[language];
    return field.kind.name === 'refs' ? target.many : target.one;
  };
}
