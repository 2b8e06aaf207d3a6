import type { Words } from '#core/i18n/language.ts';
import { TextLink } from '#ui/actions/text-link.tsx';
import { useLanguage } from '#web-kit/i18n/language.tsx';
import { viewAddress } from '#web-kit/screens/addresses.ts';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { PAGE_TEXTS } from '../page.words.ts';

/** What posted an entry. */
export interface Source {
  source_kind: string;
  source_id: string | null;
  product_id?: string | null;
}

/** What posted an entry, in words, and where there is a screen of it that one may open, the way there. */
export function SourceLink({ source }: { source: Source }) {
  const name = useSourceName()(source.source_kind);
  const href = useSourceAddress()(source);
  return href ? <TextLink href={href}>{name}</TextLink> : name;
}

/** The document's own noun, or that of an act which is no document. */
export function useSourceName(): (kind: string) => string {
  const { language } = useLanguage();
  const registry = useRegistry();
  return (kind) => {
    const act = ACTS[kind];
    if (act) return act[language];
    const known = registry.entities.some(({ name }) => name === kind);
    return known ? registry.words(kind)[language].one : kind.replaceAll(/[_-]/g, ' ');
  };
}

/** The view of the document; of an act that moved one product, the view of that product. */
export function useSourceAddress(): (source: Source) => string | undefined {
  const registry = useRegistry();
  const may = useMay();
  return ({ source_kind, source_id, product_id }) => {
    const of = (kind: string) => registry.entities.find(({ name }) => name === kind);
    const document = of(source_kind);
    if (document && source_id) return viewAddress(document, source_id, may);
    const product = of('product');
    return product && product_id ? viewAddress(product, product_id, may) : undefined;
  };
}

/** An account is opened with its balance, which is all that it posts itself; where a year begins nothing is posted at all. */
const ACTS: Readonly<Record<string, Words>> = {
  'count-answer': PAGE_TEXTS.actsCountAnswer,
  'expired-stock': PAGE_TEXTS.actsExpiredStock,
  'opening-stock': PAGE_TEXTS.actsOpeningStock,
  account: PAGE_TEXTS.actsAccount,
  adjustment: PAGE_TEXTS.actsAdjustment,
  'year-turns': PAGE_TEXTS.actsYearTurns,
};
