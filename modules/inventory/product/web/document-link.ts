import { useLanguage } from '#web-kit/i18n/language.tsx';
import { viewAddress } from '#web-kit/screens/addresses.ts';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import type { NamedDocument } from '../product-page.answer.ts';
import { MOVEMENT_KINDS } from './product.words.ts';

/** What a document is called, and where it opens for those who may see it. */
export function useDocumentLink(): (named: NamedDocument & { kind?: string }) => {
  title: string;
  href?: string;
} {
  const may = useMay();
  const registry = useRegistry();
  const { language } = useLanguage();
  return ({ source_kind, source_id, document, kind = source_kind }) => {
    const entity = registry.entities.find(({ name }) => name === source_kind);
    const ofEntity = entity && registry.words(entity.name)[language].one;
    const named =
      (kind === source_kind ? ofEntity : undefined) ?? MOVEMENT_KINDS[kind]?.[language] ?? ofEntity;
    const href = entity && viewAddress(entity, source_id, may);
    return { title: [named ?? kind, document].filter(Boolean).join(' '), ...(href ? { href } : {}) };
  };
}
