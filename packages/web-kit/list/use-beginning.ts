import type { AnyEntity } from '#core/define-entity.ts';
import { useSay } from '../i18n/language.tsx';
import { useEntityWords } from '../screens/registry.tsx';
import { useMay } from '../user/current-user.tsx';
import type { ListFrame } from './list-frame.ts';

/** The way to a new record of a list. */
export interface Beginning {
  title: string;
  href: string;
}

/** Where a new record of the list is made, by whoever may: its form, or a place of its own such as the till. */
export function useBeginning(entity: AnyEntity, { begins }: ListFrame): Beginning | null {
  const say = useSay();
  const may = useMay();
  const words = useEntityWords(entity);
  if (begins) return may(begins.permission) ? { title: say(begins.title), href: begins.href } : null;
  if (!entity.calls.includes('create') || !may(entity.permissions.create)) return null;
  return { title: words.new, href: entity.screens.form };
}
