import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { MovementsCard } from './movements-card.tsx';
import { PRODUCT } from './product.words.ts';
import { ProductFigures } from './product-figures.tsx';
import { productInView } from './product-in-view.ts';

/** One product: its price and stock, what is known of it, and how the stock moved. */
export default function ProductViewScreen() {
  return <EntityScreens entity={productInView} kind="view" view={FRAME} />;
}

const FRAME: ViewFrame = {
  Figures: ProductFigures,
  tabs: [
    {
      key: 'movements',
      title: PRODUCT.movements,
      isSeen: (row, may) => may('view_product_stock') && row.type !== 'service',
      Content: ({ row }) => <MovementsCard id={row.id} />,
    },
  ],
};
