import type { Registry } from '#core/define-module.ts';
import type { Screen } from '#core/derive/screens.ts';
import type { Language } from '#core/i18n/language.ts';
import { useLanguage } from '#web-kit/i18n/language.tsx';
import { useRegistry } from '#web-kit/screens/registry.tsx';

/** What a screen is called: its own title, or that of its entity. */
export function screenTitle(registry: Registry, screen: Screen, language: Language): string {
  if (screen.title) return screen.title[language];
  return screen.entity ? registry.words(screen.entity.name)[language].many : '';
}

export function useScreenTitle(screen: Screen): string {
  const { language } = useLanguage();
  return screenTitle(useRegistry(), screen, language);
}
