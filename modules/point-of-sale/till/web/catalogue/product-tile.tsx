import { memo } from 'react';
import { moneyToWire } from '#core/money.ts';
import { formatQuantity } from '#core/quantity.ts';
import { unitText } from '#modules/inventory/public.web.ts';
import { Tile } from '#ui/till/tile.tsx';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { listPrice } from '../../cart-lines.rules.ts';
import type { Sellable } from '../../catalogue.rules.ts';
import { inCart } from '../../in-cart.rules.ts';
import { useOnceDrawn } from '../store/use-till.ts';
import { TILL } from '../till.words.ts';
import { useTillUiValue } from '../ui-store/till-ui.ts';
import { stockLine } from './product-text.ts';

export interface ProductTileProps {
  product: Sellable;
  today: string;
  /** What a press adds one of; the price is of that. */
  unit: Sellable['unit'];
  /** Nothing left that may be sold. */
  sunken: boolean;
  /** The key that presses it. */
  hint: string | undefined;
  tabIndex: number;
  onPress: (id: string) => void;
}

/** One product to press; a scan draws only the tile whose number in the cart it changes. */
export const ProductTile = memo(function ProductTile({ product, today, unit, ...rest }: ProductTileProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const { id } = product;
  const count = useOnceDrawn(({ cart }) => inCart(cart.lines).get(id));
  const flash = useTillUiValue(({ flash: last }) => (last.id === id ? last.count : 0));
  const stock = stockLine(product, today, language);
  const price = moneyText(moneyToWire(listPrice(product, unit, { currency }), currency), currency);
  const badge = count === undefined ? undefined : formatQuantity(count);
  return (
    <Tile
      id={id}
      name={product.name}
      price={price}
      per={unit === product.unit ? undefined : say(TILL.perUnit, { unit: unitText(unit, language) })}
      stock={stock?.text}
      stockTone={stock?.tone}
      badge={badge}
      badgeRead={badge && say(TILL.inCart, { n: badge })}
      flash={flash}
      {...rest}
    />
  );
});
