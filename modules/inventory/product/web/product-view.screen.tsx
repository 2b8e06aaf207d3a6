import { useSearch } from '@tanstack/react-router';
import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { MovementsCard } from './movements-card.tsx';
import { OpeningStockForm } from './opening-stock-form.tsx';
import { PRODUCT } from './product.words.ts';
import { ProductActions } from './product-actions.tsx';
import { ProductCards } from './product-cards.tsx';
import { ProductFigures } from './product-figures.tsx';
import { productInView } from './product-in-view.ts';
import { ProductSide } from './product-side-cards.tsx';
import { showsStock } from './shows-stock.ts';

/** One product: what is there and to come, what it costs and why, what is known of it, and how the stock moved. */
export default function ProductViewScreen() {
  const { id, opening }: { id?: string; opening?: string } = useSearch({ strict: false });
  if (id && opening) return <OpeningStockForm key={id} id={id} />;
  return <EntityScreens entity={productInView} kind="view" view={FRAME} />;
}

const FRAME: ViewFrame = {
  Figures: ProductFigures,
  Cards: ProductCards,
  Side: ProductSide,
  hasSide: showsStock,
  Actions: ProductActions,
  tabs: [
    {
      key: 'movements',
      title: PRODUCT.movements,
      isSeen: showsStock,
      Content: ({ row }) => <MovementsCard id={row.id} />,
    },
  ],
};
