import type { Language } from '#core/i18n/language.ts';
import { ALL_PERMISSIONS } from '../../permissions.ts';
import { permissionWords } from './permission-words.ts';

/** Every right by its name, as a shop owner says it: the words of a field that holds rights. */
export function permissionChoices(language: Language): Record<string, string> {
  return Object.fromEntries([...ALL_PERMISSIONS].map((right) => [right, permissionWords(right)[language]]));
}
