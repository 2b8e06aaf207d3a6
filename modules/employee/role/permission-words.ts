import type { Words } from '#core/i18n/language.ts';
import { EXTRA_PERMISSIONS, RIGHTS_OF_MODULES } from '../../permissions.extra.ts';
import { ACTION_WORDS, inMenuWords, OWN_WORDS } from './permission.words.ts';
import { PERMISSION_MODULES, PERMISSION_NOUNS } from './permission-nouns.words.ts';

/** A right as a shop owner says it: `See the list of products`, `Sell on credit`. */
export function permissionWords(name: string): Words {
  return (
    OWN_WORDS[name] ??
    EXTRA_PERMISSIONS[name]?.words ??
    menuWords(name) ??
    actionWords(name) ?? { en: name, sw: name }
  );
}

/** What a module is called over the rights that stand under it. */
export function permissionModuleWords(module: string): Words {
  return (
    PERMISSION_MODULES[module] ??
    RIGHTS_OF_MODULES.find((of) => of.module === module)?.title ?? { en: module, sw: module }
  );
}

function menuWords(name: string): Words | undefined {
  const [, module] = /^view_(\w+)_menu$/.exec(name) ?? [];
  const title = module && PERMISSION_MODULES[module.replaceAll('_', '-')];
  return title ? inMenuWords(title) : undefined;
}

function actionWords(name: string): Words | undefined {
  const [, action = '', thing = ''] = /^([a-z]+)_(\w+)$/.exec(name) ?? [];
  const noun = PERMISSION_NOUNS[thing] ?? PERMISSION_NOUNS[singularOf(thing)];
  return noun && ACTION_WORDS[action]?.(noun);
}

function singularOf(plural: string): string {
  if (plural.endsWith('branches')) return plural.slice(0, -2);
  return plural.endsWith('ies') ? `${plural.slice(0, -3)}y` : plural.replace(/s$/, '');
}
