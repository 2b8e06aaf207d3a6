import type { AnyEntity } from '#core/define-entity.ts';
import { lineFieldAt } from '#core/line-fields.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useEntityWords, useRegistry } from '../../screens/registry.tsx';
import { columnTitle } from '../sort-choices.ts';

/** What a filter is called: as its column, and where it asks the lines of a record, as what they name. */
export function useFilterTitle(entity: AnyEntity): (key: string) => string {
  const registry = useRegistry();
  const { language } = useLanguage();
  const words = useEntityWords(entity);
  return (key) => {
    const named = lineFieldAt(entity, key)?.field.target;
    return named ? registry.words(named)[language].one : columnTitle(key, words, language);
  };
}
