import type { Words } from '#core/i18n/language.ts';
import { useLanguage } from '#web-kit/i18n/language.tsx';
import { useRegistry } from '#web-kit/screens/registry.tsx';

/** What posted an entry, in words: the document's own noun, or that of an act which is no document. */
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

const ACTS: Readonly<Record<string, Words>> = {
  opening_stock: { en: 'Opening stock', sw: 'Stoku ya kuanzia' },
  'opening-stock': { en: 'Opening stock', sw: 'Stoku ya kuanzia' },
  opening_balance: { en: 'Opening balance', sw: 'Salio la kuanzia' },
  'opening-balance': { en: 'Opening balance', sw: 'Salio la kuanzia' },
  adjustment: { en: 'Stock adjustment', sw: 'Marekebisho ya stoku' },
};
