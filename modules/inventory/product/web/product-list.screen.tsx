import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { PRODUCT } from './product.words.ts';
import { productInView, productWithoutExpiry } from './product-in-view.ts';
import { StockAsOf } from './stock-as-of.tsx';

export default function ProductListScreen() {
  const { switches } = useBranch();
  const entity = switches.products_can_expire === true ? productInView : productWithoutExpiry;
  return <EntityScreens entity={entity} kind="list" list={FRAME} />;
}

/** Goods that came in are there to be sold. */
const FRAME = {
  Tools: StockAsOf,
  afterImport: {
    title: PRODUCT.goToTill,
    href: '/point-of-sale/sale-form',
    permission: 'create_sale',
  },
};
