import type { CellProps } from '#web-kit/fields/look.ts';
import { useLanguage } from '#web-kit/i18n/language.tsx';
import { roleName } from '../role.rules.ts';

/** The name of a role; the reserved ones of the specification in the language of the reader. */
export function RoleNameCell({ value }: CellProps) {
  const { language } = useLanguage();
  return typeof value === 'string' ? roleName(value, language) : null;
}
