import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { purchaseOrder } from '../purchase-order.entity.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderCards } from './order-cards.tsx';
import { OrderFigures } from './order-figures.tsx';
import { OrderSide } from './order-side.tsx';

/** An order: what is still to come of it, what came, and the way to receive, return, send or close it. */
export default function OrderViewScreen() {
  return <EntityScreens entity={purchaseOrder} kind="view" view={FRAME} />;
}

const FRAME: ViewFrame = {
  Figures: OrderFigures,
  Cards: OrderCards,
  Side: OrderSide,
  Actions: OrderActions,
};
