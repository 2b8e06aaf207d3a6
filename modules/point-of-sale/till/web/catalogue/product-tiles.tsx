import { useCallback, useMemo } from 'react';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { TileGrid } from '#ui/till/tile-grid.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { unitOfTap } from '../../cart-lines.rules.ts';
import { useCatalogue, useTill } from '../store/use-till.ts';
import { KEY_WORDS, TILL } from '../till.words.ts';
import { useTillUiActions, useTillUiPart } from '../ui-store/till-ui.ts';
import { ProductTile } from './product-tile.tsx';

/** The tiles of the category, or what the searched words find. */
export function ProductTiles({ searched }: { searched: string }) {
  const say = useSay();
  const till = useTill();
  const { head, best, version } = useCatalogue();
  const { add, toScanField } = useTillUiActions();
  const category = useTillUiPart('category');
  const searching = searched.trim() !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version tells when products have changed
  const rows = useMemo(() => {
    if (searching) return till.find(searched).products;
    return category === null ? best : till.inCategory(category);
  }, [till, searching, searched, category, best, version]);
  const press = useCallback(
    (id: string) => {
      add(id);
      toScanField();
    },
    [add, toScanField],
  );
  if (rows.length === 0)
    return (
      <EmptyState
        icon="search"
        tone="neutral"
        title={searching ? say(TILL.notFound, { text: searched.trim() }) : say(TILL.nothingHere)}
        body={searching ? say(TILL.searchAgain) : undefined}
      />
    );
  return (
    <TileGrid
      label={say(TILL.products)}
      rows={rows}
      tile={(product, tabIndex) => (
        <ProductTile
          key={product.id}
          product={product}
          today={head?.settings.today ?? ''}
          unit={head ? unitOfTap(product, head.settings) : product.unit}
          sunken={!till.canBeSold(product)}
          hint={searching && product === rows[0] ? say(KEY_WORDS.enterKey) : undefined}
          tabIndex={tabIndex}
          onPress={press}
        />
      )}
      scene={searching ? `find ${searched}` : `category ${category ?? ''}`}
    />
  );
}
