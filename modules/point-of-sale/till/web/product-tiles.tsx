import { useCallback, useMemo } from 'react';
import { formatQuantity } from '#core/quantity.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { TileGrid } from '#ui/till/tile-grid.tsx';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import type { Sellable } from '../catalogue.rules.ts';
import { inCart } from '../in-cart.rules.ts';
import { useDeskActs, useOnDesk } from './desk.ts';
import { stockLine } from './product-text.ts';
import { useCarts, useCatalogue, useTill } from './store/use-till.ts';
import { KEY_WORDS, TILL } from './till.words.ts';

/** The tiles of the category, or what the searched words find. */
export function ProductTiles({ searched }: { searched: string }) {
  const say = useSay();
  const till = useTill();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const { head, best, version } = useCatalogue();
  const { cart } = useCarts();
  const { add, toScanField } = useDeskActs();
  const category = useOnDesk('category');
  const flash = useOnDesk('flash');
  const searching = searched.trim() !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version tells when products have changed
  const rows = useMemo(() => {
    if (searching) return till.find(searched).products;
    return category === null ? best : till.inCategory(category);
  }, [till, searching, searched, category, best, version]);
  const counts = useMemo(() => inCart(cart), [cart]);
  const press = useCallback(
    (id: string) => {
      add(id);
      toScanField();
    },
    [add, toScanField],
  );
  const today = head?.settings.today ?? '';
  if (rows.length === 0)
    return (
      <EmptyState
        icon="search"
        tone="neutral"
        title={searching ? say(TILL.notFound, { text: searched.trim() }) : say(TILL.nothingHere)}
        body={searching ? say(TILL.searchAgain) : undefined}
      />
    );
  const tileOf = (product: Sellable) => {
    const stock = stockLine(product, today, language);
    const count = counts.get(product.id);
    const badge = count === undefined ? undefined : formatQuantity(count);
    return {
      id: product.id,
      name: product.name,
      price: moneyText(product.selling_price, currency),
      stock: stock?.text,
      stockTone: stock?.tone,
      badge,
      badgeRead: badge && say(TILL.inCart, { n: badge }),
      sunken: !till.canBeSold(product),
      hint: searching && product === rows[0] ? say(KEY_WORDS.enterKey) : undefined,
      flash: flash.id === product.id ? flash.count : 0,
    };
  };
  return (
    <TileGrid
      label={say(TILL.products)}
      rows={rows}
      tile={tileOf}
      onPress={press}
      scene={searching ? `find ${searched}` : `category ${category ?? ''}`}
    />
  );
}
