import type { CellProps } from '#web-kit/fields/look.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { roleName } from '../../role/role.rules.ts';
import { ACCESS } from './access.words.ts';
import { useStores } from './use-stores.ts';

export function RoleOfLineCell({ row }: CellProps) {
  const say = useSay();
  const { language } = useLanguage();
  return typeof row.role_name === 'string' ? roleName(row.role_name, language) : say(ACCESS.nothing);
}

/** The stores of a line by name; nothing where it is bound to none. */
export function StoresOfLineCell({ value }: CellProps) {
  const stores = useStores();
  if (!Array.isArray(value)) return null;
  return stores
    .filter((store) => value.includes(store.value))
    .map(({ title }) => title)
    .join(', ');
}
