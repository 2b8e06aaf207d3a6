import type { Language } from '#core/i18n/language.ts';
import { PERMISSION_GROUPS } from '../../../permissions.ts';
import { permissionModuleWords, permissionWords } from '../permission-words.ts';

/** The rights whose sentence, or whose module, holds every typed word. */
export function findRights(
  typed: string,
  language: Language,
): { module: string; rights: readonly string[] }[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const isMeant = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  return PERMISSION_GROUPS.map(({ module, permissions }) => ({
    module,
    rights: permissions.filter((right) =>
      isMeant(`${permissionModuleWords(module)[language]} ${permissionWords(right)[language]}`),
    ),
  })).filter(({ rights }) => rights.length > 0);
}
