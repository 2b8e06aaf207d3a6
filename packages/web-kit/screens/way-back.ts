import type { AnyEntity } from '#core/define-entity.ts';
import { FORM } from '../form/form.words.ts';
import { useSay } from '../i18n/language.tsx';
import { rememberedList } from '../list/list-memory.ts';
import { listAddress } from './addresses.ts';
import { useEntityWords } from './registry.tsx';

/** From a record back to its list as one left it, and what that way is called. */
export function useWayBack(entity: AnyEntity): { href: string; name: string } {
  const say = useSay();
  const { many } = useEntityWords(entity);
  return {
    href: listAddress(entity, rememberedList(entity.screens.list)),
    name: say(FORM.backTo, { many: many.toLowerCase() }),
  };
}
