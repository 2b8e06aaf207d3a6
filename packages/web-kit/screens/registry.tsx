import { createContext, use } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import type { Registry } from '#core/define-module.ts';
import type { WordsOfOne } from '#core/entity-words.ts';
import { useLanguage } from '../i18n/language.tsx';

/** The definitions of the product, which the app hands to machinery that knows no business. */
export const RegistryContext = createContext<Registry | null>(null);

export function useRegistry(): Registry {
  const registry = use(RegistryContext);
  if (!registry) throw new Error('RegistryContext is missing above this part');
  return registry;
}

/** The words of an entity in the user's language. */
export function useEntityWords(entity: AnyEntity): WordsOfOne {
  const { language } = useLanguage();
  return useRegistry().words(entity.name)[language];
}
