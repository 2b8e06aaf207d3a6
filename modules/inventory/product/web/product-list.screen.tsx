import { lazy } from 'react';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { loadScreen } from '#web-kit/screens/load-screen.ts';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { PRODUCT } from './product.words.ts';
import { productInView, productWithoutExpiry } from './product-in-view.ts';
import { STOCK_AS_OF } from './stock-as-of.words.ts';

export default function ProductListScreen() {
  const { switches } = useBranch();
  const entity = switches.products_can_expire === true ? productInView : productWithoutExpiry;
  return <EntityScreens entity={entity} kind="list" list={FRAME} />;
}

/** Goods that came in are there to be sold. */
const FRAME = {
  tool: {
    title: STOCK_AS_OF.open,
    icon: 'history' as const,
    permission: 'view_product_stock',
    Panel: lazy(loadScreen('stock-as-of', () => import('./stock-as-of-drawer.tsx'))),
  },
  afterImport: {
    title: PRODUCT.goToTill,
    href: '/point-of-sale/sale-form',
    permission: 'create_sale',
  },
};
