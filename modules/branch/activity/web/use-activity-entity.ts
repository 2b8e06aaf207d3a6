import type { AnyEntity } from '#core/define-entity.ts';
import { entityNamed } from '#core/define-module.ts';
import type { WordsOfOne } from '#core/entity-words.ts';
import { useLanguage } from '#web-kit/i18n/language.tsx';
import { useRegistry } from '#web-kit/screens/registry.tsx';

/** The definition and words of what an activity is about; nothing for records that have neither (a token, a login). */
export function useActivityEntity(name: unknown): { entity: AnyEntity; words: WordsOfOne } | undefined {
  const registry = useRegistry();
  const { language } = useLanguage();
  const entity = entityNamed(registry, name);
  return entity && { entity, words: registry.words(entity.name)[language] };
}
