import { memo } from 'react';
import { formatQuantity } from '#core/quantity.ts';
import { Tile } from '#ui/till/tile.tsx';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import type { Sellable } from '../../catalogue.rules.ts';
import { inCart } from '../../in-cart.rules.ts';
import { useOnceDrawn } from '../store/use-till.ts';
import { TILL } from '../till.words.ts';
import { useTillUiValue } from '../ui-store/till-ui.ts';
import { stockLine } from './product-text.ts';

export interface ProductTileProps {
  product: Sellable;
  today: string;
  /** Nothing left that may be sold. */
  sunken: boolean;
  /** The key that presses it. */
  hint: string | undefined;
  tabIndex: number;
  onPress: (id: string) => void;
}

/** One product to press; a scan draws only the tile whose number in the cart it changes. */
export const ProductTile = memo(function ProductTile({ product, today, ...rest }: ProductTileProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const { id } = product;
  const count = useOnceDrawn(({ cart }) => inCart(cart.lines).get(id));
  const flash = useTillUiValue(({ flash: last }) => (last.id === id ? last.count : 0));
  const stock = stockLine(product, today, language);
  const badge = count === undefined ? undefined : formatQuantity(count);
  return (
    <Tile
      id={id}
      name={product.name}
      price={moneyText(product.selling_price, currency)}
      stock={stock?.text}
      stockTone={stock?.tone}
      badge={badge}
      badgeRead={badge && say(TILL.inCart, { n: badge })}
      flash={flash}
      {...rest}
    />
  );
});
