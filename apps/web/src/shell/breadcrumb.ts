import type { Registry } from '#core/define-module.ts';
import type { Language } from '#core/i18n/language.ts';
import { allScreens } from '../signed-in/all-screens.ts';
import { screenTitle } from '../signed-in/screen-title.ts';
import { PAGE_NOT_FOUND_TITLE } from './shell.words.ts';

/** Where one is: the module, then the section. */
export function breadcrumbOf(
  registry: Registry,
  path: string,
  language: Language,
): { title: string; href?: string }[] {
  const screen = allScreens(registry).find((candidate) => candidate.path === path);
  if (!screen) return [{ title: PAGE_NOT_FOUND_TITLE[language] }];
  const title = screenTitle(registry, screen, language);
  const parent = registry.modules.find((module) => module.name === screen.module)?.title[language];
  const section = screen.entity ? { title, href: screen.entity.screens.list } : { title };
  return parent && parent !== title && !screen.path.startsWith('/settings')
    ? [{ title: parent }, section]
    : [section];
}
